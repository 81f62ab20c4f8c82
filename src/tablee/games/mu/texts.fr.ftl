# Ce que dit la table pendant une partie de Mü.

## La boîte

box-line = Montrez vos cartes pour enchérir : plus on promet, plus on se découvre. Idéal à 4 ou 5.
goal = premier à { $target }

## Refus

not-in-hand = Cette carte n’est pas dans votre main.
too-many-cards = Pas une de plus : on ne dépasse la plus haute mise que d’une carte.
cards-laid = Vous venez de miser une carte, il est trop tard pour passer : dites « terminé ».
nothing-laid = Vous n’avez encore rien misé à ce tour : misez une carte, ou passez.
trump-not-laid = Aucune de vos cartes misées n’est de ce type : nommez un nombre ou une couleur de votre mise.
vice-must-choose = Le sous-chef doit nommer un atout : seul le chef peut y renoncer.
same-trump = C’est déjà l’atout du sous-chef : nommez-en un autre, ou aucun.
not-the-vice = Le sous-chef ne peut pas être votre partenaire.
not-oneself = Vous ne pouvez pas être votre propre partenaire.
no-such-seat = Il n’y a personne à cette place.
not-held = Vous n’avez cette carte ni en main ni devant vous.
follow-trump = Vous devez fournir de l’atout.
follow-colour = Vous devez fournir { $colour ->
    [r] du rouge
    [b] du bleu
    [k] du noir
    [y] du jaune
   *[g] du vert
}.

## Décompte

triangles = { $triangles ->
    [one] { $triangles } triangle dans ses plis
   *[other] { $triangles } triangles dans ses plis
}
bonus = Contrat tenu sur une mise de { $bid ->
    [one] { $bid } carte
   *[other] { $bid } cartes
} : { $made } triangles pour { $target } demandés
chief-fails = { $steps ->
    [one] Contrat manqué de { $steps } palier
   *[other] Contrat manqué de { $steps } paliers
} : { $made ->
    [one] { $made } triangle
   *[other] { $made } triangles
} pour { $target } demandés
opponent-gains = { $steps ->
    [one] L’équipe du chef manque son contrat de { $steps } palier
   *[other] L’équipe du chef manque son contrat de { $steps } paliers
} : { $made ->
    [one] { $made } triangle
   *[other] { $made } triangles
} pour { $target } demandés
eklat = Éclat : en tête à égalité, avec { $bid ->
    [one] { $bid } carte
   *[other] { $bid } cartes
}
eklat-last = Éclat : venu en dernier à égalité, avec { $bid ->
    [one] { $bid } carte
   *[other] { $bid } cartes
}

## Demandes

mu-auction = À vous d’enchérir : misez des cartes, ou passez.
mu-laying = À vous d’enchérir : misez encore une carte si vous le pouvez, ou dites « terminé ».
mu-vice-trump = Vous êtes sous-chef : nommez un atout, nombre ou couleur de vos cartes misées.
mu-chief-trump = Vous êtes chef : nommez un atout, nombre ou couleur de vos cartes misées, ou aucun.
mu-partner = Vous êtes chef : choisissez votre partenaire.
mu-tricks = À vous : jouez la carte de votre choix.
mu-follow-trump = À vous : fournissez de l’atout.
mu-follow-colour = À vous : fournissez { $colour ->
    [r] du rouge
    [b] du bleu
    [k] du noir
    [y] du jaune
   *[g] du vert
}.

## Options

about-target = le total qui met fin à la partie
about-bonus_cap = la plus forte prime possible ; 180 : sans plafond
about-redeal = qui redonne si tout le monde passe : le voisin de gauche (left) ou le même joueur (same)
about-memory_aid = chacun peut revoir les plis pris et les triangles de tous
about-per_colour = nombre de cartes par couleur ; moins de 12 : pour l’étude seulement
option-redeal = Si tout le monde passe, qui redonne ?
option-redeal-left = le voisin de gauche
option-redeal-same = le même donneur
option-memory_aid = Revoir les plis pris et les triangles de chacun
option-memory_aid-yes = tout se revoit
option-memory_aid-no = non, de mémoire

## Les mots de la table

