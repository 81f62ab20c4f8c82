# Le serveur.

## Ce qui est gardé

store-full = Il n’y a plus de place sur le disque du serveur : rien n’a été enregistré. Réessayez dans un moment.
store-read-only = Le serveur ne peut plus écrire dans sa base : rien n’a été enregistré. Réessayez dans un moment.
store-locked = Un autre programme occupe la base du serveur : rien n’a été enregistré. Réessayez dans un moment.
store-damaged = La base du serveur est abîmée : rien n’a été enregistré. Qui l’héberge doit restaurer une sauvegarde.
store-trouble = La base du serveur ne répond pas ({ $code }) : rien n’a été enregistré. Réessayez dans un moment.
store-closed = Le serveur s’arrête : rien n’a été enregistré.
store-moved = Les fichiers de la base du serveur ont été déplacés, remplacés ou effacés : rien n’a été enregistré. Qui l’héberge doit redémarrer le serveur.
store-conflict = Entre-temps, quelqu’un d’autre a écrit à cette place : rien n’a été enregistré.
store-gone = Ce que vous vouliez changer n’existe plus.
store-gap = Il manque des coups à la table { $table } : la base est abîmée. Restaurez une sauvegarde.
store-broken = La base « { $file } » est abîmée, ou n’est pas une base. Restaurez une sauvegarde.
store-foreign = « { $file } » est la base d’un autre programme, pas de Tablée.
store-newer = La base « { $file } » vient d’un Tablée plus récent (étape { $number } ; celui-ci connaît { $ours }) : mettez Tablée à jour.
store-changed = La base « { $file } » a été faite par un autre Tablée : son étape { $number } n’est pas celle d’ici.
store-setting = SQLite ne tient pas le réglage { $setting } = { $wanted } sur ce disque (il donne { $found }) : choisissez un disque local.
store-in-use = La base « { $file } » est utilisée par un autre programme : un serveur, ou une restauration. Arrêtez-le d’abord.
store-served = Un autre serveur sert déjà la base « { $file } » : arrêtez-le d’abord, ou choisissez un autre fichier avec --database.
store-same-file = « { $file } » est la base elle-même : choisissez un autre fichier.
store-key-broken = La clé « { $file } » est abîmée. Effacez-la pour en avoir une nouvelle : chacun devra revenir par son lien.

## Le serveur se présente

serve-here = Tablée vous attend : { $address }
serve-invite = Pour vos invités, sur le même réseau : { $address }
serve-alone = Aucune adresse de réseau : seul cet ordinateur peut s’y connecter.
serve-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $error }.
serve-no-host = « { $host } » n’est pas une adresse de cette machine.
backup-made = La sauvegarde est dans « { $file } ».
backup-restored = La base « { $file } » est restaurée.
backup-kept = L’ancienne base est gardée dans « { $file } ».
server-restarting = Le serveur redémarre ; la partie reprendra toute seule.

## Ce que montre un lien avant qu’on l’ouvre

site-tagline = De vrais jeux de cartes, entre amis, avec des bots, ou les deux.
invitation = { $host } vous invite à jouer à { $title }

## La salle

room-unknown = Ce lien ne mène à aucune salle. Demandez-en un nouveau.
room-not-a-member = Vous n’êtes pas de cette salle.
room-removed = L’hôte vous a retiré de cette salle.
room-full = La salle est pleine : { $most } personnes au plus.
room-host-only = Seul l’hôte de la salle peut faire cela.
room-host-stays = L’hôte ne peut pas se retirer lui-même.
room-no-spectators = L’hôte n’admet pas de spectateurs pendant la partie.
room-closed = L’hôte a fermé cette salle aux nouveaux venus.
room-no-such-seat = Il n’y a pas de place { $number }.
room-seat-taken = Cette place est prise.
room-no-such-bot = Il n’y a pas de bot « { $bot } » pour ce jeu.
room-match-running = Attendez la fin de la partie.
room-seats = Ce jeu se joue de { $least } à { $most }.
room-no-such-pace = Il n’y a pas de rythme « { $pace } ».
room-not-alone = « À mon rythme » est pour qui joue seul avec des bots : à plusieurs, la table n’attend pas le signal d’un seul.
room-turn-time = Le temps par tour va de 0 (sans limite) à { $most } secondes.
room-absent-time = On attend un absent de { $least } à { $most } secondes.
rooms-too-many = Vous avez ouvert beaucoup de salles : attendez un peu.
rooms-too-many-kept = Vous êtes déjà l’hôte de { $most } salles : quittez-en une qui ne vous sert plus.
house-full = Ce serveur ne peut pas accueillir plus de salles : revenez plus tard.
print-failed = Les cartes n’ont pas pu être imprimées : réessayez dans un instant.
sheets-failed = Les feuilles ne peuvent pas être faites pour l’instant : réessayez dans un moment.
room-pages = Tant de pages de cette salle sont ouvertes ({ $most }) qu’aucune autre n’y tient : fermez-en une.
classes-too-many = Vous avez déjà { $most } classes ouvertes : terminez-en une qui ne vous sert plus.
class-rooms-too-many = Cette classe ne peut pas ouvrir d’autre table : son enseignant a déjà { $most } salles et tables, autant qu’une personne peut en avoir.
class-tables-too-many = Cette classe a fermé { $most } tables, autant qu’elle le peut : continuez avec celles qui sont ouvertes.
room-keeps-too-much = Cette salle garde { $most } Mo de parties, autant qu’elle le peut : ouvrez-en une autre pour la suivante.
host-keeps-too-much = Vous êtes l’hôte de salles qui gardent { $most } Mo de parties, autant qu’elles le peuvent : quittez-en une qui ne vous sert plus.
disk-nearly-full = Le disque du serveur est presque plein : rien de nouveau ne peut commencer. Ce qui est en cours continue.
moves-too-many = On a tant joué dans cette salle ces dernières heures qu’il faut ralentir : attendez un instant.
guest-unnamed = Invité
name-empty = Il faut un nom que l’on puisse lire.
name-taken = Quelqu’un s’appelle déjà « { $name } » ici.

