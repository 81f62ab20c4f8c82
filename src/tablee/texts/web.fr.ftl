# Ce que dit le client web.

## Partout

web-skip = Aller au contenu
web-language = Langue
web-home = Retour à l’accueil
web-one-moment = Un instant…
web-sure = Vraiment : { $label }
web-rather-not = Annuler
web-understood = Compris
web-unreachable = Le serveur ne répond pas. Réessayez dans un moment.
web-no-such-page = Il n’y a rien à cette adresse.
web-answer-yes = oui
web-answer-no = non

## L’accueil

web-tagline = De vrais jeux de cartes, entre amis, avec des bots, ou les deux.
web-your-name = Votre nom
web-how-many = Combien êtes-vous ?
web-shelf = { $people ->
    [one] Pour vous, avec des bots
   *[other] À { $people }, vous pouvez jouer à
}
web-shelf-others = Pas assez de places pour vous tous
web-players = { $least } à { $most } joueurs
web-players-exactly = { $most } joueurs
web-age = dès { $age } ans
web-about-minutes = environ { $minutes } minutes
web-difficulty = { $level ->
    [1] très facile
    [2] facile
    [3] demande un peu d’habitude
    [4] corsé
   *[5] exigeant
}
web-fits = { $bots ->
    [0] Autant de places que vous, sans bot
    [one] Avec { $bots } bot pour compléter la table
   *[other] Avec { $bots } bots pour compléter la table
}
web-too-few-seats = Pas plus de { $most } à cette table
web-play = Jouer
web-play-game = Jouer à { $title }
web-play-hint = Tout de suite, avec des bots
web-invite = Inviter
web-invite-game = Inviter à { $title }
web-invite-hint = Ouvrir une salle et en partager le lien
web-rules = Règles
web-rules-of = Règles de { $title }
web-my-tables = Mes tables
web-with-bots = avec des bots
web-with = avec { $names }
web-table-playing = partie en cours
web-table-waiting = entre deux parties
web-thanks = Merci aux auteurs des jeux. Leurs règles sont expliquées ici avec nos mots.
web-link-spent = Ce lien personnel a déjà servi, ou n’est plus valable. Faites-en un autre sur votre premier appareil.

## Entrer

web-invited = Une place vous attend
web-invited-hint = On vous invite à une table. Dites-nous seulement comment vous appeler.
web-enter = Entrer
web-unknown-room = Ce lien n’ouvre aucune salle. Il a peut-être été renouvelé : demandez le nouveau.
web-removed = Cette salle ne vous est pas ouverte.
web-line-lost = Connexion perdue. Nous revenons dès que possible, rien n’est perdu.

## La salle

web-around-the-table = Autour de la table
web-seat = Place { $number }
web-free-seat = Place libre
web-you = vous
web-bot = bot
web-bot-random = au hasard
web-bot-club = joueur de club
web-bot-novice = débutant
web-bot-habitue = habitué
web-bot-with-habits = { $level }, { $habits }
web-bot-of-level = Bot : { $level }
web-bot-for-seat = Qui occupe la place { $number } ?
web-standing = { $count ->
    [one] { $names } n’a pas pris place, et ne ferait que regarder.
   *[other] { $names } n’ont pas pris place, et ne feraient que regarder.
}
web-find-seat = Prendre une place
web-find-seat-hint = Sans place, vous regardez.
web-bots-fill = Des bots prennent les places libres.
web-sit = S’asseoir
web-sit-on = S’asseoir à la place { $number }
web-stand = Se lever
web-start = Commencer la partie
web-again = Rejouer
web-host-starts = L’hôte lance la partie quand tout le monde est prêt.
web-who-is-here = Qui est là
web-host = hôte
web-away = au loin
web-watching = regarde
web-more = Plus
web-manage = Plus : { $name }
web-rename = Renommer { $name }
web-remove = Retirer { $name } de la salle
web-name-here = Votre nom dans cette salle
web-allow-chat = La discussion est ouverte
web-allow-spectators = On peut venir regarder
web-invitation = Inviter
web-invitation-hint = Qui ouvre ce lien, ou scanne ce code, entre dans la salle.
web-invitation-link = Lien d’invitation
web-qr = Code QR du lien d’invitation
web-copy = Copier le lien
web-copied = Copié.
web-renew = Renouveler le lien
web-tally = La soirée
web-name = Nom
web-wins = Victoires
web-matches = Parties

## Ce que l’on joue

web-what-is-played = Ce que l’on joue
web-game = Jeu
web-number-of-seats = Nombre de places
web-more-settings = Options et temps
web-official = La règle dit : { $value }
web-pace = Rythme des bots
web-pace-calm = calme
web-pace-normal = normal
web-pace-brisk = vif
web-pace-none = sans attendre
web-pace-mine = à mon rythme
web-turn-time = Temps pour jouer
web-absent-time = Absence tolérée
web-no-limit = sans limite
web-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
web-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

## La table

