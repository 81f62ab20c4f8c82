# Ce que dit la table pendant une partie de Calcory.

## Refus

no-such-cell = Cette case n’est pas dans la grille.
no-card-there = Il n’y a plus de carte dans cette case.
already-up = Vous avez déjà retourné cette carte.
nothing-turned = Retournez au moins une carte avant de vous arrêter.
two-at-least = Vous n’avez encore rien gagné : il vous faut retourner deux cartes au moins.
marked = Cette carte est marquée : elle ne peut pas vous servir.
not-of-the-catch = Cette carte n’est pas dans votre prise.
not-empty = Cette case n’est pas vide.

## Décompte

won = { $count ->
    [0] Aucune carte gagnée
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}

## Demandes

calcory-turn = À vous : retournez une carte.
calcory-go-on = Encore une carte, ou vous vous arrêtez ?
calcory-beat = À vous. À battre : { $sum } en { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
calcory-beat-unsaid = À vous de battre les cartes marquées.
calcory-nothing-left = Plus rien à retourner : arrêtez-vous.
calcory-give = Votre prise : quelle carte reposez-vous ?
calcory-place = Où la reposer, face cachée ?

## Options

about-thirteen_beats = un 13 fait aussi remettre face cachée les cartes marquées d’un autre
about-mental = calcul mental : la table ne dit aucune somme
about-show_seconds = secondes pendant lesquelles les cartes restent visibles à la fin d’un tour
about-turns = nombre de tours de joueur au bout desquels la partie s’arrête
about-rows = nombre de rangées de la grille ; moins de 6 : pour l’étude seulement
about-columns = nombre de colonnes de la grille ; moins de 10 : pour l’étude seulement
about-bot-novice = oublie vite
about-bot-habitue = se souvient de presque tout, un moment
about-bot-club = n’oublie aucune carte

## Les mots de la table

card = { $number } { $letter ->
    [r] rouge
    [b] bleu
    [k] noir
    [y] jaune
   *[g] vert
}
calcory-turn-offered = Retourner { $cell }
calcory-stop-offered = S’arrêter
calcory-back-offered = Reposer le { $card }
calcory-at-offered = La reposer en { $cell }
calcory-turn-told = { $seat } retourne { $cell }.
calcory-stop-told = { $seat } s’arrête.
calcory-back-told = { $seat } choisit en secret la carte à reposer.
calcory-at-told = { $seat } repose une carte en { $cell }.
calcory-cover-house = Les cartes sont remises face cachée.
calcory-take-house = Les cartes sont ramassées.
calcory-pass-house = Rien à retourner : la table passe ce tour.
calcory-now-turning = C’est à { $seat } de jouer.
calcory-now-over = { $seat } a dépassé 13.
calcory-now-two-zeros = { $seat } a retourné deux 0.
calcory-now-not-better = { $seat } s’arrête sans avoir fait mieux.
calcory-now-thirteen = { $seat } a fait 13 !
calcory-now-collecting = Personne n’a fait mieux : { $seat } ramasse ses cartes marquées.
calcory-now-stuck = { $seat } n’a rien à retourner.
calcory-now-giving = { $seat } choisit une carte de sa prise à reposer.
calcory-now-placing = { $seat } repose une carte, face cachée.
calcory-words-sum = { $count ->
    [one] Une carte retournée, somme { $sum }.
   *[other] { $count } cartes retournées, somme { $sum }.
}
calcory-words-owner = { $count ->
    [one] { $seat } a marqué une carte.
   *[other] { $seat } a marqué { $count } cartes.
}
calcory-words-to-beat = À battre : { $sum } en { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
calcory-words-turned = Retournée en { $cell } : { $card }.
calcory-words-marked = Marquée en { $cell } : { $card }.
calcory-words-catch = Votre prise : { $cards }.
calcory-words-returned = La carte que vous reposez : { $card }.
calcory-words-won = { $count ->
    [0] { $seat } n’a rien gagné.
    [one] { $seat } a gagné { $count } carte.
   *[other] { $seat } a gagné { $count } cartes.
}
calcory-words-row = { $count ->
    [one] Rangée { $row }, face cachée : colonne { $columns }.
   *[other] Rangée { $row }, face cachée : colonnes { $columns }.
}
calcory-words-pile = { $count ->
    [0] { $seat } n’a rien dans sa pile.
   *[other] { $seat } a dans sa pile : { $cards }.
}
calcory-words-left = { $count ->
    [0] Il ne reste rien sur la table.
    [one] Il restait sur la table : { $cards }.
   *[other] Il restait sur la table { $count } cartes : { $cards }.
}

## Le plateau dessiné

calcory-grid = La grille
calcory-catch = Votre prise
calcory-turned = Somme
calcory-to-beat = À battre
calcory-sum-of = { $sum } en { $count }
calcory-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
calcory-shown-for = encore { $seconds } s
calcory-cell-empty = { $cell }, vide
calcory-cell-down = { $cell }, face cachée
calcory-cell-up = { $cell }, { $card }
calcory-cell-marked = { $cell }, { $card }, marquée par { $name }
calcory-heard = { $cell }, { $card }, somme { $sum }

## Ce qu’on peut apprendre

calcory-topic-thirteen = Faire 13 et pas plus
calcory-topic-better = Battre une somme
calcory-topic-zeros = Le deuxième 0
calcory-lesson-thirteen = { $sum } = 13.
calcory-lesson-over = { $sum } = { $total } : { $over } de trop.
calcory-lesson-zeros = Deuxième 0 retourné.
calcory-lesson-missed = À { $total }, il manquait { $missing } : un { $missing } avait été vu.
calcory-lesson-better = { $sum } = { $total } en { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, c’est mieux que { $goal } en { $marked ->
    [one] { $marked } carte
   *[other] { $marked } cartes
}.
calcory-lesson-not-better = { $sum } = { $total } en { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, ce n’est pas mieux que { $goal } en { $marked ->
    [one] { $marked } carte
   *[other] { $marked } cartes
}.

## La boîte, et ce qu’il faut savoir la première fois

box-line = Treize, pas un de plus : osez-vous retourner encore une carte ?
goal = le plus de cartes
hint-turning = Retournez des cartes une par une et additionnez. Treize juste : on ramasse tout, sauf une carte ; au-delà, tout est perdu. On peut aussi s’arrêter avant et marquer ses cartes.
hint-over = Au-delà de 13, le tour est perdu. Regardez bien ces cartes : dans un instant, elles seront de nouveau cachées, et rien ne les montrera plus.
hint-thirteen = Treize juste ! Les cartes se ramassent toutes, sauf une que l’on repose en secret dans une case vide.
hint-collecting = Personne n’a fait mieux en un tour de table : les cartes marquées sont gagnées, moins une que l’on repose.
hint-giving = Choisissez la carte à reposer sans la montrer. Les autres ont vu la prise, mais ne savent pas laquelle revient.
calcory-clock-look = Temps pour regarder
