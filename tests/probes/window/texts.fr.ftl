not-in-hand = Vous n’avez pas cette carte en main.
lay-a-card = À vous : posez une carte.
challenge-or-wait = Doutez-vous de cette carte ?
unchallenged = Personne n’a douté
wrong = A eu tort
right = A eu raison
window-clock = Pour contester
