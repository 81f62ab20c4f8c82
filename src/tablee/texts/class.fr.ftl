# Une classe : ce qu’en disent le serveur et le client web.

## Pour commencer

web-class-title = En classe
web-class-have-code = J’ai un code
web-class-code-hint = Il est au tableau : six lettres et chiffres.
web-class-code = Code de la classe
web-class-go = Entrer
web-class-teach = J’enseigne
web-class-teach-hint = Un seul code pour tous, autant de tables qu’il en faut, et toutes sous les yeux. Aucun compte ; tout s’efface { $hours ->
    [one] une heure
    [24] un jour
   *[other] { $hours } heures
} plus tard.
web-class-teacher-name = Votre nom, tel que les élèves le verront
web-class-seats = Élèves par table
web-class-open = Ouvrir une classe
web-class-mine = Mes classes
web-class-of-game = { $title }, code { $code }

## Entrer

web-class-of = Classe : { $teacher }
web-class-first-name = Ton prénom
web-class-pick = Qui es-tu ?
web-class-not-listed = Je ne suis pas dans la liste
web-class-taken-mark = déjà là
web-class-join = M’asseoir
web-class-hello = Bonjour { $name } !
web-class-to-my-table = À ma table
web-class-somebody-else = Je suis quelqu’un d’autre
web-class-is-it-you = { $name } est déjà là. Est-ce toi, sur un autre appareil ?
web-class-ask-back = Oui, demander à revenir
web-class-other-name = Non : je donne un autre nom
web-class-show-sign = Montre ce numéro à { $teacher }
web-class-waiting-nod = Quand { $teacher } sera d’accord, tu retrouveras ta table.
web-class-starts-soon = { $teacher } lancera la partie : elle s’ouvrira ici toute seule.
web-class-next-deal = Une partie est en cours : tu joues dès la prochaine donne.
web-class-with = À ta table

## La page de l’enseignant

web-class-wall = Afficher en grand
web-class-wall-hint = Ouvrez cette adresse, ou scannez-la :
web-class-kept-until = Tout sera effacé le { $when }
web-class-back = Retour à la classe
web-class-pupils = { $count ->
    [0] Personne encore
    [one] { $count } élève
   *[other] { $count } élèves
}
web-class-for-all = Toutes les tables
web-class-start = Commencer
web-class-pause = Pause
web-class-resume = Reprendre
web-class-deal = Donne suivante
web-class-stop = Arrêter
web-class-stop-hint = Les parties s’arrêtent là, personne n’a gagné.
web-class-again = Nouvelle partie
web-class-message = Message à tous
web-class-send = Envoyer
web-class-sent = Envoyé.
web-class-table = Table { $number }
web-class-new-table = Nouvelle table
web-class-drop-here = Déposer un élève ici
web-class-empty = Montrez le code : les élèves apparaissent ici à mesure qu’ils arrivent.
web-class-spread = Répartir
web-class-spread-hint = Le moins de tables possible, à peu près autant d’élèves à chacune
web-class-state-idle = prête
web-class-state-playing = en jeu
web-class-state-paused = en pause
web-class-state-scored = entre deux donnes
web-class-state-over = finie
web-class-deal-number = donne { $number }
web-class-waits = attendu
web-class-away = absent
web-class-late = dès la prochaine donne
web-class-bot = bot
web-class-free = libre
web-class-points = { $points } pts
web-class-returns = Qui demande à revenir
web-class-asks = { $name } demande à revenir. Numéro sur l’appareil :
web-class-let-in = Laisser entrer
web-class-refuse = Refuser
web-class-move = Déplacer { $name }
web-class-move-to = Déplacer vers
web-class-here-now = est ici
web-class-full-table = complète
web-class-rename = Changer le nom
web-class-save = Enregistrer
web-class-remove = Retirer de la classe
web-class-remove-hint = Cet appareil ne pourra plus entrer.
web-class-settings = La classe
web-class-settings-fold = Réglages et liste de la classe
web-class-roster = Prénoms, un par ligne
web-class-roster-hint = Les élèves y choisissent le leur. Facultatif.
web-class-roster-save = Garder la liste
web-class-kept-list = { $count ->
    [0] Aucune liste.
    [one] Un prénom dans la liste.
   *[other] { $count } prénoms dans la liste.
}
web-class-chat = Les élèves d’une table peuvent s’écrire
web-class-close = Terminer la classe
web-class-close-hint = Noms, tables et parties sont effacés tout de suite.
web-class-fixed = Pendant une partie, rien de cela ne change.

## Ce que le serveur refuse

class-unknown = Aucune classe n’a ce code. Vérifie-le au tableau.
class-too-many-guesses = Trop de codes faux : attends quelques minutes.
class-teacher-only = Seul l’enseignant peut faire cela.
class-teacher-stays = L’enseignant reste à chaque table de la classe.
class-name-taken = Quelqu’un s’appelle déjà « { $name } » ici.
class-no-such-pupil = Personne de ce nom n’est dans la classe.
class-no-such-table = Cette table n’existe plus.
class-table-full = Cette table est complète.
class-full = La classe est complète : { $most } élèves au plus.
class-removed = L’enseignant t’a fait sortir de cette classe.
class-return-gone = L’enseignant ne t’a pas laissé entrer, ou c’était trop long : demande encore.
class-nothing-to-do = Il n’y a aucune table où le faire maintenant.
