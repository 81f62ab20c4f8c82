# Ce que dit la table pendant une partie d’Arriba.

## Le compte

left = { $stock } dans la pioche, { $pile } sur la pile

## Les invites

arriba-flip-now = À vous : retournez une carte.
arriba-give-signal = Une tête ! Donnez le signal : un, deux, trois…
arriba-reach-or-leave = Attraper ou laisser ? Personne ne voit votre choix.

## Les options

about-manches = nombre de manches ; qui a le moins de points en tout gagne
about-flip_seconds = secondes pour retourner sa carte avant que la table le fasse
about-verdict_seconds = secondes pendant lesquelles un verdict reste affiché
about-head_start = avance de chaque joueur en millièmes de seconde, dans l’ordre des places, par exemple « 0 300 »
about-calm = mode calme : secondes pour choisir en secret d’attraper ou non ; 0 : la première main gagne
about-shapes = nombre de formes ; moins de 18 : pour l’étude seulement
about-colours = nombre de couleurs ; moins de 4 : pour l’étude seulement
about-totems = nombre de cartes totem ; moins de 4 : pour l’étude seulement
about-heads = nombre de têtes ; moins de 4 : pour l’étude seulement
arriba-too-few-cards = { $count ->
    [one] { $count } carte ne suffit pas : chacun doit en recevoir une.
   *[other] { $count } cartes ne suffisent pas : chacun doit en recevoir une.
}
option-manches = Manches
option-flip_seconds = Secondes pour retourner
option-verdict_seconds = Secondes d’un verdict
option-head_start = Avance de chaque joueur
option-head_start-each = { $number ->
    [0] aucune
   *[other] { $number } ms
}
option-calm = Mode calme : secondes pour choisir (0 : vitesse)
about-bot-novice = lent, et vite trompé par les formes qui se ressemblent
about-bot-habitue = aussi vif qu’une famille qui joue souvent
about-bot-club = l’œil exercé, ne se trompe presque jamais
about-bot-even = devient aussi rapide et aussi attentif que les autres à la table : les chances restent à peu près égales

## Les mots de la table

card = { $name ->
    [totem] carte totem
    [head] tête
    [reach] attraper
    [leave] laisser
   *[other] { $letter ->
        [a] soleil
        [b] fleur
        [c] rouage
        [d] goutte
        [e] flamme
        [f] feuille
        [g] étincelle
        [h] étoile
        [i] cristal
        [j] spirale
        [k] cible
        [l] labyrinthe
        [m] croix
        [n] trèfle
        [o] hélice
        [p] éclair
        [q] vague
       *[r] serpent
    } en { $number ->
        [1] rouge
        [2] bleu
        [3] vert
       *[4] jaune
    }
}
arriba-flip-offered = Retourner
arriba-signal-offered = Un, deux, trois, Arriba !
arriba-grab-offered = Attraper le totem
arriba-choose-offered = { $choice ->
    [reach] Attraper le totem
   *[leave] Laisser
}
arriba-flip-told = { $seat } retourne une carte.
arriba-flip-house = La table retourne une carte.
arriba-show-house = La carte apparaît.
arriba-signal-told = { $seat } compte : un, deux, trois…
arriba-signal-house = La table compte : un, deux, trois…
arriba-reveal-house = Arriba ! Tout le monde retourne.
arriba-choose-told = { $seat } a choisi.
arriba-uncover-house = Les choix sont montrés.
arriba-verdict-house = { $timing ->
    [early] { $other } attrape le totem, plus vite que l’œil.
   *[in-time] { $other } attrape le totem.
}
arriba-resume-house = Les mains sous la table !
arriba-end-house = Plus personne n’attrape.
arriba-now-flip = C’est à { $seat } de retourner.
arriba-now-showing = { $seat } retourne une carte.
arriba-now-signal = { $seat } a retourné une tête et donne le signal.
arriba-now-count = Un, deux, trois…
arriba-now-hold = Les mains sous la table ; puis le jeu reprend.
arriba-now-choice = Chacun choisit en secret : attraper ou laisser.
arriba-now-last = Plus de pioche : dernière occasion !
arriba-now-over = La manche est finie.
arriba-words-totem = { $seat } est le premier sur la carte totem.
arriba-words-duel = { $seat } attrape en premier, et donne sa pile.
arriba-words-shared = { $seat } attrape en premier, et donne sa pile ; ce qui ne se partage pas va au pot.
arriba-words-false = { $seat } a attrapé pour rien : c’est une faute.
arriba-words-early = { $seat } a attrapé plus vite que l’œil : c’est une faute.
arriba-words-started-ahead = { $seat } avait { $time } ms d’avance.
arriba-words-reached = { $seat } a choisi d’attraper.
arriba-words-nobody-reached = Personne n’a choisi d’attraper.
arriba-words-takes = { $count ->
    [one] { $seat } prend { $count } carte.
   *[other] { $seat } prend { $count } cartes.
}
arriba-words-potted = { $count ->
    [one] { $count } carte va dans le pot.
   *[other] { $count } cartes vont dans le pot.
}
arriba-words-top = { $seat } montre : { $card }.
arriba-words-settled = { $seat } montre : { $card }, déjà réglée.
arriba-words-none = Aucune carte n’est retournée.
arriba-words-pot = { $count ->
    [0] Le pot est vide.
    [one] { $count } carte est dans le pot.
   *[other] { $count } cartes sont dans le pot.
}
arriba-words-holds = { $seat } a { $stock } dans la pioche et { $pile } sur la pile.
arriba-words-head-start = { $seat } a { $time } ms d’avance.

