# Ce que dit la table pendant une partie de Safarü.

## Refus

not-in-hand = Cette carte n’est pas dans votre main.
card-first = Choisissez d’abord une carte dans votre main.
one-card = Une carte par tour : la vôtre est déjà jouée.
catches-nothing = Cette carte ne peut rien attraper : elle se relâche.
must-catch = Cette carte peut attraper : elle doit le faire, par une méthode au moins.
method-used = Cette méthode a déjà servi à ce tour.
caught-already = Cet animal est déjà attrapé.
how-first = Dites d’abord comment : additionner, compléter ou apparier.
not-on-the-table = Cet animal n’est pas sur la table.
own-card = C’est la carte que vous venez de jouer : ce n’est pas du gibier.
no-addition = Aucune somme de deux animaux ou plus ne fait ce nombre.
two-cards = Additionner demande au moins deux animaux.
no-total = Rien sur la table ne complète cette carte à 17.
sum-over = La somme est { $sum } : c’est trop, il faut { $goal }.
sum-short = La somme est { $sum } : ce n’est pas assez, il faut { $goal }.
sum-stuck = La somme serait { $sum }, et rien d’autre sur la table ne la mènerait à { $goal }.
another-number = Pour une paire, il faut un autre { $number }.
zero-left = Il y a un 0 sur la table : vos sommes doivent en prendre au moins un.
zero-paired = Le seul 0 est parti avec la paire : il n’y a plus de somme possible à ce tour.
named-otherwise = Votre voisin a choisi pour vous : { $method ->
    [add] additionner
    [total] compléter
   *[pair] apparier
}.
name-first = Choisissez d’abord la méthode pour celui qui a joué.
not-possible = Cette carte ne peut rien attraper de cette manière.

## Décompte

