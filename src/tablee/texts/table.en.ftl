# What the table says, whatever is played.

## Refusals

not-your-turn = It isn’t your turn.
not-now = This move isn’t possible at this point.
only-the-house-decides = The house decides that, and nobody else.
not-to-be-decided = There is nothing to decide about this claim.
match-over = The match is over.
only-the-house-deals = The house deals, and only once the deal before has been scored.

## Prompts

your-move = Your move.

## The table in words, where a game has none of its own

move-as-written = { $move }
scene-part = { $name }: { $value }

## Options

about-deals = limit the number of deals (0: no)
option-unknown = There is no option “{ $name }”. The options are: { $choices }.
option-yes-no = The option “{ $name }” is “yes” or “no”, not “{ $value }”.
option-too-long = The option “{ $name }” is too long: { $most } characters at most.
option-range = The option “{ $name }” is a number from { $least } to { $most }, not “{ $value }”.
option-choice = The option “{ $name }” is one of { $choices }, not “{ $value }”.
option-by-seat = The option “{ $name }” gives everybody a number from { $least } to { $most } in steps of { $step }, for at most { $count } seats, separated by spaces; not “{ $value }”.

## The shelf

game-unknown = There is no game “{ $game }”. The games are: { $choices }.
shelf-empty = There is no game “{ $game }”: the shelf is empty.
shelf-twice = Two games are called “{ $game }”: { $first } and { $second }.
shelf-no-list = The module { $module }, which TABLEE_GAMES names, has no list GAMES.
shelf-no-game = In the list GAMES of { $module } this isn’t a game: { $entry }.
shelf-not-imported = The module { $module }, which TABLEE_GAMES names, can’t be imported: { $error }.

## Printing

print-no-cards = { $title } has no cards to print.

## Records

record-not-json = This isn’t a complete record: the line isn’t whole JSON.
record-foreign = This isn’t a record of Tablée.
record-newer = This record has format { $format }, newer than ours ({ $ours }).
record-unknown-field = The record has an unknown field, “{ $field }”.
record-missing-field = The record lacks the field “{ $field }”.
record-wrong-field = The field “{ $field }” of the record isn’t of the right form.
record-other-rules = The record follows version { $rules } of the rules; we play version { $ours }.
record-composed = What was composed for this match of { $game } can’t be used.
record-seats = { $seats ->
    [one] This game isn’t played with { $seats } seat.
   *[other] This game isn’t played with { $seats } seats.
}
record-seed = The record’s seed doesn’t fit its stream “{ $rng }”.
record-no-move = { $seat ->
    [house] At move { $n }, “{ $move }” (the house) isn’t a move of this game.
   *[other] At move { $n }, “{ $move }” (seat { $seat }) isn’t a move of this game.
}
record-illegal-move = { $seat ->
    [house] At move { $n }, the rules refuse the house “{ $move }” (article { $article }).
   *[other] At move { $n }, the rules refuse seat { $seat } “{ $move }” (article { $article }).
}
record-other-scores = In deal { $deal } the record says { $said }; replayed, it gives { $found }.
record-other-deals = { $said ->
    [one] The record counts { $said } deal; the match replayed has { $found }.
   *[other] The record counts { $said } deals; the match replayed has { $found }.
}
record-other-digest = The digest differs: the record says { $said }, the match replayed gives { $found }.
move-told = { $seat }: { $move }
break-off-told = The match is broken off.
