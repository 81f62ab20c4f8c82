# Ce que la table dit pendant une partie de Diego.

## Refusals

no-card-in-hand = Il n’y a pas de carte à cette place de votre main.
no-card-in-row = Il n’y a pas de carte à cette place de la rangée.
not-there = Il n’y a pas de carte à cette place.
no-pair-in-hand = À cette table, une paire prend une carte de la rangée.
proposed-already = Vous avez déjà proposé d’arrêter à ce tour.

## What is wrong with a deck

deck-form = Un jeu s’écrit : nombres | représentations | niveau. Exemple : 1/4 1/2 3/4 | fraction decimal words | usual
deck-number = { $number } ne convient pas : il faut une fraction entre 0 et 2, qui ne soit pas un entier.
deck-denominator = { $number } ne convient pas : le dénominateur va jusqu’à { $most }.
deck-numbers = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
} : il en faut au moins 2 et au plus { $most }.
deck-representation = La représentation { $name } n’existe pas, ou elle est là deux fois.
deck-level = Le niveau { $name } n’existe pas : easy, usual ou hard.
deck-equal = { $number } est là deux fois : deux familles du même nombre ne se distinguent pas.
deck-bracket = L’encadrement de { $number }, de { $a },{ $b } à { $c },{ $d }, contient aussi { $also }. Retirez { $level ->
    [hard] un nombre ou les encadrements.
   *[other] un nombre ou les encadrements, ou prenez le niveau difficile.
}
deck-unpaired = { $number } n’a pas deux cartes : rien à associer.
deck-too-few = { $count ->
    [one] { $count } carte ne suffit pas
   *[other] { $count } cartes ne suffisent pas
} : à { $seats }, avec { $size } cartes chacun et la rangée, il en faut { $needed }.

## Scoring

diego-capital = Capital
diego-right = { $count ->
    [one] DIEGO : { $count } paire juste
   *[other] DIEGO : { $count } paires justes
}
diego-wrong = { $count ->
    [one] DIEGO : { $count } paire fausse
   *[other] DIEGO : { $count } paires fausses
}
contra-right = { $count ->
    [one] PAS DIEGO : { $count } erreur démasquée
   *[other] PAS DIEGO : { $count } erreurs démasquées
}
contra-wrong = { $count ->
    [one] PAS DIEGO : { $count } paire était juste
   *[other] PAS DIEGO : { $count } paires étaient justes
}

## Prompts

diego-your-turn = À vous : associez une carte de votre main à une carte de la rangée, ou passez.
diego-your-turn-hand = À vous : associez une carte de votre main à une carte de la rangée ou de votre main, ou passez.
diego-doubt-pair = { $seat } : DIEGO ! Est-ce juste ?
diego-doubt-pass = { $seat } passe : voyez-vous une paire ?
diego-name-it = DIEGO ! Montrez la carte de la main et celle de la rangée.
diego-vote = { $seat } propose de finir. D’accord ?

## Clocks

diego-delay = Pour contrer
diego-finish = Pour nommer

## Options

about-delay = secondes pendant lesquelles une paire ou un passe peut être contré
about-size = cartes dans chaque main, et dans la rangée
about-cards = quelles cartes : les 48 officielles, celles à deux représentations de plus (extended), ou un choix (first, decimals, hard)
about-deck = à la place, un jeu composé : nombres | représentations | niveau
about-pair_in_hand = une paire peut aussi être deux cartes de sa propre main
about-capital = chacun part avec 100 points
about-partners = à quatre : deux contre deux
about-at_once = chaque paire est jugée dès qu’elle est gagnée, et non à la fin
about-clock = règle de la maison : le délai convenu, 30 ou 60 secondes, ou pas de chronomètre (none)
about-early_close = règle de la maison : le délai est clos quand tous les adversaires sont d’accord
about-five_seconds = règle de la maison : qui contre un passe a cinq secondes pour nommer la paire
about-study = six cartes seulement ; pour l’étude
option-delay = Délai en secondes
option-size = Cartes en main et dans la rangée
option-cards = Cartes
option-cards-official = officielles : 48 cartes, 8 représentations
option-cards-extended = étendues : 60 cartes, 10 représentations
option-cards-first = premiers pas : 30 cartes, sans décimaux
option-cards-decimals = décimaux : 36 cartes
option-cards-hard = difficiles : huitièmes et cinquièmes
option-deck = Jeu composé
option-pair_in_hand = Paires dans la main
option-capital = Capital de 100 points
option-partners = Deux contre deux
option-at_once = Juger les paires aussitôt
option-clock = Chronomètre (règle de la maison)
option-clock-delay = le délai convenu
option-clock-30 = 30 secondes
option-clock-60 = 60 secondes
option-clock-none = aucun : chacun répond
option-early_close = Clore dès que tous sont d’accord (règle de la maison)
option-five_seconds = Cinq secondes pour nommer une paire (règle de la maison)
about-bot-novice = connaît ses fractions, peine avec le reste, et se trompe
about-bot-habitue = reconnaît presque tout, prend son temps, se trompe peu
about-bot-club = voit presque toutes les paires, et vite