card = { $number } { $letter ->
    [r] rouge
    [b] bleu
    [k] noir
    [y] jaune
   *[g] vert
}
mu-lay-offered = Miser le { $card }
mu-play-offered = Jouer le { $card }
mu-trump-offered = { $trump ->
    [r] Nommer le rouge comme atout
    [b] Nommer le bleu comme atout
    [k] Nommer le noir comme atout
    [y] Nommer le jaune comme atout
    [g] Nommer le vert comme atout
    [none] Ne nommer aucun atout
   *[other] Nommer les { $trump } comme atout
}
mu-partner-offered = Prendre { $other } pour partenaire
mu-done-offered = Terminer la mise
mu-pass-offered = Passer
mu-lay-told = { $seat } mise le { $card }.
mu-lay-told-many = { $seat } mise { $cards }.
mu-play-told = { $seat } joue le { $card }.
mu-trump-told = { $seat } { $trump ->
    [r] nomme le rouge comme atout
    [b] nomme le bleu comme atout
    [k] nomme le noir comme atout
    [y] nomme le jaune comme atout
    [g] nomme le vert comme atout
    [none] ne nomme aucun atout
   *[other] nomme les { $trump } comme atout
}.
mu-partner-told = Le chef prend { $other } pour partenaire.
mu-done-told = { $seat } en reste là.
mu-pass-told = { $seat } passe.
mu-pass-house = Plus rien à miser : la table passe pour cette place.
mu-words-bid = { $seat } a misé { $bid ->
    [one] { $bid } carte
   *[other] { $bid } cartes
} : { $cards }.
mu-words-most = La parole est à { $seat }, qui peut monter à { $most } au plus.
mu-words-chief = { $seat } est chef, avec une mise de { $bid } : il faut { $target } triangles à son équipe.
mu-words-partner = { $seat } est son partenaire.
mu-words-vice = { $seat } est sous-chef.
mu-words-chief-trump = Atout du chef : { $trump ->
    [none] aucun
    [r] le rouge
    [b] le bleu
    [k] le noir
    [y] le jaune
    [g] le vert
   *[other] les { $trump }
}.
mu-words-vice-trump = Atout du sous-chef : { $trump ->
    [r] le rouge
    [b] le bleu
    [k] le noir
    [y] le jaune
    [g] le vert
   *[other] les { $trump }
}.
mu-words-laid = Devant { $seat } : { $cards }.
mu-words-trick = Dans le pli, { $seat } : le { $card }.
mu-words-hand = { $count ->
    [0] Votre main est vide.
    [one] Votre main : { $cards }.
   *[other] Votre main, { $count } cartes : { $cards }.
}
mu-words-taken = { $seat } prend le pli.
mu-words-last-trick = Dernier pli, entamé par { $seat } : { $cards }.

## Pour qui découvre le jeu

hint-auction = On enchérit en misant des cartes face visible : elles restent à vous, mais tout le monde les voit. Qui en montre le plus sera chef et jouera contre les autres, d’ordinaire avec un partenaire de son choix.
hint-vice-trump = Le sous-chef, deuxième aux enchères, nomme d’abord un atout : une couleur ou un nombre parmi ses cartes misées.
hint-chief-trump = Le chef nomme à son tour un atout, plus fort que celui du sous-chef. Il y a donc souvent deux atouts à la fois.
hint-partner = Le chef choisit un partenaire, n’importe qui sauf le sous-chef. À deux, ils doivent réunir assez de triangles.
hint-tricks = Il faut fournir la couleur demandée, et les atouts ne font ensemble qu’une couleur. Ce qui compte, ce sont les triangles dans les plis. Parmi les atouts, ① bat ②, qui bat ③.
hint-scored = L’équipe du chef touche sa prime si elle a réuni les triangles promis ; sinon le chef perd des points, et ses adversaires en gagnent. Chacun garde ses triangles.

## Le plateau dessiné

mu-role-chief = chef
mu-role-vice = sous-chef
mu-role-partner = partenaire
mu-role-defender = défense
mu-role-bid = mise { $bid }
mu-role-pass = passe
mu-auction-now = Les enchères
mu-highest-bid = { $bid ->
    [0] Personne n’a encore misé.
    [one] La plus haute mise : { $bid } carte
   *[other] La plus haute mise : { $bid } cartes
}
mu-contract-of = Contrat : { $name }
mu-contract-target = { $target } triangles
mu-trump-of-chief = Atout du chef
mu-trump-of-vice = Atout du sous-chef
mu-trumps = Atouts
mu-trump-name = { $trump ->
    [r] rouge
    [b] bleu
    [k] noir
    [y] jaune
    [g] vert
    [none] sans atout
   *[other] les { $trump }
}
mu-trick-now = Pli { $number }
mu-trick-taken = Pli pris par { $name }
mu-last-trick = Dernier pli
mu-hand = Votre main
mu-card-triangles = { $count ->
    [0] sans triangle
    [one] { $count } triangle
   *[other] { $count } triangles
}
mu-card-grade = atout de grade { $grade }
mu-card-laid = misée, devant vous
mu-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mu-may-add = { $most ->
    [one] Choisissez dans votre main { $most } carte à miser, ou passez.
   *[other] Choisissez dans votre main jusqu’à { $most } cartes à miser, ou passez.
}
mu-pass-on = Passer tant que personne ne monte
mu-passing-on = Vous passez tant que personne ne monte.
mu-offer = { $count ->
    [0] Miser
    [one] Miser { $count } carte
   *[other] Miser { $count } cartes
}
mu-outlook-total = Votre mise en tout
mu-outlook-target = Triangles à faire
mu-outlook-bonus = Prime
mu-bonus-colour = couleur
mu-bonus-one-or-seven = 1 ou 7
mu-bonus-another-number = autre nombre
mu-bonus-none = sans atout
mu-outlook-trumps = Atouts possibles
mu-grades = Grades des atouts : ① les deux à la fois, ② celui du chef, ③ celui du sous-chef ; ① est le plus fort.
mu-eklat-warning = Vous égalez { $names } : si tout le monde passe, éclat, { $loss }.
mu-headline-kept = Contrat tenu : { $made } pour { $target }
mu-headline-missed = Contrat manqué : { $made } sur { $target }
mu-headline-eklat = Éclat ! { $seat } vient à égalité en dernier.
