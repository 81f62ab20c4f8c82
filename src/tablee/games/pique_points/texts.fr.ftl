# Ce que dit la table pendant une partie de Pique Points.

## Refus

not-in-hand = Cette carte n’est pas dans votre main.
one-card = Une carte par tour : la vôtre est déjà posée.
one-draw = Vous avez déjà pioché à ce tour.
nothing-to-draw = Il n’y a rien à piocher : la pioche est vide, et il n’y a pas de cartes à mélanger.
stock-twice = C’est vous qui avez refait la pioche : tant qu’un autre n’a ni pioché ni posé de carte, vous ne pouvez pas la refaire.
route-first = Aucune Route n’est posée et vous en avez une : posez-la d’abord.
points-first = Aucune Route n’est posée et vous n’en avez pas : posez d’abord une carte Points.
no-stash = Vous n’avez pas de points à perdre : posez d’abord une carte Points devant vous.
over-the-limit = La limite est de { $limit } km/h, et vous n’avez pas de points à perdre : cet excès de vitesse n’est pas permis.
answer-first = Vous êtes sous pression : cette carte n’est pas une réponse.
infraction-first = Vous êtes sous pression et vous avez une Infraction à poser : répondez d’abord par une carte.
pressure-gone = La Pression a été mélangée à la pioche : il n’y a plus rien à punir.
draw-instead = Vous êtes sous pression : si vous ne posez rien, piochez.

## Décompte

stash = { $count ->
    [0] Cagnotte vide
   *[other] En cagnotte : { $cards }
}

## Demandes

pique_points-your-turn = À vous : piochez une carte, posez-en une, ou les deux.
pique_points-lay-or-end = Posez une carte, ou finissez votre tour.
pique_points-nothing-to-lay = Aucune de vos cartes ne peut être posée : finissez votre tour.
pique_points-draw-or-end = Carte posée. Piochez-en une, ou finissez votre tour.
pique_points-first-route = À vous de donner le départ : posez une Route.
pique_points-first-points = Pas encore de Route : posez une carte Points.
pique_points-answer = { $other } vous met la pression : posez une Infraction ou un Gendarme.
pique_points-answer-infraction = { $other } vous met la pression : posez une Infraction.
pique_points-answer-or-draw = { $other } vous met la pression : posez un Gendarme, ou piochez.
pique_points-answer-or-end = { $other } vous met la pression : posez un Gendarme, ou finissez votre tour.
pique_points-only-draw = { $other } vous met la pression, et vous n’avez pas de réponse : piochez.
pique_points-only-end = { $other } vous met la pression, et vous n’avez ni réponse ni rien à piocher : finissez votre tour.

## Options

about-games = le nombre de manches ; le gagnant d’une manche commence la suivante, et les manches gagnées décident
about-points = le partage des sept cartes Points : deux de 1, deux de 2, trois de 3 (even), ou une de 1, quatre de 2, deux de 3 (twos)
about-turns = nombre de tours, tous joueurs confondus, après lequel la manche s’arrête
about-study = six cartes seulement ; pour l’étude
option-games = Manches
option-points = Les sept cartes Points
option-points-even = deux de 1, deux de 2, trois de 3
option-points-twos = une de 1, quatre de 2, deux de 3
about-bot-novice = pose ce qui lui plaît et craint peu les gendarmes
about-bot-habitue = pose ses points d’abord et pèse les risques
about-bot-club = compte les cartes, et sait quand finir

## Les mots de la table