web-the-table = La table
web-the-table-now = Sur la table
web-in-words = En mots
web-hurry = Plus vite
web-go-on = Au suivant
web-my-settings = Mes réglages
web-own-pace = À mon rythme
web-own-pace-hint = Quand je joue seul, les bots attendent que je dise « au suivant » ou que je touche la table.
web-tap-twice = Deux touches pour jouer une carte : la première la soulève
web-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-sounds = Sons
web-deal = Donne { $number }
web-score = Points :
web-to-play = à jouer
web-stand-in = doublure
web-absent = absent
web-dealer = donneur
web-team = équipe { $number }
web-closed-match = Une partie est en cours, à huis clos. Vous pouvez attendre ici qu’elle finisse.
web-take-seat = Prendre la place
web-take-seat-of = Prendre la place { $number } à la prochaine donne
web-take-seat-hint = À la prochaine donne, ce bot vous laisse la place.
web-give-up-seat = Y renoncer
web-then = ensuite { $name }
web-one-moment = Un instant…
web-waiting-for = { $count ->
    [0] La table arrange la suite…
   *[other] On attend { $names }.
}
web-title-turn = À vous – { $title }
web-deal-over = La donne est finie.
web-no-points = Personne ne marque de points à cette donne.
web-match-over = La partie est finie.
web-last-deal = La dernière donne
web-continue = Continuer
web-others-read = { $count ->
    [0] La donne suivante arrive.
   *[other] On attend encore { $names }.
}
web-won = { $count ->
    [one] Victoire de { $names } !
   *[other] Victoire partagée : { $names } !
}
web-to-room = Retour à la salle
web-open-article = Lire l’article §{ $number }
web-read-article = Pourquoi ? Lire l’article { $number }
web-is-absent = { $name } n’est plus là. Attendre encore, ou laisser une doublure jouer en attendant son retour ?
web-want-stand-in = La doublure joue
web-wait = Attendre

## À côté de la table

web-rules-of = Règles : { $title }
web-glossary = Glossaire
web-rulings = Décisions
web-every-table = À toutes les tables
web-contents = Sommaire
web-back-to-play = Revenir au jeu
web-chat-heard = { $name } dit : { $text }
web-unread = non lus
web-room = Salle
web-papers = À côté de la table
web-log = Journal
web-nothing-happened = Rien encore.
web-scores = Scores
web-deal-column = Donne
web-total = Total
web-chart = Le cours de la partie, donne après donne
web-chat = Discussion
web-nothing-said = Personne n’a encore rien dit.
web-your-words = Votre message
web-send = Envoyer

## Revoir une partie

web-look-back = Revoir la partie
web-look-back-so-far = Revoir la partie jusqu’ici (nouvel onglet)
web-my-matches = Parties jouées, à revoir
web-replay = Partie revue
web-replay-of = { $title } : revoir la partie
web-time-line = Moment de la partie
web-replay-position = Donne { $deal }, coup { $move } sur { $moves }
web-replay-first = Au début
web-replay-back = Coup précédent
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Coup suivant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-speed-slow = lent
web-replay-speed-normal = normal
web-replay-speed-fast = rapide
web-replay-deals = Donnes
web-replay-dealt = Les cartes sont distribuées.
web-replay-eyes = Vu par
web-replay-mine = { $name } (vous)
web-replay-public = le public
web-replay-open = Cartes ouvertes
web-replay-held = Les cartes de chacun
web-replay-own = Partie en cours : vous revoyez ce que vous avez vu, et rien d’autre.
web-replay-keep = Partager, garder
web-replay-share = Partager par un lien
web-replay-share-hint = Qui a ce lien revoit la partie, cartes ouvertes. Les noms des joueurs n’y sont pas.
web-replay-unshare = Ne plus partager
web-replay-link = Lien vers la partie
web-replay-download = Télécharger l’enregistrement
web-replay-room = Retour à la salle
web-zone-hand = en main
web-zone-stock = le talon
web-zone-down = face cachée
web-zone-card = carte jouée
web-zone-table = sur la table
web-zone-catch = prise en cours
web-zone-returned = carte remise
web-zone-pile = cartes gagnées

## Entendre la table, la découvrir

web-nothing-there = Rien à en dire pour l’instant.
web-read-score = { $names } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-keys = Touches du clavier
web-keys-hint = Une touche, et votre lecteur d’écran lit ce que vous demandez. S’il se sert lui-même des lettres, passez d’abord en mode formulaire.
web-keys-on = Des touches seules lisent la table
web-key-hand = ma main
web-key-centre = le milieu de la table
web-key-stakes = l’enjeu : enchères, contrat, ce que l’on joue
web-key-seats = ce qui est posé devant chacun
web-key-before = ce qui vient d’être ramassé
web-key-scores = les scores
web-key-turn = à qui de jouer, et ce que l’on attend
web-key-all = toute la table
web-key-next = au suivant : presser les bots
web-key-help = cette aide
web-close = Fermer
web-first-time = Première fois ?
web-no-hints = Ne plus expliquer
web-hints-on = Expliquer ce qui est nouveau pour moi

## Vie privée

web-privacy = Vie privée
web-privacy-cookie = Un seul cookie vous reconnaît d’une visite à l’autre. Il ne sert à rien d’autre.
web-privacy-name = Nous gardons le nom que vous donnez et votre langue, rien d’autre sur vous : ni adresse, ni courriel, ni mot de passe.
web-privacy-settings = Vos réglages (sons, touches, rythme, combien vous êtes) restent sur cet appareil.
web-privacy-tables = Les parties inachevées s’effacent après trente jours ; les parties finies, après le délai que fixe l’hôte du serveur.
web-privacy-chat = La discussion disparaît avec sa table.
web-privacy-nothing-else = Cette page ne demande rien à aucun autre serveur : pas de mesure d’audience, pas de publicité.
web-other-device = Un autre appareil
web-other-device-hint = Ce lien personnel ouvre vos tables sur un autre appareil. Ne le donnez à personne : qui l’ouvre joue à votre place.
web-personal-link = Lien personnel
web-make-link = Créer un lien personnel
web-link-made = Le lien est prêt. Il ne sert qu’une fois.
web-revoke = Déconnecter mes autres appareils
web-revoked = Seul cet appareil reste connecté.
web-forget = Effacer mes données
web-forget-hint = Votre nom, votre place aux tables et votre cookie disparaissent. Cela ne se défait pas.
web-forgotten = C’est fait : nous ne savons plus qui vous êtes.
