# La ligne de commande et le laboratoire.

## Aide

cli-about = Une bibliothèque de jeux qui joue selon la règle et s’explique.
cli-heading-usage = Usage :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-commands = Commandes :
cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-games = [JEU]…
cli-metavar-article = [ARTICLE]
cli-metavar-file = FICHIER
cli-metavar-limit = NOM=NOMBRE
cli-help-help = affiche cette aide
cli-help-version = affiche la version, dit si les règles sont compilées, et de quelle source
cli-help-lang = la langue ; sinon, celle du système
cli-help-json = en JSON, pour un programme

cli-about-games = Les jeux de l’étagère : noms, sièges, options et leurs valeurs officielles.
cli-help-all = aussi les jeux cachés, que nomme TABLEE_GAMES

cli-about-rules = Le livret de règles d’un jeu, ou un seul article.
cli-help-book = un jeu, par son nom ; « table » pour ce qui vaut à toutes les tables
cli-help-article = un article (3.2), un chapitre (3), une décision (r7) ; 0 pour l’essentiel

cli-about-print = Les cartes d’un jeu en PDF, à découper pour y jouer.
cli-help-output = le fichier à écrire (par défaut, tablee-JEU.pdf)

cli-help-game = un jeu, par son nom
cli-about-simulate = Fait jouer des bots et compte les résultats.
cli-help-seats = nombre de sièges
cli-help-deals = nombre de donnes, ou de parties avec --match
cli-help-seed = la graine : un texte ; la même graine donne les mêmes parties
cli-help-option = une option du jeu ; autant de fois qu’il en faut
cli-help-match = des parties entières, au lieu de parties d’une donne
cli-help-rng = le tirage : « fast », rapide (par défaut), ou « fair », celui des tables
cli-help-bot-seconds = temps laissé à un bot pour répondre, en secondes (10 par défaut)
cli-help-jobs = nombre de processus (par défaut, un par cœur) ; le résultat n’en dépend pas
cli-help-bots = un bot pour tous, ou un par siège ; un nom ou package.module:Classe (par défaut, « random »)
cli-help-record = écrit les enregistrements dans ce fichier, un par ligne

cli-about-duel = Compare deux bots sur les mêmes donnes, à tous les sièges.
cli-help-duel-bots = le candidat, puis celui à qui on le compare

cli-about-replay = Rejoue des enregistrements, coup par coup.
cli-help-file = un fichier d’enregistrements ; « - » pour l’entrée standard
cli-help-full = l’état complet après chaque coup, en lignes JSON

cli-about-lessons = Dit ce qu’on peut apprendre d’enregistrements : juste, faute ou manqué.
cli-outcome = { $outcome ->
    [right] juste
    [wrong] faute
   *[missed] manqué
}
cli-no-lessons = Rien à apprendre de cette partie.

cli-about-verify = Rejoue des enregistrements et vérifie coups, scores et empreinte.

cli-about-bench = Mesure la vitesse des règles, compilées et interprétées.
cli-help-games = des jeux, par leur nom ; sinon, toute l’étagère
cli-help-bench-seats = nombre de sièges (par défaut, le plus petit)
cli-help-rounds = nombre de mesures de chaque sorte (5 par défaut)
cli-help-seconds = durée d’une mesure, en secondes (0,2 par défaut)

## Appels mal formés

cli-unknown = { $kind ->
    [option] Il n’y a pas d’option { $name }.
   *[command] Il n’y a pas de commande « { $name } ».
}
cli-unknown-but = { $kind ->
    [option] Il n’y a pas d’option { $name }. Peut-être : { $near } ?
   *[command] Il n’y a pas de commande « { $name } ». Peut-être : { $near } ?
}
cli-missing-argument = Il manque l’argument { $name }.
cli-missing-option = Il manque l’option { $name }.
cli-extra-argument = Il y a quelque chose de trop : « { $value } ».
cli-option-needs-value = L’option { $option } demande une valeur.
cli-option-without-value = L’option { $option } ne prend pas de valeur.
cli-not-whole = { $option } demande un nombre entier, { $least } au moins, pas « { $value } ».
cli-not-seconds = { $option } demande une durée en secondes, pas « { $value } ».
cli-not-one-of = { $option } vaut { $choices }, pas « { $value } ».
cli-not-a-pair = { $option } s’écrit nom=valeur, pas « { $value } ».
cli-see-help = Pour en savoir plus : { $command } --help
cli-printed = { $cards } cartes sur { $pages } pages A4 : { $file }. À imprimer en taille réelle (100 %).
cli-no-article = Dans « { $title } », il n’y a pas d’article « { $article } ». Il y a : { $choices }.

## Fichiers

