race-flip-or-wait = À vous : retournez une carte.
race-flip = Avant que la maison retourne
race-show = Avant que la carte se voie
race-end = Avant qu’on ne puisse plus saisir
grabbed = A saisi en premier
fault = A saisi pour rien
