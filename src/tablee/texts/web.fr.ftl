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

web-your-name = Votre nom
web-in-class = En classe
web-how-many = Combien êtes-vous ?
web-shelf = { $people ->
    [one] Pour vous, avec des bots
   *[other] À { $people }, vous pouvez jouer à
}
web-shelf-others = Pas assez de places pour vous tous : jouez à deux tables
web-players = { $least } à { $most } joueurs
web-players-exactly = { $most } joueurs
web-age = dès { $age } ans
web-about-minutes = environ { $minutes } minutes
web-difficulty = { $level ->
    [1] très facile
    [2] facile
    [3] intermédiaire
    [4] corsé
   *[5] exigeant
}
web-fits = { $bots ->
    [0] Une place pour chacun, sans bot
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
web-rules-of = Règles : { $title }
web-print = Imprimer les cartes
web-print-hint = Un PDF sur A4, à découper pour jouer à la maison
web-my-tables = Mes tables
web-older-tables = { $count ->
    [one] Une table plus ancienne
   *[other] { $count } tables plus anciennes
}
web-with-bots = avec des bots
web-with = avec { $names }
web-table-playing = partie en cours
web-table-waiting = entre deux parties
web-table-mine = à vous de jouer
web-table-turn = à { $names } de jouer
web-table-won = { $names } : victoire
web-table-broken = partie interrompue
web-table-points = { $name } { $points }
web-quit = Retirer
web-quit-of = Retirer { $title } de mes tables
web-quit-hint = Vous quittez la salle : seul le lien d’invitation y ramène.
web-quit-last-hint = Personne d’autre n’a cette salle : elle disparaît, avec ses parties à revoir.
web-thanks = Merci aux auteurs des jeux. Leurs règles sont expliquées ici avec nos mots.
web-link-spent = Ce lien personnel a déjà servi, ou n’est plus valable. Faites-en un autre sur votre premier appareil.
web-link-asks = Ce lien personnel appartient à { $name } : cet appareil jouerait à sa place.
web-link-asks-known = Ici, vous êtes { $name }. Si vous continuez, cet appareil l’oublie.
web-link-enter = Continuer comme { $name }
web-link-decline = Non, ne rien changer

## Entrer

web-invited-hint = Dites-nous seulement comment vous appeler.
web-in-short = L’essentiel des règles
web-name-missing = Il nous manque un nom : le vôtre, ou un surnom.
web-enter = Entrer
web-unknown-room = Ce lien ne mène à aucune salle. Il a peut-être été renouvelé : demandez le nouveau.
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
web-leave-room = Quitter la salle
web-leave-room-hint = Votre place se libère. Vous retrouvez la salle dans « Mes tables ».
web-who-is-here = Qui est là
web-host = hôte
web-away = pas là
web-watching = regarde
web-more = Plus
web-manage = Plus : { $name }
web-rename = Renommer { $name }
web-remove = Retirer { $name } de la salle
web-name-here = Votre nom dans cette salle
web-allow-chat = La discussion est ouverte
web-allow-spectators = On peut venir regarder
web-allow-newcomers = De nouveaux venus peuvent entrer par l’invitation
web-invitation = Inviter
web-invitation-hint = Qui ouvre ce lien, ou scanne ce code, entre dans la salle.
web-invitation-link = Lien d’invitation
web-qr = Code QR du lien d’invitation
web-copy = Copier le lien
web-copied = Copié.
web-share = Partager
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
web-for-study = Pour l’étude
web-compose = Composer…
web-compose-for = Composer un jeu pour { $title }
web-composed = Un jeu composé est en place.
web-not-composed = Les cartes choisies ci-dessus.
web-composed-use = Jouer avec ce jeu
web-composed-away = L’enlever
web-composed-link = Lien de ce jeu
web-official = La règle dit : { $value }
web-pace = Rythme des bots
web-pace-calm = calme
web-pace-normal = normal
web-pace-brisk = vif
web-pace-none = sans attendre
web-pace-mine = à mon rythme
web-turn-time = Temps pour jouer
web-absent-time = Attendre un absent pendant
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
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-own-pace = À mon rythme
web-own-pace-hint = Quand je joue seul, les bots attendent que je dise « au suivant » ou que je touche la table.
web-tap-twice = Deux touches pour jouer une carte : la première la soulève
web-one-key = D’une seule touche
web-one-key-hint = Mes cartes se retournent seules ; la barre d’espace, ou le totem, attrape.
web-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-sounds = Sons
# Ce qui se distribue, se joue et se compte en une fois. Un jeu peut avoir son mot à lui.
-deal = { $case ->
    [upper] Donne
   *[lower] donne
}
    .gender = feminine
web-deal = { -deal(case: "upper") } { $number }
web-score = Points :
web-to-play = à jouer
web-stand-in = doublure
web-absent = absent
web-offline = hors ligne
web-looks-away = regarde ailleurs
web-left = parti
web-dealer = donneur
web-team = équipe { $number }
web-closed-match = Une partie est en cours, à huis clos. Vous pouvez attendre ici qu’elle finisse.
web-take-seat = Prendre la place
web-take-seat-of = { -deal.gender ->
    [masculine] Prendre la place { $number } au prochain { -deal }
   *[feminine] Prendre la place { $number } à la prochaine { -deal }
}
web-take-seat-hint = { -deal.gender ->
    [masculine] Au prochain { -deal }, ce bot vous laisse la place.
   *[feminine] À la prochaine { -deal }, ce bot vous laisse la place.
}
web-give-up-seat = Continuer à regarder
web-then = ensuite { $name }
web-waiting-for = { $count ->
    [0] La table arrange la suite…
   *[other] On attend { $names }.
}
web-title-turn = À vous – { $title }
web-pause = Pause
web-resume = Reprendre
web-paused = { $name } a mis la partie en pause.
web-clock = { $purpose } : { $seconds } s
web-paused-by-host = La partie est en pause pour le moment.
web-next-deal = { -deal(case: "upper") } { -deal.gender ->
    [masculine] suivant
   *[feminine] suivante
}
web-leave = Quitter la partie
web-leave-hint = Un bot garde votre place. Le lien ou « Mes tables » vous la rend.
web-break-off = Terminer la partie
web-break-off-hint = Pour tout le monde, sans classement ni vainqueur.
web-broken-off = Partie interrompue
web-broken-off-by = { $name } a mis fin à la partie : il n’y a pas de classement.
web-deal-told = { -deal.gender ->
    [masculine] Nouveau { -deal }.
   *[feminine] Nouvelle { -deal }.
}
web-deal-over = { -deal.gender ->
    [masculine] Le { -deal } est fini.
   *[feminine] La { -deal } est finie.
}
web-no-points = Personne ne marque de points à { -deal.gender ->
    [masculine] ce { -deal }.
   *[feminine] cette { -deal }.
}
web-best-of-deal = { $points ->
    [one] { $names } : { $points } point
   *[other] { $names } : { $points } points
}
web-match-over = La partie est finie.
web-last-deal = { -deal.gender ->
    [masculine] Le dernier { -deal }
   *[feminine] La dernière { -deal }
}
web-continue = Continuer
web-see-table = Voir la table
web-see-score = Voir le score
web-see-show = Revoir le dévoilement
web-see-account = Voir le décompte
web-others-read = { $count ->
    [0] La suite arrive.
   *[other] On attend encore { $names }.
}
web-won = { $count ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names } !
}
web-won-together = { $names } gagnent !
web-to-room = Retour à la salle
web-another-game = Un autre jeu
web-another-game-hint = Tout le monde reste, le lien ne change pas.
web-open-article = Lire l’article §{ $number }
web-read-article = Pourquoi ? Lire l’article { $number }
web-is-absent = { $name } n’est plus là.
web-want-stand-in = Une doublure
web-wait = Attendre
web-tap-again = Touchez encore pour jouer.
web-answer = Répondre