## Les horloges

arriba-clock-flip = Temps pour retourner
arriba-clock-showing = Une carte arrive
arriba-clock-signal = Temps pour donner le signal
arriba-clock-count = Le compte
arriba-clock-hold = Le verdict
arriba-clock-choice = Temps pour choisir
arriba-clock-last = Fin

## La boîte, et ce qu’il faut savoir la première fois

box-line = Deux formes pareilles, un seul totem, et une main qui doit arriver la première.
goal = le moins de cartes
hint-flip = Débarrassez-vous de vos cartes : retournez à votre tour. Si votre carte a la même forme qu’une autre, attrapez le totem avant ce joueur. La couleur ne compte pas.
hint-signal = Une tête : celui qui l’a retournée donne le signal, et tout le monde retourne ensemble. Regardez toutes les cartes à la fois.
hint-hold = Les mains sous la table : une main qui vient maintenant est seulement en retard. Ensuite, celui qui a attrapé retourne une carte. Attention : qui attrape à tort ramasse tout ce qui est retourné.
hint-choice = Regardez votre carte : si une autre a la même forme, ou s’il y a une carte totem qui n’est pas encore réglée, choisissez d’attraper. Sinon, laissez.
hint-last = Plus aucune pioche : dernière occasion d’attraper. Ensuite, chaque carte devant vous vaut un point.
hint-scored = Chaque carte qui vous reste vaut un point, et il en faut le moins possible. Qui en a le moins après toutes les manches gagne.

## Le plateau

-deal = { $case ->
    [upper] Manche
   *[lower] manche
}
    .gender = feminine
course = Manche { $deal } sur { $manches }
course-brief = { $deal }/{ $manches }
arriba-pot = Pot : { $count }
arriba-my-stock = Ma pioche : { $count }
own-keys = Entrée : retourner · Espace : attraper
arriba-chose-reach = Vous avez choisi d’attraper. Les autres choisissent encore.
arriba-chose-leave = Vous avez choisi de laisser. Les autres choisissent encore.
arriba-verdict-totem = { $seat } attrape en premier, pour la carte totem !
arriba-verdict-duel = { $seat } attrape en premier, et donne sa pile !
arriba-verdict-shared = { $seat } attrape en premier, et donne sa pile !
arriba-verdict-false = { $seat } a attrapé pour rien : c’est une faute !
arriba-verdict-early = { $seat } a attrapé plus vite que l’œil : c’est une faute !
arriba-time = { $line ->
    [0] { $time } ms
   *[other] { $time } ms · réseau −{ $line }
}
arriba-time-ahead = { $line ->
    [0] { $time } − { $start } ms
   *[other] { $time } − { $start } ms · réseau −{ $line }
}
arriba-spent = { $card }, déjà réglée
arriba-potted = Au pot : { $count }
arriba-headline-out = { $seat } n’a plus une seule carte !
arriba-headline-fewest = { $seat } garde le moins de cartes : { $points }.
arriba-headline-two = { $seat } et { $other } gardent le moins de cartes : { $points }.
arriba-headline-several = À { $count }, le moins de cartes : { $points }.
zone-stock = dans la pioche
