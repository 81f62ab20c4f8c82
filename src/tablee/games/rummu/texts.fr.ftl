# Ce que dit la table pendant une partie de Rummü.

## La boîte

box-line = Des suites, des brelans et des jokers jaunes : posez bien, et sortez avant tout le monde !
goal = { $target ->
    [official] { $partners ->
        [yes] { $seats ->
            [4] équipes : premier à 500
            [6] équipes : premier à 500
           *[other] premier à 200
        }
       *[no] premier à 200
    }
   *[other] premier à { $target }
}

## Refus

draw-first = Prenez d’abord une carte : à la pioche ou à la défausse.
drawn-already = Vous avez déjà pioché : une seule carte par tour.
stock-or-discards = Vous avez pioché : vous ne prenez rien à la défausse à ce tour.
taken-already = Vous avez pris à la défausse : vous ne piochez pas à ce tour.
no-more-taking = Trop tard pour prendre à la défausse : vous avez déjà joué.
not-on-top = Cette carte n’est pas sur le dessus de la défausse.
no-discard = Il n’y a plus de carte à la défausse.
nothing-to-draw = La pioche est vide, et il n’y a pas de quoi en refaire une : prenez la carte de la défausse.
not-in-hand = Vous n’avez pas toutes ces cartes en main.
card-not-in-hand = Vous n’avez pas cette carte en main.
too-few = Il faut au moins trois cartes.
no-combination = Ni le même nombre partout, ni des nombres qui se suivent : ce n’est pas une combinaison.
not-in-a-row = Il manque un nombre : ces cartes ne se suivent pas.
colour-twice = Dans une suite de plusieurs couleurs, chaque couleur ne vient qu’une fois.
two-alike = Deux cartes pareilles ne vont jamais ensemble.
too-many-jokers = Trop de jokers : il faut plus de cartes normales que de jaunes.
one-joker = Une suite de plusieurs couleurs n’a qu’un joker.
open-first = Pour ouvrir, il vous faut une combinaison d’au moins { $needed } cartes.
no-such-combination = Cette combinaison n’est pas sur la table.
frees-nothing = Cette carte ne remplace aucun joker de cette combinaison.
hand-first = On ne reprend ses cartes qu’une fois la main vide.
take-back-first = Votre main est vide : reprenez d’abord une carte posée devant vous.
not-yours = Cette combinaison n’est pas à vous.
not-in-it = Cette carte n’est pas dans cette combinaison.
breaks-it = Sans cette carte, ce ne serait plus une combinaison.
single-first = Une carte seule peut être reprise : laissez les combinaisons entières.
nothing-to-take-back = Gardez une carte pour la défausse : vous n’avez rien devant vous à reprendre.
only-a-discard = Après avoir repris, il ne reste qu’à se défausser.

## Décompte

pure-run = Suite pure : { $cards }
mixed-run = Suite mélangée : { $cards }
pure-number = Même nombre, sans joker : { $cards }
mixed-number = Même nombre, avec joker : { $cards }
out-first = Prime de sortie
jokers-left = { $count ->
    [one] { $count } joker resté en main
   *[other] { $count } jokers restés en main
}
cards-left = { $count ->
    [one] { $count } carte restée en main
   *[other] { $count } cartes restées en main
}

## Demandes

rummu-draw = À vous : piochez, ou prenez à la défausse.
rummu-draw-to-end = À vous : prenez à la défausse, ou piochez, ce qui met fin à la manche.
rummu-take = À vous : la pioche est vide, prenez la carte de la défausse.
rummu-taking = Prenez encore, posez, ou défaussez-vous d’une carte.
rummu-taking-open = Prenez encore, ou défaussez-vous. Il vous faut { $needed } cartes pour ouvrir.
rummu-play = Posez, ajoutez, puis défaussez-vous d’une carte.
rummu-play-open = Il vous faut { $needed } cartes pour ouvrir ; sinon défaussez-vous.
rummu-take-back = Vous avez tout posé : reprenez de quoi vous défausser.
rummu-discard = Défaussez-vous d’une carte.

## Options

about-partners = à quatre ou à six, on joue en équipe avec la personne d’en face
about-target = le total qui met fin à la partie ; official : 200, ou 500 par équipes
about-memory_aid = chacun peut regarder toute la défausse
about-study = six cartes seulement ; pour l’étude
option-partners = En équipe avec la personne d’en face (à 4 ou à 6)
option-target = Jusqu’à quel total ?
option-target-official = 200, ou 500 par équipes
option-target-100 = 100
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
option-memory_aid = Regarder toute la défausse
option-memory_aid-yes = oui, à tout moment
option-memory_aid-no = non, de mémoire
option-deals = Limiter le nombre de manches (0 : non ; une douzaine fait une heure)

## Les mots de la table

-deal = { $case ->
    [upper] Manche
   *[lower] manche
}
    .gender = feminine
