not-face-down = Il n’y a pas de carte face cachée dans cette case.
not-turned = Cette carte n’est pas l’une des deux que vous avez retournées.
won = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