## The words of the table

card = { $kind ->
    [frac] { NUMBER($a, useGrouping: 0) }/{ NUMBER($b, useGrouping: 0) }
    [dec] { $a },{ $b }
    [word] { $a } { $b }
    [disc] { $a ->
        [1] un disque partagé en { $b }, { $c } { $c ->
            [one] part coloriée
           *[other] parts coloriées
        }
       *[other] { $a } disques partagés en { $b } chacun, { $c } parts coloriées en tout
    }
    [area] { $a ->
        [1] un rectangle partagé en { $b } sur { $c }, { $d } { $d ->
            [one] case coloriée
           *[other] cases coloriées
        }
       *[other] { $a } rectangles partagés en { $b } sur { $c } chacun, { $d } cases coloriées en tout
    }
    [line] une droite graduée de 0 à { $a }, chaque unité partagée en { $b }, repère au trait { $c } après 0
    [sum] { $b ->
        [1] { $a } + { $c }/{ $d }
       *[other] { $a }/{ $b } + { $c }/{ $d }
    }
    [between] entre { $a },{ $b } et { $c },{ $d }
    [pct] { $a } %
   *[other] { $name }
}
diego-diego-offered = DIEGO ! Carte { $hand } de ma main avec la carte { $row } de la rangée
diego-hand-diego-offered = DIEGO ! Cartes { $hand } et { $second } de ma main
diego-pass-offered = Passe
diego-agree-offered = D’accord
diego-end-offered = Arrêter la partie
diego-go-on-offered = Continuer
diego-name-offered = Carte { $hand } de la main avec la carte { $row } de la rangée
diego-not-diego-offered = PAS DIEGO !
diego-counter-offered = DIEGO !
diego-diego-told = { $seat } annonce DIEGO ! Carte { $hand } avec la carte { $row } de la rangée.
diego-hand-diego-told = { $seat } annonce DIEGO ! avec les cartes { $hand } et { $second } de sa main.
diego-pass-told = { $seat } passe.
diego-agree-told = { $seat } est d’accord.
diego-end-told = { $seat } est pour arrêter la partie.
diego-go-on-told = { $seat } veut continuer.
diego-name-told = { $seat } nomme la carte { $hand } et la carte { $row } de la rangée.
diego-close-house = Le délai est écoulé.
diego-skip-house = { $other } n’a plus de carte en main et passe.
diego-void-house = { $other } n’a pas nommé de paire : l’annonce tombe.
diego-verdict-house = { $claim ->
    [counter] { $other } contre le passe : DIEGO !
   *[not-diego] { $other } annonce PAS DIEGO !
}
diego-now-turn = C’est à { $seat } de jouer.
diego-now-claimed = { $seat } a annoncé DIEGO ! Ses adversaires peuvent contrer.
diego-now-passed = { $seat } a passé et montre sa main. Ses adversaires peuvent contrer.
diego-now-naming = { $seat } contre le passe et doit nommer une paire.
diego-now-voting = { $seat } propose d’arrêter la partie.
diego-words-agreed = { $seat } ne contrera plus.
diego-words-passes = { $count ->
    [one] Un passe que personne n’a contré ; si tous passent de suite, la partie est finie.
   *[other] { $count } passes de suite que personne n’a contrés ; si tous passent, la partie est finie.
}
diego-words-won = { $seat } gagne la paire, côté DIEGO : { $card }, et { $cards }.
diego-words-taken = PAS DIEGO ! { $seat } emporte la paire : { $card }, et { $cards }.
diego-words-claimed = Paire annoncée par { $seat } : { $card }, et { $cards }.
diego-words-shown = { $seat } montre sa main, carte { $place } : { $card }.
diego-words-row = Rangée, carte { $place } : { $card }.
diego-words-hand = Votre main, carte { $place } : { $card }.
diego-words-hand-empty = Votre main est vide.
diego-words-seat = { $seat } : { $diego ->
    [one] { $diego } paire
   *[other] { $diego } paires
} côté DIEGO, { $contra } côté PAS DIEGO, { $count ->
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
diego-words-stock = { $count ->
    [0] La pioche est vide.
    [one] Dans la pioche : { $count } carte.
   *[other] Dans la pioche : { $count } cartes.
}
diego-words-right = { $seat }, { $side ->
    [contra] côté PAS DIEGO, perdu
   *[diego] côté DIEGO, gagné
} : { diego-lesson-right }
diego-lesson-right = { $bracket ->
    [first] { $cards }, c’est { $first }, qui est bien { $card }.
    [second] { $card }, c’est { $first }, qui est bien { $cards }.
   *[none] { $card }, et { $cards }, c’est { $first } deux fois.
}
diego-words-wrong = { $seat }, { $side ->
    [contra] côté PAS DIEGO, gagné
   *[diego] côté DIEGO, perdu
} : { diego-lesson-wrong }
diego-lesson-wrong = { $bracket ->
    [first] { $cards }, c’est { $second }, qui n’est pas { $card }, comme l’est { $first }.
    [second] { $card }, c’est { $first }, qui n’est pas { $cards }, comme l’est { $second }.
    [both] { $first } est { $card }, mais { $second } est { $cards }.
   *[none] { $card }, c’est { $first }, mais { $cards }, c’est { $second }.
}

## What can be learnt

diego-lesson-doubt-right = Erreur démasquée : { diego-lesson-wrong }
diego-lesson-doubt-wrong = Contré, mais c’était juste : { diego-lesson-right }
diego-lesson-missed = Passé, mais il y avait une paire : { diego-lesson-right }

## The box, and what to know the first time

box-line = Trois quarts, 0,75, un disque : même nombre ? Annoncez DIEGO ! avant qu’on en doute.
goal = le plus de points
hint-turn = Trouvez une carte de la rangée du même nombre qu’une des vôtres (ou deux des vôtres, si la table en a convenu), et annoncez DIEGO ! : une paire juste vaut 2 points. Sinon, passez ; mais votre main sera montrée.
hint-claimed-asked = Cette paire est-elle juste ? Le premier qui annonce PAS DIEGO ! prend la paire : 4 points si elle est fausse, 4 de moins si elle est juste. Si vous la croyez juste, laissez-la passer.
hint-passed-asked = Regardez la main montrée et la rangée. Si vous voyez une paire, annoncez DIEGO ! et désignez-la : 2 points si elle est juste, 2 de moins si elle est fausse.
hint-naming-asked = Désignez une carte de la main montrée et une carte de la rangée. Si le temps finit avant, l’annonce tombe.
hint-voting-asked = Si vous ne voyez plus rien à associer, acceptez d’arrêter. Si un seul joueur veut continuer, la partie continue.

## What is printed

diego-print-diego = DIEGO !
diego-print-contra = PAS DIEGO !
diego-print-control = Feuille de contrôle
diego-print-two = 2 points la paire
diego-print-four = 4 points la paire

## The drawn board

diego-row = La rangée
diego-hand = Votre main
diego-shown = { $name } montre sa main
diego-place = Carte { $place } : { $name }
diego-my-hand-shown = Vous passez : votre main est montrée. Qui y voit une paire peut la prendre.
diego-for = pour { $name }
diego-role-agreed = d’accord
diego-role-voided = annonce tombée
diego-role-voted = pour finir
diego-equal = égale
diego-unequal = n’égale pas
diego-headline = { $ended ->
    [row] La rangée est vide
    [passes] Tout le monde a passé
   *[vote] Tous ont voulu finir
} : { $right ->
    [one] { $right } paire juste sur { $count }.
   *[other] { $right } paires justes sur { $count }.
}

## The composer of decks

diego-compose-presets = Un jeu pour commencer
diego-preset-young = Plus jeunes
diego-preset-first = Premiers pas
diego-preset-official = Officiel
diego-preset-decimals = Décimaux
diego-preset-percent = Pourcentages
diego-preset-hard = Difficile
diego-compose-numbers = Nombres
diego-compose-written = Ou écrits, séparés par des espaces :
diego-compose-representations = Représentations
diego-representation-fraction = fraction
diego-representation-decimal = nombre décimal
diego-representation-tenths = fraction décimale
diego-representation-words = en lettres
diego-representation-drawing = dessin
diego-representation-line = droite graduée
diego-representation-sum = somme
diego-representation-bracket = encadrement
diego-representation-amplified = fraction amplifiée
diego-representation-percent = pourcentage
diego-compose-level = Niveau
diego-level-easy = facile
diego-level-usual = habituel
diego-level-hard = difficile
diego-compose-good = { $count } cartes : ce jeu peut se jouer.
diego-compose-cards = Les cartes de ce jeu