file-missing = Le fichier « { $file } » n’existe pas.
file-is-folder = « { $file } » est un dossier, pas un fichier.
file-forbidden = L’accès au fichier « { $file } » est refusé.
file-no-room = Il n’y a plus de place pour le fichier « { $file } ».
file-trouble = Le système refuse le fichier « { $file } » ({ $code }).
file-empty = Le fichier « { $file } » est vide.
file-gap = { $file }, ligne { $line } : la ligne est vide.
file-long-line = { $file }, ligne { $line } : la ligne est plus longue qu’aucun enregistrement.
file-no-folder = Le fichier « { $file } » ne peut être écrit : le dossier « { $folder } » n’existe pas.
file-not-utf-8 = { $file }, ligne { $line } : ce n’est pas du texte en UTF-8.
cli-at-line = { $file }, ligne { $line } :

## Bots et laboratoire

bot-unknown = Il n’y a pas de bot « { $bot } ». Les bots sont : { $choices }.
bot-no-module = Pour le bot « { $bot } », le module « { $module } » est introuvable.
bot-broken-module = Le module { $module } ne se laisse pas importer : { $error }.
bot-no-class = Pour le bot « { $bot } », le module { $module } n’a pas de classe « { $class } ».
bot-not-a-bot = Pour le bot « { $bot } », « { $class } » n’est pas une classe dérivée de Bot.
match-endless = La partie { $match } n’était pas finie après { $n } coups. « --option deals=K » y met fin après K donnes.
bot-raised = Le bot { $bot } (siège { $seat }) a échoué à la partie { $match }, au coup { $n } : { $error } ({ $file }, ligne { $line }).
bot-too-slow = Le bot { $bot } (siège { $seat }) n’a pas répondu à temps à la partie { $match }, au coup { $n } (voir --bot-seconds).
bot-no-move = Le bot { $bot } (siège { $seat }) a répondu à la partie { $match }, au coup { $n }, ce qui n’est pas un coup de ce jeu : « { $move } ».
bot-illegal-move = Le bot { $bot } (siège { $seat }) a voulu à la partie { $match }, au coup { $n }, un coup que les règles refusent : « { $move } » (article { $article }).
bot-waits = Le bot { $bot } (siège { $seat }) attend à la partie { $match }, au coup { $n }, où il doit jouer.
lab-seats = { $seats ->
    [one] « { $game } » se joue à { $least } sièges au moins et { $most } au plus, pas à { $seats } siège.
   *[other] « { $game } » se joue à { $least } sièges au moins et { $most } au plus, pas à { $seats } sièges.
}
lab-seats-fixed = { $seats ->
    [one] « { $game } » se joue à { $most } sièges, pas à { $seats } siège.
   *[other] « { $game } » se joue à { $most } sièges, pas à { $seats } sièges.
}
lab-bots = Il faut un seul bot pour tous, ou un par siège : { $bots } bots pour { $seats } sièges ne vont pas.
lab-duel-bots = Un duel se joue entre deux bots (--bots a,b), pas entre { $bots }.
lab-deals-need-match = Sans --match, une partie est d’une donne : l’option « deals » n’a de sens qu’avec --match.
lab-option-twice = L’option « { $name } » est donnée deux fois.
lab-rng = Il n’y a pas de tirage « { $rng } ». Il y a : { $choices }.
lab-seed = La graine n’est pas du texte en UTF-8.
lab-lost-worker = Un des processus du laboratoire a pris fin au milieu de son travail : tué, ou à court de mémoire.

## Résultats