## À côté de la table

web-glossary = Glossaire
web-rulings = Décisions
web-every-table = À toutes les tables
web-contents = Sommaire
web-chat-heard = { $name } dit : { $text }
web-unread = { $count ->
    [one] non lu
   *[other] non lus
}
web-room = Salle
web-papers = À côté de la table
web-fold-papers = Replier le panneau
web-log = Journal
web-nothing-happened = Rien encore.
web-scores = Scores
web-deal-column = { -deal(case: "upper") }
web-open-deal = Relire { -deal.gender ->
    [masculine] le { -deal } { $number }
   *[feminine] la { -deal } { $number }
}
web-total = Total
web-chart = Le cours de la partie, { -deal } après { -deal }
web-chat = Discussion
web-nothing-said = Personne n’a encore rien dit.
web-your-words = Votre message
web-send = Envoyer
web-reactions = Réactions
web-reaction-thanks = Merci
web-reaction-think = Je réfléchis
web-reaction-ouch = Aïe
web-reaction-wow = Oh !
web-reaction-laugh = Je ris
web-reaction-bravo = Bravo

## Revoir une partie

web-look-back = Revoir la partie
web-look-back-so-far = Revoir la partie jusqu’ici (nouvel onglet)
web-my-matches = Parties jouées, à revoir
web-replay = Partie revue
web-replay-of = { $title } : revoir la partie
web-replay-view = Vue
web-time-line = Moment de la partie
web-replay-position = { -deal(case: "upper") } { $deal }, coup { $move } sur { $moves }
web-replay-move = Coup { $move } sur { $moves }
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
web-replay-deals = { -deal(case: "upper") }s
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
web-zone-stock = la pioche
web-zone-down = face cachée
web-zone-card = carte jouée
web-zone-table = sur la table
web-zone-catch = prise en cours
web-zone-returned = carte remise
web-zone-pile = cartes gagnées
web-zone-row = rangée
web-zone-album = album
web-zone-spare = places inutilisées
web-zone-choice = le choix