## Une classe

class-by-code = Cette table est celle d’une classe : entrez avec son code.
class-over = Le cours est fini : cette classe est effacée.
class-told = { $name } : { $text }

## La table

table-not-running = Il n’y a pas de partie en cours.
table-not-seated = Vous n’avez pas de place à cette table.
table-not-alone = À plusieurs, on ne presse pas les bots : chacun doit pouvoir suivre.
table-no-move = « { $move } » n’est pas un coup de ce jeu.
seat-not-absent = Ce joueur n’est pas absent.
table-lost = La dernière partie n’a pas pu être reprise : ses données sont abîmées, ou ce serveur n’en connaît plus les règles. La salle est libre pour une autre.
table-failed = Le serveur n’a pas pu exécuter cela : ce qui était annoncé ne compte pas, et la partie continue.
table-one-by-one = Un de ces coups montre une carte : jouez-les l’un après l’autre.
seat-given-back = { $moves ->
    [0] Vous revoilà : la doublure vous rend votre place sans avoir joué.
    [one] Vous revoilà : la doublure vous rend votre place. Elle a joué un coup pour vous.
   *[other] Vous revoilà : la doublure vous rend votre place. Elle a joué { $moves } coups pour vous.
}
seat-left = { $seat } a quitté la partie : un bot joue à sa place.
chat-off = L’hôte a fermé la discussion.
chat-too-fast = Doucement : attendez un instant avant d’écrire encore.
chat-empty = Il n’y a rien à dire dans ce message.
command-unknown = Le serveur ne connaît pas cette demande.

## Ce qui n’est pas compris

message-unreadable = Le serveur n’a pas compris ce message.
message-too-long = Ce message est trop long.
messages-too-many = Trop de messages à la fois : ralentissez.
requests-too-many = Trop de demandes à la fois : attendez un instant.
sockets-too-many = Trop de pages sont ouvertes : fermez-en une.
request-foreign = Cette demande ne vient pas d’une page de Tablée.
host-unknown = Ce serveur ne s’appelle pas « { $host } ». La personne qui l’héberge peut admettre ce nom : voir --allowed-host.
page-unknown = Cette page n’existe pas.
me-unknown = Vous n’êtes pas encore connu ici.
device-unknown = Aucun de vos appareils n’est connecté sous ce nom.
link-spent = Ce lien personnel a déjà servi, ou il est trop vieux.
replay-unknown = Il n’y a pas de partie à revoir à cette adresse, ou elle ne vous est pas ouverte.
replay-not-over = La partie n’est pas finie : elle ne se partage pas encore.
replay-from-memory = Cette partie se joue de mémoire : on la reverra quand elle sera finie.
replay-own-seat = Tant que la partie dure, on ne revoit que ce que l’on a vu soi-même.
replay-failed = Cette partie ne peut pas être montrée pour l’instant : réessayez dans un moment.
replay-other-rules = Les règles de ce jeu ont changé depuis : cette partie ne peut plus être revue.
table-paused = La partie est en pause.
table-paused-by-host = C’est l’hôte qui a mis la partie en pause : lui seul la relance.
table-other-view = La table a changé entre-temps : regardez et choisissez de nouveau.
chat-closed = On se tait maintenant : les choix sont sous scellés.

## Les fiches d’une classe, pour les tableurs

sheet-column-pupil = élève
sheet-column-game = jeu
sheet-column-topic = sujet
sheet-column-right = juste
sheet-column-wrong = faute
sheet-column-caught = relevé par un autre joueur
sheet-column-missed = manqué
