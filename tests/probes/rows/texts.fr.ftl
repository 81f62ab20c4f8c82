already-laid = Cette image est déjà dans votre rangée.
no-such-picture = Cette image n’est pas du jeu convenu.
same-place = { $count ->
    [one] { $count } image à la même place que chez le voisin de gauche
   *[other] { $count } images à la même place que chez le voisin de gauche
}
other-place = { $count ->
    [one] { $count } image commune à une autre place
   *[other] { $count } images communes à d’autres places
}
star = L’étoile est dans la rangée