most-unicorns = { $level ->
    [one] Le plus de licornes, avec { $count }
   *[other] Le plus de licornes, à égalité, avec { $count }
}
most-hedgehogs = { $level ->
    [one] Le plus de hérissons, avec { $count }
   *[other] Le plus de hérissons, à égalité, avec { $count }
}
babies = { $count ->
    [one] { $count } bébé
   *[other] { $count } bébés
}
triangles = { $count ->
    [one] { $count } triangle attrapé
   *[other] { $count } triangles attrapés
}
most-cards = { $level ->
    [one] Le plus grand tas, avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[other] Le plus grand tas, à égalité, avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
most-hedgehogs-reversed = { $level ->
    [one] Le plus de hérissons, avec { $count }
   *[other] Le plus de hérissons, à égalité, avec { $count }
}
triangles-reversed = { $count ->
    [one] { $count } triangle attrapé
   *[other] { $count } triangles attrapés
}

## Demandes

safaru-card = À vous : posez une carte de votre main.
safaru-naming = { $seat } a joué le { $card } : à vous de choisir la méthode.
safaru-catch = Vous avez joué le { $card } : attrapez.
safaru-add-on = { $missing ->
    [0] Il faut encore un 0 à votre addition.
   *[other] Il manque { $missing } à votre addition.
}
safaru-total-on = Il manque { $missing } pour faire 17.
safaru-zero-due = Il y a un 0 sur la table : prenez-en un.
safaru-go-on = Bonne prise. Autre chose, ou terminé ?

## Options

about-reversed = le Safarü renversé : le plus petit total gagne, et le voisin choisit la méthode
about-target = le total qui met fin à la partie ordinaire ; sans effet sur une partie renversée
about-rounds = le nombre de paquets d’une partie renversée ; 0 : autant que de joueurs ; une limite plus basse (deals) l’emporte
option-rounds = Paquets d’une partie renversée (0 : autant que de joueurs ; une limite plus basse l’emporte)
option-deals = Limiter le nombre de paquets (0 : non)
about-partners = dans le jeu renversé à quatre, deux équipes face à face
about-memory_aid = chacun peut revoir toutes les cartes attrapées
about-study = quelques cartes rouges seulement ; pour l’étude

## Les mots de la table

card = { $number } de { $letter ->
    [r] renard
    [b] licorne
    [k] panthère
    [y] hérisson
   *[g] grenouille
}
safaru-play-offered = Chasser avec le { $card }
safaru-free-offered = Relâcher le { $card }
safaru-add-offered = Additionner
safaru-total-offered = Compléter à 17
safaru-pair-offered = Apparier avec le { $card }
safaru-take-offered = Prendre le { $card }
safaru-done-offered = Terminer le tour
safaru-name-offered = { $method ->
    [add] Faire additionner
    [total] Faire compléter à 17
   *[pair] Faire apparier
}
safaru-play-told = { $seat } chasse avec le { $card }.
safaru-free-told = { $seat } relâche le { $card }.
safaru-add-told = { $seat } additionne.
safaru-total-told = { $seat } complète à 17.
safaru-pair-told = { $seat } apparie le { $card }.
safaru-take-told = { $seat } prend le { $card }.
safaru-done-told = { $seat } a terminé.
safaru-name-told = { $seat } choisit : { $method ->
    [add] additionner
    [total] compléter à 17
   *[pair] apparier
}.
safaru-words-table = { $count ->
    [0] La table est vide.
    [one] Sur la table : { $cards }.
   *[other] Sur la table, { $count } animaux : { $cards }.
}
safaru-words-card = { $seat } chasse avec le { $card }.
safaru-words-named = Méthode imposée : { $method ->
    [add] additionner
    [total] compléter à 17
   *[pair] apparier
}.
safaru-words-last-card = Carte précédente, jouée par { $seat } : le { $card }.
safaru-words-add = Pris en additionnant : { $cards }.
safaru-words-total = Pris en complétant à 17 : { $cards }.
safaru-words-pair = Pris en appariant : { $cards }.
safaru-words-hand = { $count ->
    [0] Votre main est vide.
    [one] Votre main : { $cards }.
   *[other] Votre main, { $count } cartes : { $cards }.
}
safaru-words-pile = { $count ->
    [0] { $seat } n’a rien attrapé.
    [one] { $seat } a { $count } carte dans son tas.
   *[other] { $seat } a { $count } cartes dans son tas.
}
safaru-words-member = { $seat } est dans l’équipe { $number }.
safaru-words-team-pile = { $count ->
    [0] Le tas de l’équipe { $number } est vide.
    [one] Le tas de l’équipe { $number } : { $count } carte.
   *[other] Le tas de l’équipe { $number } : { $count } cartes.
}
safaru-words-team-caught = Attrapés par l’équipe { $number } : { $cards }.
safaru-words-caught = Attrapés par { $seat } : { $cards }.
safaru-words-stock = { $count ->
    [0] Le talon est vide.
    [one] Au talon : { $count } carte.
   *[other] Au talon : { $count } cartes.
}

## Le plateau dessiné

safaru-table = Les animaux sur la table
safaru-table-empty = La table est vide : il n’y a rien à attraper.
safaru-hand = Votre main
safaru-pile = tas { $count }
safaru-piles = Ce que chacun a attrapé
safaru-look-piles = Les tas
safaru-reversed = Safarü renversé
safaru-stock = { $count ->
    [0] Talon vide
    [one] { $count } carte au talon
   *[other] { $count } cartes au talon
}
safaru-hunts = { $name } chasse
safaru-hunted = { $name } a attrapé
safaru-freed = { $name } a relâché
safaru-named = Méthode imposée : { $method ->
    [add] additionner
    [total] compléter à 17
   *[pair] apparier
}
safaru-card-triangles = { $count ->
    [0] sans triangle
    [one] { $count } triangle
   *[other] { $count } triangles
}
safaru-gathered = choisi pour { $method ->
    [add] additionner
    [total] compléter
   *[pair] apparier
}
safaru-methods = La méthode pour le prochain animal
safaru-method = { $method ->
    [add] Additionner
    [total] Compléter
   *[pair] Apparier
}
safaru-holds = le compte est bon
safaru-unlike = pas le même nombre
safaru-lacks = il manque { $missing }
safaru-too-much = { $over } de trop
safaru-catch-with = { $count ->
    [0] Attraper
    [one] Attraper { $count } animal
   *[other] Attraper { $count } animaux
}
safaru-let-go = Relâcher
safaru-put-down = Poser
safaru-what-can-i-catch = Que puis-je attraper ?
safaru-could-catch = { $shown }, avec le { $name } : { $animals }
safaru-no-prey = Aucune de vos cartes ne peut attraper : relâchez-en une.

## Ce qu’on peut apprendre

safaru-topic-add = Additionner
safaru-topic-total = Compléter à 17
safaru-topic-pair = Apparier
safaru-lesson-caught = Pris avec le { $number } : { $sum }.
safaru-lesson-missed = Avec le { $number }, il restait à prendre : { $sum }.
safaru-lesson-freed = Une carte relâchée, alors que le { $number } en main pouvait attraper : { $sum }.
safaru-lesson-forced = Joué le { $number }, qui devait attraper ({ $sum }), alors qu’une autre carte pouvait être relâchée.

## La boîte, et ce qu’il faut savoir la première fois

box-line = Un nombre pour piège, des animaux pour gibier : gare aux hérissons !
goal = { $reversed ->
    [yes] le plus petit total (renversé)
   *[no] premier à { $target }
}
hint-card = Votre carte attrape des animaux dont la somme fait son nombre ou le complète à 17, ou un animal du même nombre. Si elle peut attraper, elle le doit ; puis elle reste sur la table, sauf en paire.
hint-catch = Additionnez des animaux jusqu’au nombre joué, complétez-le à 17, ou prenez-en un du même nombre. Chaque méthode sert une fois ; dans le jeu renversé, une seule sert. S’il y a un 0 sur la table, une somme doit en prendre un.
hint-naming = Dans le jeu renversé, c’est le voisin de gauche qui choisit la méthode quand il y en a plusieurs. Celui qui a joué choisit ensuite les animaux.
hint-scored = Les triangles comptent pour qui les a attrapés. Le plus de licornes, le plus de hérissons et les bébés changent le compte ; dans le jeu renversé, le plus grand tas et le plus de hérissons.
zone-stock = le talon
