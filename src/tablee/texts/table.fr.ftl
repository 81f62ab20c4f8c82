# Ce que dit la table, quel que soit le jeu.

## Refus

not-your-turn = Ce n’est pas à vous de jouer.
not-now = Ce coup n’est pas possible à ce moment.
only-the-house-decides = C’est la table qui en décide, et personne d’autre.
not-to-be-decided = Il n’y a rien à trancher.
match-over = La partie est terminée.
only-the-house-deals = C’est la table qui distribue, et seulement quand la donne est comptée.

## Demandes

your-move = À vous de jouer.

## Le jeu en toutes lettres, quand un jeu n’a pas ses propres phrases

move-as-written = { $move }
scene-part = { $name } : { $value }

## Options

about-deals = limiter le nombre de donnes (0 : non)
option-unknown = Il n’y a pas d’option « { $name } ». Les options sont : { $choices }.
option-yes-no = L’option « { $name } » vaut « yes » ou « no », pas « { $value } ».
option-too-long = L’option « { $name } » est trop longue : { $most } caractères au plus.
option-range = L’option « { $name } » est un nombre de { $least } à { $most }, pas « { $value } ».
option-choice = L’option « { $name } » vaut { $choices }, pas « { $value } ».
option-by-seat = L’option « { $name } » donne à chacun un nombre de { $least } à { $most }, de { $step } en { $step }, pour { $count } places au plus, séparés par des espaces ; pas « { $value } ».

## L’étagère

game-unknown = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $choices }.
shelf-empty = Il n’y a pas de jeu « { $game } » : l’étagère est vide.
shelf-twice = Deux jeux s’appellent « { $game } » : { $first } et { $second }.
shelf-no-list = Le module { $module }, que nomme TABLEE_GAMES, n’a pas de liste GAMES.
shelf-no-game = Dans la liste GAMES de { $module }, ceci n’est pas un jeu : { $entry }.
shelf-not-imported = Le module { $module }, que nomme TABLEE_GAMES, ne se laisse pas importer : { $error }.

## Imprimer

print-no-cards = { $title } n’a pas de cartes à imprimer.

## Enregistrements

record-not-json = Ce n’est pas un enregistrement complet : la ligne n’est pas du JSON entier.
record-foreign = Ce n’est pas un enregistrement de Tablée.
record-newer = Cet enregistrement est au format { $format }, plus récent que le nôtre ({ $ours }).
record-unknown-field = L’enregistrement a un champ inconnu, « { $field } ».
record-missing-field = Il manque à l’enregistrement le champ « { $field } ».
record-wrong-field = Le champ « { $field } » de l’enregistrement n’a pas la forme voulue.
record-other-rules = L’enregistrement suit la version { $rules } des règles ; nous jouons la version { $ours }.
record-composed = Ce qui a été composé pour cette partie ({ $game }) ne convient pas.
record-seats = { $seats ->
    [one] Ce jeu ne se joue pas à { $seats } siège.
   *[other] Ce jeu ne se joue pas à { $seats } sièges.
}
record-seed = La graine de l’enregistrement ne convient pas à son tirage « { $rng } ».
record-no-move = { $seat ->
    [house] Au coup { $n }, « { $move } » (la table) n’est pas un coup de ce jeu.
   *[other] Au coup { $n }, « { $move } » (siège { $seat }) n’est pas un coup de ce jeu.
}
record-illegal-move = { $seat ->
    [house] Au coup { $n }, les règles refusent « { $move } » à la table (article { $article }).
   *[other] Au coup { $n }, les règles refusent « { $move } » au siège { $seat } (article { $article }).
}
record-other-scores = À la donne { $deal }, l’enregistrement dit { $said } ; rejouée, elle donne { $found }.
record-other-deals = { $said ->
    [one] L’enregistrement compte { $said } donne ; rejouée, la partie en compte { $found }.
   *[other] L’enregistrement compte { $said } donnes ; rejouée, la partie en compte { $found }.
}
record-other-digest = L’empreinte ne concorde pas : l’enregistrement dit { $said }, la partie rejouée donne { $found }.
move-told = { $seat } : { $move }
break-off-told = La partie est interrompue.