cli-points = { NUMBER($value, maximumFractionDigits: 3) }
cli-rounded = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-whole = { NUMBER($value) }
cli-per-cent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-no-games = L’étagère est vide.
cli-game = { $name } : { $title }, de { $least } à { $most } sièges
cli-game-fixed = { $name } : { $title }, { $most } sièges
cli-game-bots = bots : { $bots }
cli-from-to = de { $least } à { $most }
cli-composed = un texte de { $most } caractères au plus
cli-by-seat = pour chaque place, de { $least } à { $most }
cli-progress = Parties
cli-head-deals = { $matches ->
    [one] { $title }, { $seats } sièges, { $matches } donne, graine « { $seed } »
   *[other] { $title }, { $seats } sièges, { $matches } donnes, graine « { $seed } »
}
cli-head-matches = { $matches ->
    [one] { $title }, { $seats } sièges, { $matches } partie, graine « { $seed } »
   *[other] { $title }, { $seats } sièges, { $matches } parties, graine « { $seed } »
}
cli-column-seats = sièges
cli-column-bots = bots
cli-column-mean = moyenne
cli-column-deviation = écart-type
cli-column-wins = victoires
cli-column-game = jeu
cli-column-measure = mesure
cli-column-compiled = compilé
cli-column-interpreted = interprété
cli-column-ratio = rapport
cli-pace = { NUMBER($moves) } coups en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, soit { NUMBER($rate) } par seconde
cli-margin = { $candidate } contre { $baseline } : { $mean } points par donne (intervalle à 95 % : de { $low } à { $high })
cli-wins = Victoires, { $candidate } : { $wins } (à égalité de force : { $equal })
cli-bench-unit = Coups par seconde (copies par seconde pour « copy ») : la meilleure mesure et, entre parenthèses, la médiane.
cli-bench-interpreted = Rien de compilé à mesurer : { $reason }.
cli-match = { $title }, règles { $rules }, { $seats } sièges, graine « { $seed } » ({ $rng })
cli-line = Ligne { $line } :
cli-seat = { $seat ->
    [house] la table
   *[other] siège { $seat }
}
cli-scores = Scores : { $scores }
cli-match-over = La partie est terminée.
cli-match-unfinished = La partie est inachevée.
cli-verified = { $records ->
    [one] { $records } enregistrement vérifié.
   *[other] { $records } enregistrements vérifiés.
}
cli-compiled = règles compilées, source { $source }
cli-interpreted = règles interprétées ({ $reason }), source { $source }
cli-interrupted = Interrompu.
cli-bad-text = Les textes d’un jeu sont fautifs : { $said }.
cli-about-serve = Sert Tablée dans le navigateur, et dit à quelle adresse.
cli-about-backup = Sauvegarde la base, même pendant que le serveur tourne.
cli-about-restore = Remet une sauvegarde à la place de la base, le serveur arrêté.
cli-help-host = l’adresse où écouter (toutes par défaut)
cli-help-port = le port (8321 par défaut ; 0 : n’importe lequel de libre)
cli-help-database = le fichier de la base
cli-help-public-url = l’adresse publique, si un mandataire https est devant
cli-help-class-hours = combien d’heures une classe est gardée à partir de son ouverture (24)
cli-help-trusted-proxy = croire le mandataire quant à l’adresse des visiteurs
cli-help-allowed-host = un autre nom sous lequel on atteint le serveur ; peut être répété
cli-help-limit = une autre limite pour une adresse, une personne ou une salle ; peut être répété
limit-unknown = Il n’y a pas de limite « { $name } ». Les limites sont : { $names }.
limit-no-number = La limite { $name } est un nombre entier, pas « { $value } ».
cli-help-trusted-pongs = croire les pages des joueurs quant à la durée de leur ligne, là où la vitesse décide
cli-help-backup-file = le fichier de la sauvegarde

## Un bot d’ailleurs

cli-about-sit = Fait asseoir un bot à une table en ligne, par son invitation.
cli-metavar-name = NOM
cli-help-sit-url = l’invitation, telle que la salle la montre : http://adresse/r/…
cli-help-sit-bot = le bot : un nom (random, club…) ou package.module:Class
cli-help-sit-name = le nom du bot à la table (« Bot » par défaut)
cli-help-sit-seat = le siège, compté à partir de 1 ; un siège libre par défaut
sit-not-an-invitation = « { $url } » n’est pas une invitation : elle s’écrit http://adresse/r/lien.
sit-unreachable = Personne ne répond à { $address } ({ $error }).
sit-not-tablee = À { $address }, ce n’est pas un serveur de Tablée qui répond.
sit-no-seat = Il n’y a pas de siège libre dans cette salle.
sit-sent-away = Le serveur a mis fin à la visite.
sit-seated = { $name } occupe le siège { $seat } ({ $game }). Ctrl-C pour partir.
sit-next-deal = { $name } prendra le siège { $seat } ({ $game }) à la prochaine donne. Ctrl-C pour partir.
sit-broken-off = La partie a été interrompue ; score jusque-là : { NUMBER($score, maximumFractionDigits: 2) }.
sit-over = { $place ->
    [one] Partie terminée : { NUMBER($place) }re place sur { $teams }, score { NUMBER($score, maximumFractionDigits: 2) }. En attente de la suivante.
   *[other] Partie terminée : { NUMBER($place) }e place sur { $teams }, score { NUMBER($score, maximumFractionDigits: 2) }. En attente de la suivante.
}
sit-lost = Connexion perdue. Nouvel essai dans { NUMBER($seconds) } s.
sit-refused = Le serveur refuse le coup « { $move } » : { $why }
sit-no-move = Le bot { $bot } a répondu « { $move } », qui n’était pas offert : un coup est tiré au sort.
sit-bot-failed = Le bot { $bot } a échoué ({ $error }) : il recommence à neuf, et au besoin un coup est tiré au sort.
sit-bot-broken = Le bot { $bot } ne se laisse pas asseoir : { $error }.