## Entendre la table, la découvrir

web-nothing-there = Rien à en dire pour l’instant.
web-read-score = { $names } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-read-deals = { $names } : { $deals }.
web-keys = Touches du clavier
web-keys-hint = Une touche, et votre lecteur d’écran lit ce que vous demandez. S’il se sert lui-même des lettres, passez d’abord en mode formulaire.
web-keys-on = Une touche fait lire la table
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
web-explain = Expliquer
web-goal = Le but : { $goal }.
web-no-hints = Ne plus expliquer
web-hints-on = Expliquer ce qui est nouveau pour moi

## Les fiches de la classe

web-sheets = Fiches de la classe
web-sheets-print = Imprimer les fiches
web-sheets-csv = Télécharger pour un tableur (CSV)
web-sheets-whole = Toute la classe
web-sheets-none = Aucune partie jouée.
web-sheets-nothing = Rien à signaler.
web-sheets-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-sheets-topic = Sujet
web-sheets-right = juste
web-sheets-wrong = faute
web-sheets-caught = relevé par un autre
web-sheets-missed = manqué
web-sheets-pupils = élèves concernés
web-sheets-confused = Erreurs et paires manquées, selon ce qu’on associait
web-sheets-of = sur { $count }
web-sheets-told = Le plus souvent
web-sheets-noticed = { $count ->
    [one] Relevé par un autre joueur.
   *[other] Relevé { $count } fois par d’autres joueurs.
}
web-sheets-more = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}
web-sheets-unread = { $count ->
    [one] { $count } partie n’a pas pu être relue : les règles ont changé depuis.
   *[other] { $count } parties n’ont pas pu être relues : les règles ont changé depuis.
}

## Vie privée

web-privacy = Vie privée
web-privacy-cookie = Un seul cookie vous reconnaît d’une visite à l’autre. Il ne sert à rien d’autre.
web-privacy-name = Nous gardons le nom que vous donnez et votre langue, rien d’autre sur vous : ni adresse, ni courriel, ni mot de passe.
web-privacy-settings = Vos réglages (sons, touches, rythme, combien vous êtes) restent sur cet appareil. Les groupes que vous faites de vos cartes à Rummü et ce qui vous a déjà été expliqué y restent aussi, jusqu’à ce que vous effaciez vos données ou déconnectiez cet appareil.
web-privacy-tables = Les parties inachevées s’effacent après trente jours ; les parties finies, après le délai que fixe la personne qui héberge ce serveur.
web-privacy-class = Une classe (prénoms, tables et tout ce qui s’y est joué) s’efface { $hours ->
    [one] une heure
    [24] un jour
   *[other] { $hours } heures
} après son ouverture, ou dès que l’enseignant la termine. Personne n’y a besoin d’un compte.
web-privacy-chat = La discussion disparaît avec sa table.
web-privacy-nothing-else = Cette page ne demande rien à aucun autre serveur : pas de mesure d’audience, pas de publicité.
web-other-device = Un autre appareil
web-other-device-hint = Ce lien personnel ouvre vos tables sur un autre appareil. Ne le donnez à personne : qui l’ouvre joue à votre place.
web-personal-link = Lien personnel
web-make-link = Créer un lien personnel
web-link-made = Le lien est prêt. Il ne sert qu’une fois.
web-revoke = Déconnecter mes autres appareils
web-revoked = Seul cet appareil reste connecté.
web-devices = Appareils connectés
web-this-device = Cet appareil
web-device-times = Ajouté le { $added }, vu le { $seen }
web-revoke-device = Déconnecter
web-revoke-device-name = Déconnecter l’appareil ajouté le { $added }
web-revoke-this = Déconnecter cet appareil
web-revoke-this-hint = Sur un ordinateur partagé, personne ne reviendra sous votre nom. Mais sans autre appareil connecté, vous ne pourrez pas revenir non plus. Vos places aux tables restent comme elles sont ; ce que cet appareil gardait de vos parties s’efface.
web-device-revoked = Cet appareil-là est déconnecté.
web-forget = Effacer mes données
web-forget-hint = Votre nom, votre place aux tables, votre cookie et ce que cet appareil gardait de vos parties disparaissent. Cela ne se défait pas.
web-forgotten = C’est fait : nous ne savons plus qui vous êtes.