card = { $name ->
    [p1] Points 1
    [p2] Points 2
    [p3] Points 3
    [r50] Route 50
    [r90] Route 90
    [r130] Route 130
    [s50] Vitesse 50
    [s90] Vitesse 90
    [s130] Vitesse 130
    [belt] Ceinture
    [phone] Téléphone
    [pressure] Pression
    [gendarme] Gendarme
    [accident] Accident
   *[pickup] Pioche
}
pique_points-lay-offered = Poser la carte { $card }
pique_points-draw-offered = Piocher
pique_points-done-offered = Finir mon tour
pique_points-lay-told = { $seat } pose la carte { $card }.
pique_points-draw-told = { $seat } pioche.
pique_points-done-told = { $seat } finit son tour.
pique_points-search-house = { $seat } n’a ni Route ni Points, et cherche dans la pioche.
pique_points-skip-house = { $seat } saute son tour : { $other } a posé un Accident.
pique_points-penalty-house = { $seat } pioche sans jouer : { $other } a posé une carte Pioche.
pique_points-pass-house = { $seat } passe : { $other } a posé une carte Pioche, mais il n’y a rien à piocher.
pique_points-now-play = C’est à { $seat } de jouer.
pique_points-now-start = Pas encore de Route : c’est à { $seat }.
pique_points-now-pressed = { $other } met la pression à { $seat }.
pique_points-now-searching = { $seat } n’a ni Route ni Points.
pique_points-now-skipping = { $seat } va sauter son tour : { $other } a posé un Accident.
pique_points-now-penalty = { $seat } va piocher sans jouer : { $other } a posé une carte Pioche.
pique_points-now-passing = { $seat } va passer : { $other } a posé une carte Pioche, mais il n’y a rien à piocher.
pique_points-words-limit = Vitesse limitée à { $limit } km/h.
pique_points-words-no-limit = Aucune Route n’est posée.
pique_points-words-driving = { $count ->
    [one] Pile Conduite : { $card }, seule.
   *[other] Pile Conduite : { $card }, sur { $count } cartes en tout.
}
pique_points-words-driving-empty = La pile Conduite est vide.
pique_points-words-open = Infraction ouverte : { $card }, posée par { $seat }. Un Gendarme pique sa plus petite carte Points.
pique_points-words-stolen = Avec un Gendarme, { $seat } pique { $cards } à { $other } !
pique_points-words-hand = { $count ->
    [0] Votre main est vide.
    [one] Votre main : { $cards }.
   *[other] Votre main, { $count } cartes : { $cards }.
}
pique_points-words-offences = Seraient des infractions : { $cards }.
pique_points-words-stash = { $count ->
    [0] { $seat } n’a rien en cagnotte.
   *[other] { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en cagnotte : { $cards }.
}
pique_points-words-holds = { $count ->
    [0] { $seat } n’a plus de carte en main.
    [one] { $seat } n’a plus qu’une carte en main.
   *[other] { $seat } a { $count } cartes en main.
}
pique_points-words-stock = { $count ->
    [0] La pioche est vide.
    [one] À la pioche : { $count } carte.
   *[other] À la pioche : { $count } cartes.
}
pique_points-words-idle = { $count ->
    [one] Un tour sans rien poser ni piocher ; un tour de table entier finirait la manche.
   *[other] { $count } tours de suite sans rien poser ni piocher ; un tour de table entier finirait la manche.
}
pique_points-why-belt = Sans ceinture, un choc même à 50 km/h projette le corps contre l’habitacle ou hors de la voiture.
pique_points-why-phone = Téléphoner au volant détourne les yeux et l’esprit : à 50 km/h, on parcourt 14 mètres par seconde.
pique_points-why-pressure = Coller ou provoquer un autre conducteur le pousse à la faute et ne laisse plus la distance pour freiner.
pique_points-why-speed = Plus on va vite, plus il faut de distance pour s’arrêter, et plus le choc est violent.

## La fin d’une manche

pique_points-headline-finisher = { $seat } pose sa dernière carte et gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pique_points-headline-other = { $other } pose sa dernière carte, mais { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pique_points-headline-stopped = Plus personne ne bouge : { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pique_points-headline-turns = Plus de tours à jouer : { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qu’on peut apprendre

pique_points-topic-belt = Rouler sans ceinture
pique_points-topic-phone = Téléphoner au volant
pique_points-topic-pressure = Mettre la pression aux autres
pique_points-topic-speeding = Excès de vitesse, { $over } km/h de trop
pique_points-topic-limit = Rouler dans la limite
pique_points-lesson-offence = Carte { $card } posée.
pique_points-lesson-speeding = Carte { $card } posée, la limite étant de { $limit } km/h : { $over } km/h de trop.
pique_points-lesson-limit = Carte { $card } posée, la limite étant de { $limit } km/h.

## La boîte, et ce qu’il faut savoir la première fois

box-line = Un excès de vitesse, un coup de fil : oserez-vous, sous l’œil des gendarmes ?
goal = { $games ->
    [1] le plus de points
   *[other] le plus de manches gagnées
}
hint-start = Pour prendre la route, il faut une carte Route. Si vous en avez une, posez-la ; sinon, posez une carte Points ; sinon, on pioche pour vous. Au début, piocher aide à trouver des Points.
hint-play = Posez vos Points devant vous : en main, ils ne valent rien. Piochez une carte, posez-en une, ou les deux. Les infractions débarrassent d’une carte, mais un Gendarme peut vous prendre des points.
hint-pressed = La Pression oblige à répondre : posez une Infraction si vous le pouvez, ou un Gendarme, qui pique des points à celui qui vous presse. Sinon, piochez, et votre tour est fini.
hint-skipping = Un Accident fait sauter son tour au joueur suivant. À deux, celui qui l’a posé rejoue aussitôt.
hint-penalty = Une carte Pioche fait piocher le joueur suivant, et c’est tout son tour.
hint-scored = Seuls comptent les points posés devant soi. Qui en a le plus gagne, même si c’est un autre qui a posé sa dernière carte.

## Le plateau dessiné

-deal = { $case ->
    [upper] Manche
   *[lower] manche
}
    .gender = feminine
course = { $games ->
    [1] {""}
   *[other] Manche { $deal } sur { $games }
}
course-brief = { $games ->
    [1] {""}
   *[other] { $deal }/{ $games }
}
deals-won = { $count ->
    [0] aucune manche
    [one] { $count } manche
   *[other] { $count } manches
}
deals-won-title = Manches gagnées
pique_points-hand = Votre main
pique_points-route = Route
pique_points-driving = Conduite
pique_points-stock = Pioche
pique_points-my-stash = Ma cagnotte
pique_points-stash-of = Cagnotte : { $name }
pique_points-my-stash-empty = vide : posez vos Points
pique_points-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pique_points-open = Infraction
pique_points-at-stake = un Gendarme prend
pique_points-card-offence = { $name } : ce serait une infraction. { $why }
pique_points-why = Infraction ! { $why }
pique_points-reshuffled = Pioche vide : les deux piles sont mélangées.
pique_points-me-robbed = { $other } vous pique { $cards } !
pique_points-me-thief = Vous piquez { $cards } à { $other } !
pique_points-me-skip = Vous sautez votre tour : { $other } a posé un Accident.
pique_points-me-penalty = { $other } vous fait piocher, sans jouer.
pique_points-me-pass = { $other } vous fait piocher, mais il n’y a rien à piocher : vous passez.
pique_points-me-search = Ni Route ni Points : vous cherchez dans la pioche.
