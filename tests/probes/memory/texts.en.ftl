not-face-down = There is no face-down card in this cell.
not-turned = This card isn’t one of the two that you turned.
won = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
}
