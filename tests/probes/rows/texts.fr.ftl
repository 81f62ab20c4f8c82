already-laid = Cette image est déjà dans votre rangée.
already-full = Votre rangée est pleine.
not-full = Votre rangée n’est pas encore pleine.
ready-first = Dites que vous êtes prêt ; vous pourrez encore changer votre rangée.
already-ready = Vous l’avez déjà dit.
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
