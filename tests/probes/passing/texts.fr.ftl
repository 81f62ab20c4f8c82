not-in-hand = Vous n’avez pas cette carte en main.
duty-first = Vous êtes tenu de poser une carte Devoir, ou de piocher.
play-or-draw = À vous : jouez une carte ou piochez.
do-your-duty = À vous : posez une carte Devoir ou piochez.
left = { $count ->
    [one] { $count } carte restée en main
   *[other] { $count } cartes restées en main
}
