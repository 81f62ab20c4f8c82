not-in-hand = Vous n’avez pas cette carte en main.
must-follow = Vous devez fournir la couleur de l’entame.
play-a-card = À vous : jouez une carte.
choose-the-count = À vous : comment compter ce pli ?
cards = Pli compté par cartes ({ $count } demi-points)
top = Pli compté par sa plus haute carte ({ $rank })