card = { $number } { $letter ->
    [r] rouge
    [b] bleu
    [k] noir
    [y] jaune
   *[g] vert
}
rummu-draw-offered = Piocher
rummu-take-offered = Prendre le { $card }
rummu-lay-offered = Poser { $cards }
rummu-add-offered = Ajouter { $cards } à la combinaison { $combination }
rummu-exchange-offered = Échanger le { $card } contre un joker de la combinaison { $combination }
rummu-take-back-offered = Reprendre le { $card } de la combinaison { $combination }
rummu-pick-up-offered = Reprendre toute la combinaison { $combination }
rummu-discard-offered = Se défausser du { $card }
rummu-draw-told = { $seat } pioche.
rummu-take-told = { $seat } prend le { $card } à la défausse.
rummu-lay-told = { $seat } pose { $cards }.
rummu-add-told = { $seat } ajoute { $cards } à la combinaison { $combination }.
rummu-exchange-told = { $seat } échange le { $card } contre un joker de la combinaison { $combination }.
rummu-take-back-told = { $seat } reprend le { $card } de la combinaison { $combination }.
rummu-pick-up-told = { $seat } reprend toute la combinaison { $combination }.
rummu-discard-told = { $seat } se défausse du { $card }.
rummu-words-top = { $count ->
    [one] Sur la défausse : le { $card }, et rien dessous.
   *[other] Sur la défausse : le { $card } ; { $count } cartes en tout.
}
rummu-words-no-top = La défausse est vide.
rummu-words-buried = Dessous, de bas en haut : { $cards }.
rummu-words-stock = { $count ->
    [0] La pioche est vide.
    [one] Dans la pioche : { $count } carte.
   *[other] Dans la pioche : { $count } cartes.
}
rummu-words-shuffled = { $count ->
    [one] La défausse a été mélangée une fois pour refaire la pioche ; deux fois par manche au plus.
   *[other] La défausse a été mélangée deux fois : la pioche une fois vide, piocher met fin à la manche.
}
rummu-words-open = Il vous faut { $needed } cartes pour ouvrir.
rummu-words-opens = { $seat } n’a pas encore ouvert : il lui faut { $needed } cartes.
rummu-words-combination = Combinaison { $number }, devant { $seat } : { $cards }. { $points ->
    [0] Elle ne vaut encore rien.
    [one] Elle vaut { $points } point.
   *[other] Elle vaut { $points } points.
}
rummu-words-frees = Un joker de la combinaison { $number } s’échange contre : { $cards }.
rummu-words-holds = { $count ->
    [0] { $seat } n’a plus de carte en main.
    [one] { $seat } a { $count } carte en main.
   *[other] { $seat } a { $count } cartes en main.
}
rummu-words-hand = { $count ->
    [0] Votre main est vide.
    [one] Votre main : { $cards }.
   *[other] Votre main, { $count } cartes : { $cards }.
}
rummu-words-drawn = Reçu à ce tour : { $cards }.
rummu-words-left = Il reste à { $seat } : { $cards }.
rummu-words-goal = Le but : { $target } points.

## Pour qui découvre le jeu

hint-draw = Débarrassez-vous de vos cartes avant les autres. Piochez une carte, ou prenez celle du dessus de la défausse ; on peut alors prendre aussi la suivante, et ainsi de suite.
hint-taking = S’il reste une carte à la défausse, vous pouvez la prendre aussi. Dès que vous posez ou vous défaussez, c’est fini.
hint-play = Posez au moins trois cartes du même nombre, ou qui se suivent. Pour ouvrir, il en faut presque toujours davantage. Une fois que vous avez ouvert, ajoutez aussi aux combinaisons des autres. Pour finir, défaussez-vous d’une carte.
hint-take-back = Sans carte en main, on ne peut pas se défausser : reprenez une carte dont une de vos combinaisons peut se passer. En la défaussant, vous sortez. S’il n’y en a aucune, reprenez une combinaison entière, et défaussez-vous d’une de ses cartes.
hint-discard = Il ne reste qu’à se défausser. Si c’est votre dernière carte, la manche est finie.
hint-scored = Sortir vaut 10 points. Les longues combinaisons comptent pour qui les a posées, davantage sans joker ; chaque carte restée en main coûte 5 points, un joker 10.

## Le plateau dessiné

rummu-headline-out = { $seat } sort avec le { $card } !
rummu-headline-used-up = Personne ne sort : la pioche est épuisée.
rummu-headline-circles = Personne ne sort : la manche tournait en rond.
rummu-hand = Votre main
rummu-back-hand = Cartes à reprendre
rummu-back = Reprendre : { $card }
rummu-joker = joker
rummu-just-drawn = vient d’arriver
rummu-needed = Il vous faut { $needed } cartes pour ouvrir
rummu-opened = a ouvert
rummu-button-lay = Poser
rummu-button-add = Ajouter
rummu-button-exchange = Échanger
rummu-button-discard = Défausser
rummu-button-group = Grouper
rummu-button-ungroup = Dégrouper
rummu-button-by-colour = Trier par couleur
rummu-button-by-number = Trier par nombre
rummu-combinations = Les combinaisons posées
rummu-no-combinations = Rien n’est encore posé.
rummu-check-lay = { $shape ->
    [number] Même nombre
    [colour] Suite d’une couleur
   *[colours] Suite de plusieurs couleurs
} : { $points } points
rummu-check-add-own = À votre { $shape ->
    [number] combinaison d’un nombre
    [colour] suite d’une couleur
   *[colours] suite de plusieurs couleurs
}, qui vaudra { $points } points
rummu-check-add = À la { $shape ->
    [number] combinaison d’un nombre
    [colour] suite d’une couleur
   *[colours] suite de plusieurs couleurs
} posée par { $seat }, qui vaudra { $points } points
rummu-look = Une combinaison
rummu-look-away = Retour à la table
rummu-frees = Le joker { $card } s’échange contre : { $cards }.
rummu-never-freed = Toutes les couleurs sont là : le joker { $card } reste.
rummu-stock = Pioche : { $count } cartes
rummu-top = Défausse : { $card } ; { $count } en tout
rummu-no-discard = La défausse est vide
rummu-buried = Les cartes du dessous, la plus ancienne d’abord
rummu-look-buried = Voir les { $count } cartes du dessous
