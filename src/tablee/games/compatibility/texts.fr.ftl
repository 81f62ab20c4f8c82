# Ce que dit la table pendant une partie de Compatibility.

## La boîte

box-line = Cinquante images, un thème : choisirez-vous ce que choisit votre partenaire ?
goal = premier à { $track }

## Refus

no-such-place = Votre rangée n’a pas tant de places à ce tour.
no-such-picture = Cette image n’est pas en jeu.
already-in-the-row = Cette image est déjà dans votre rangée.
place-taken = Il y a une image à cette place : retirez-la d’abord.
nothing-there = Il n’y a pas d’image à cette place.
not-complete = Votre rangée n’est pas encore entière.
already-ready = Vous avez déjà dit que vous êtes prêt. Vous pouvez encore vous raviser.
ready-and-locked = Vous avez déjà dit que vous êtes prêt, et votre Double Enjeu verrouille votre rangée.
stays-complete = Vous êtes prêt : remplacez l’image par une autre, la rangée reste entière.
locked = Un Double Enjeu est sur votre rangée : elle ne change plus.
no-double-left = Il ne reste plus de Double Enjeu.
doubled-already = Un Double Enjeu par tour, et il est posé.
row-first = Posez d’abord toute votre rangée.
no-jumble-left = Il ne reste plus de Pêle-mêle.
jumbled-already = Un Pêle-mêle par tour, et il est posé.
no-opponent = Un Pêle-mêle se pose devant un adversaire.
attacked-already = Quelqu’un a été plus rapide : chaque camp n’est attaqué qu’une fois par tour.
no-place-there = Cette rangée n’a pas tant de places à ce tour.
not-in-extra-rounds = Pas de cartes spéciales dans un tour décisif.
leader-plays-none = Le meneur ne joue pas de cartes spéciales.
not-on-the-leader = On n’attaque pas le meneur.

## Décompte

direct = { $count ->
    [one] Accord direct : { $cards }
   *[other] { $count } accords directs : { $cards }
}
indirect = { $count ->
    [one] Accord indirect : { $cards }
   *[other] { $count } accords indirects : { $cards }
}
doubled = Double Enjeu sur { $card }
led = { $count ->
    [one] { $count } joueur s’accorde avec le meneur
   *[other] { $count } joueurs s’accordent avec le meneur
}

## Demandes

compatibility-choose = Posez { $count ->
    [one] une image
   *[other] { $count } images
} pour le thème, la meilleure à la place 1.
compatibility-complete = Votre rangée est entière : dites que vous êtes prêt.
compatibility-wait = Prêt ! Tant que d’autres choisissent, vous pouvez vous raviser.
compatibility-wait-locked = Prêt ! Votre Double Enjeu verrouille votre rangée ; vous pouvez encore mettre un Pêle-mêle.
compatibility-exchange = Votre Pêle-mêle devant { $other } : quelles places échanger ?

## Le temps

compatibility-clock-choose = pour choisir
compatibility-clock-exchange = pour échanger

## Options

about-alone = chacun joue pour soi, à quatre, six ou huit aussi
about-track = le nombre de cases avant l’arrivée ; d’ordinaire 48 (un choix à nous)
about-seconds = secondes pour choisir ; 0 : sans limite
about-pictures = le nombre d’images de chacun ; moins, pour l’étude
about-theme_cards = le nombre de cartes de thèmes
option-alone = Chacun pour soi
option-alone-yes = oui, avec un meneur à chaque tour
option-alone-no = non, par équipes à 4, 6 ou 8
option-track = Quelle longueur de piste ?
option-track-12 = 12 cases, quelques tours
option-track-24 = 24 cases
option-track-36 = 36 cases
option-track-48 = 48 cases
option-track-60 = 60 cases, une longue partie
option-seconds = Secondes pour choisir (0 : sans limite)
option-pictures = Images de chacun
option-theme_cards = Cartes de thèmes
option-deals = Limiter le nombre de tours (0 : non)

## Les mots de la table

card = { $name ->
    [ants] { picture-ants }
    [attic] { picture-attic }
    [bakery] { picture-bakery }
    [balloon] { picture-balloon }
    [beanstalk] { picture-beanstalk }
    [bed] { picture-bed }
    [bicycle] { picture-bicycle }
    [bridge] { picture-bridge }
    [cake] { picture-cake }
    [campfire] { picture-campfire }
    [carousel] { picture-carousel }
    [castle] { picture-castle }
    [cave] { picture-cave }
    [chest] { picture-chest }
    [classroom] { picture-classroom }
    [door] { picture-door }
    [elephants] { picture-elephants }
    [floe] { picture-floe }
    [fox] { picture-fox }
    [goal] { picture-goal }
    [island] { picture-island }
    [lanterns] { picture-lanterns }
    [library] { picture-library }
    [lighthouse] { picture-lighthouse }
    [market] { picture-market }
    [maze] { picture-maze }
    [mirror] { picture-mirror }
    [moon] { picture-moon }
    [musician] { picture-musician }
    [nest] { picture-nest }
    [painter] { picture-painter }
    [picnic] { picture-picnic }
    [race] { picture-race }
    [rocket] { picture-rocket }
    [rooftops] { picture-rooftops }
    [scarecrow] { picture-scarecrow }
    [snowman] { picture-snowman }
    [stage] { picture-stage }
    [station] { picture-station }
    [summit] { picture-summit }
    [throne] { picture-throne }
    [tightrope] { picture-tightrope }
    [tornado] { picture-tornado }
    [umbrella] { picture-umbrella }
    [volcano] { picture-volcano }
    [wedding] { picture-wedding }
    [well] { picture-well }
    [whale] { picture-whale }
    [window] { picture-window }
    [workshop] { picture-workshop }
    [slot1] place 1
    [slot2] place 2
    [slot3] place 3
    [slot4] place 4
    [slot5] place 5
   *[other] { $name }
}
compatibility-place-offered = Mettre { $card } à la place { $place }
compatibility-remove-offered = Retirer l’image de la place { $place }
compatibility-swap-offered = Échanger vos places { $first } et { $second }
compatibility-ready-offered = Prêt
compatibility-double-offered = Double Enjeu sur la place { $place }
compatibility-jumble-offered = Pêle-mêle devant { $other }
compatibility-exchange-offered = Échanger les places { $first } et { $second }
compatibility-leave-offered = Laisser la rangée telle quelle
compatibility-place-told = { $seat } met { $card } à la place { $place }.
compatibility-remove-told = { $seat } retire l’image de la place { $place }.
compatibility-swap-told = { $seat } échange ses places { $first } et { $second }.
compatibility-ready-told = { $seat } : prêt !
compatibility-double-told = { $seat } met un Double Enjeu sur sa place { $place }.
compatibility-jumble-told = { $seat } met un Pêle-mêle devant { $other }.
compatibility-exchange-told = { $seat } échange les places { $first } et { $second }.
compatibility-leave-told = { $seat } laisse la rangée telle quelle.
compatibility-time-house = Le temps est écoulé.
compatibility-words-theme = Le thème du tour :
compatibility-words-extra = Un tour décisif, entre ceux qui sont à égalité.
compatibility-words-lead = Vous menez ce tour : les autres cherchent à penser comme vous.
compatibility-words-led = { $seat } mène ce tour : cherchez à penser pareil.
compatibility-words-leads = { $seat } mène ce tour.
compatibility-words-place = Place { $place } : { $card }.
compatibility-words-empty = La place { $place } est vide.
compatibility-words-specials = Il reste à jouer : { $doubles ->
    [one] { $doubles } Double Enjeu
   *[other] { $doubles } Doubles Enjeux
}, { $jumbles ->
    [one] { $jumbles } Pêle-mêle
   *[other] { $jumbles } Pêle-mêle
}.
compatibility-words-ready = { $seat } : prêt, avec { $count } images.
compatibility-words-busy = { $seat } choisit { $count } images.
compatibility-words-stopped = Le temps s’est écoulé : { $seat } n’avait pas fini.
compatibility-words-doubled = { $seat } a un Double Enjeu sur sa place { $place }.
compatibility-words-attacked = { $seat } a mis un Pêle-mêle devant { $other }.
compatibility-words-exchanged = { $seat } a échangé les places { $first } et { $second } chez { $other }.
compatibility-words-left = { $seat } n’a rien échangé chez { $other }.
compatibility-words-row = { $seat } a posé { $count } images, la meilleure d’abord : { $cards }.
compatibility-words-row-now = Après l’échange, { $seat } a { $count } images, à partir de la place 1 : { $cards }.
compatibility-words-has = { $seat } a { $card } à la place { $place }.
compatibility-words-nothing = Personne ne s’accorde sur rien.
compatibility-words-direct = { $seat } et { $other } ont { $card } à la place { $place } : { $points } points.
compatibility-words-indirect = { $seat } a { $card } à la place { $place }, { $other } à la place { $there } : { $points } points.
compatibility-words-missed = Le Double Enjeu à la place { $place } ne rapporte rien à { $seat }.
compatibility-words-pawn = { $left ->
    [0] { $seat } est à l’arrivée.
   *[other] { $space ->
        [0] { $seat } est au départ.
        [one] { $seat } a avancé de { $space } case sur { $arrival }.
       *[other] { $seat } a avancé de { $space } cases sur { $arrival }.
    }
}
compatibility-words-team = { $left ->
    [0] { $seat } et { $other } sont à l’arrivée.
   *[other] { $space ->
        [0] { $seat } et { $other } sont au départ.
        [one] { $seat } et { $other } ont avancé de { $space } case sur { $arrival }.
       *[other] { $seat } et { $other } ont avancé de { $space } cases sur { $arrival }.
    }
}

## La table dessinée

-deal = { $case ->
    [upper] Tour
   *[lower] tour
}
    .gender = masculine
compatibility-theme = Le thème
compatibility-leads = { $seat } mène
compatibility-you-lead = Vous menez
compatibility-extra = Tour décisif
compatibility-album = Vos images
compatibility-row = Votre rangée
compatibility-row-of = Rangée face cachée : { $seat }
compatibility-picture = { $card } : { $caption }.
compatibility-picture-laid = { $card }, à la place { $place } : { $caption }.
compatibility-place-sealed = Place { $place }, face cachée.
compatibility-tap-remove = Retirer.
compatibility-tap-replace = Remplacer.
compatibility-double = Double Enjeu
compatibility-jumble = Pêle-mêle
compatibility-left = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
}
compatibility-bet-where = Double Enjeu : touchez la place à doubler. Votre rangée sera verrouillée.
compatibility-put-where = Où mettre { $card } ? Touchez une place de votre rangée.
compatibility-replace = Quelle image prend la place { $place } ?
compatibility-locked = Votre Double Enjeu verrouille votre rangée.
compatibility-whom = Un Pêle-mêle devant qui ?
compatibility-whom-hint = Quand tous seront prêts, vous échangerez deux de ses images à l’aveugle.
compatibility-pick-two = Touchez deux places
compatibility-sign-ready = prêt
compatibility-sign-leader = mène ce tour
compatibility-turn = Retourner la place { $place }
compatibility-two = { $one } et { $two }
compatibility-points = Points
compatibility-enlarge = Agrandir
compatibility-says = { $theme } ? D’abord { $first }, puis { $second }.
compatibility-headline-nothing = Personne ne s’accorde sur rien !
compatibility-headline-best = { $seat } et { $other } s’accordent le mieux : +{ $points }
compatibility-headline-level = +{ $points } pour plusieurs : on s’entend bien !
compatibility-headline-perfect = Télépathie ! { $seat } et { $other } : +{ $points }

## Pour qui découvre le jeu

hint-choosing = Choisissez les mêmes images que votre partenaire, ou que le meneur : celles qui vont le mieux au thème, la première à la place 1. Personne ne les voit avant le dévoilement. Puis dites que vous êtes prêt.
hint-exchanging = Deux images de votre adversaire changent de place, sans que vous voyiez lesquelles. Un accord direct peut devenir indirect. Vous pouvez aussi laisser la rangée telle quelle.
hint-scored = La même image à la même place : 3 points. À une autre place : 2. Un Double Enjeu sur un accord direct en donne 3 de plus. Votre pion avance d’autant de cases.

## Les images : leur nom, puis ce que l’on y voit

picture-ants = les fourmis
picture-attic = le grenier
picture-bakery = la boulangerie
picture-balloon = le ballon rouge
picture-beanstalk = le haricot géant
picture-bed = le lit
picture-bicycle = le vélo
picture-bridge = le pont
picture-cake = le gâteau
picture-campfire = le feu de camp
picture-carousel = le manège
picture-castle = le château
picture-cave = la grotte
picture-chest = le coffre
picture-classroom = la salle de classe
picture-door = la porte
picture-elephants = les éléphants
picture-floe = la banquise
picture-fox = le renard
picture-goal = le but
picture-island = l’île
picture-lanterns = les lanternes
picture-library = la bibliothèque
picture-lighthouse = le phare
picture-market = le marché
picture-maze = le labyrinthe
picture-mirror = le miroir
picture-moon = la Lune
picture-musician = le musicien
picture-nest = le nid
picture-painter = le peintre
picture-picnic = le pique-nique
picture-race = la course
picture-rocket = la fusée
picture-rooftops = les toits
picture-scarecrow = l’épouvantail
picture-snowman = le bonhomme de neige
picture-stage = la scène
picture-station = la gare
picture-summit = le sommet
picture-throne = le trône
picture-tightrope = le funambule
picture-tornado = la tornade
picture-umbrella = le parapluie
picture-volcano = le volcan
picture-wedding = le mariage
picture-well = le puits
picture-whale = la baleine
picture-window = la fenêtre
picture-workshop = l’atelier

caption-ants = Des fourmis portent une grosse fraise vers leur trou
caption-attic = Un cheval à bascule au grenier, dans un rayon de soleil
caption-bakery = À l’aube, un boulanger sort ses pains ; un chat passe
caption-balloon = Un ballon rouge pris dans un arbre nu, un enfant dessous
caption-beanstalk = Une tige géante monte aux nuages, quelqu’un y grimpe
caption-bed = Un enfant lit au lit ; sous le lit, un monstre écoute
caption-bicycle = Un vélo devant des coquelicots ; un chapeau s’envole
caption-bridge = Deux personnes se rejoignent sur un pont de corde
caption-cake = Un gâteau aux bougies allumées, un chat tend la patte
caption-campfire = Un feu et une tente en forêt ; des yeux dans le noir
caption-carousel = Un cheval de bois s’échappe du manège au crépuscule
caption-castle = Un chevalier devant un château ; un dragon passe
caption-cave = À la torche, deux visiteurs devant des peintures rupestres
caption-chest = Un coffre plein d’or ouvert au fond de la mer
caption-classroom = Un avion en papier traverse une classe vide
caption-door = Dans le désert, une porte s’ouvre sur la nuit
caption-elephants = Trois éléphants à la file au bord de l’eau, au couchant
caption-floe = Une ourse et son petit sur deux glaces qui s’écartent
caption-fox = Un renard devant un poulailler ouvert, sous la lune
caption-goal = Sous la pluie, un gardien plonge et touche le ballon
caption-island = Une île, un palmier, et une bouteille qui arrive
caption-lanterns = Des lanternes flottent sur une rivière, la nuit
caption-library = Quelqu’un ouvre un livre ; des oiseaux s’en échappent
caption-lighthouse = Un phare éclaire un petit bateau dans la tempête
caption-market = Des oranges roulent loin d’un étal du marché
caption-maze = Un enfant dans un labyrinthe de haies, une balle au milieu
caption-mirror = Un enfant se voit en reine dans un grand miroir
caption-moon = Sur la Lune, un astronaute arrose une fleur
caption-musician = Un accordéoniste sous un réverbère ; trois chats écoutent
caption-nest = Un poussin éclot dans un nid, sur un réverbère
caption-painter = Quelqu’un peint la mer sur un mur nu
caption-picnic = Un pique-nique sans personne ; une vague arrive
caption-race = Une tortue devance un lièvre à l’arrivée
caption-rocket = Une fusée décolle la nuit, deux enfants lèvent les bras
caption-rooftops = Deux chats face à la pleine lune, sur les toits
caption-scarecrow = Des corbeaux posés sur un épouvantail, au couchant
caption-snowman = Un bonhomme de neige fond dans un pré fleuri
caption-stage = Une souris seule en scène, sous le projecteur
caption-station = Un train s’en va ; une valise reste sur le quai
caption-summit = Quelqu’un plante un drapeau au-dessus des nuages
caption-throne = Un trône vide, une couronne par terre, une grenouille
caption-tightrope = Un funambule au-dessus de la ville, un chat le suit
caption-tornado = Une tornade emporte une maison et une poule
caption-umbrella = Un parapluie jaune parmi des parapluies sombres
caption-volcano = Un volcan en éruption ; deux barques s’éloignent
caption-wedding = Deux mariés sortent de l’église sous les confettis
caption-well = Du fond d’un puits : deux visages et un seau qui descend
caption-whale = Une baleine immense passe sous un petit bateau
caption-window = Une fenêtre éclairée dans la neige, des traces de pas
caption-workshop = Sur un établi, un robot lève la main

## Les thèmes : six par carte, un par face du dé

theme-t01-1 = La mer
theme-t01-2 = Un explorateur
theme-t01-3 = Minuit
theme-t01-4 = La pierre
theme-t01-5 = Un jardinier
theme-t01-6 = Les étoiles

theme-t02-1 = Avoir peur
theme-t02-2 = La victoire
theme-t02-3 = Construire
theme-t02-4 = L’amitié
theme-t02-5 = Les règles
theme-t02-6 = Le partage

theme-t03-1 = Le matin
theme-t03-2 = La nourriture
theme-t03-3 = Un musicien
theme-t03-4 = La pleine lune
theme-t03-5 = La fête foraine
theme-t03-6 = La vitesse

theme-t04-1 = Grimper
theme-t04-2 = La solitude
theme-t04-3 = La beauté
theme-t04-4 = Trouver son chemin
theme-t04-5 = La poésie
theme-t04-6 = Vieillir

theme-t05-1 = Un pirate
theme-t05-2 = Demain
theme-t05-3 = La campagne
theme-t05-4 = Un clown
theme-t05-5 = Le soleil
theme-t05-6 = Un dragon

theme-t06-1 = Le temps
theme-t06-2 = Danser
theme-t06-3 = La jalousie
theme-t06-4 = La récompense
theme-t06-5 = Découvrir
theme-t06-6 = Le retour

theme-t07-1 = La ville
theme-t07-2 = Un fantôme
theme-t07-3 = Le dimanche
theme-t07-4 = Le marché
theme-t07-5 = L’ordre
theme-t07-6 = Se quitter

theme-t08-1 = La joie
theme-t08-2 = Le danger
theme-t08-3 = Tomber
theme-t08-4 = Le vertige
theme-t08-5 = La lenteur
theme-t08-6 = Le cirque

theme-t09-1 = Bien au chaud
theme-t09-2 = La forêt
theme-t09-3 = Un astronaute
theme-t09-4 = Un piège
theme-t09-5 = La Terre
theme-t09-6 = Un sportif

theme-t10-1 = Partir
theme-t10-2 = La fierté
theme-t10-3 = Le bruit
theme-t10-4 = Rêver
theme-t10-5 = La gloire
theme-t10-6 = Les machines

theme-t11-1 = Un héros
theme-t11-2 = Les vacances
theme-t11-3 = L’école
theme-t11-4 = Un cheval
theme-t11-5 = Toutes les couleurs
theme-t11-6 = Le commencement

theme-t12-1 = Le secret
theme-t12-2 = Chercher
theme-t12-3 = La gourmandise
theme-t12-4 = Être différent
theme-t12-5 = Un grand projet
theme-t12-6 = La fin

theme-t13-1 = La maison
theme-t13-2 = Un chevalier
theme-t13-3 = L’aube
theme-t13-4 = Le théâtre
theme-t13-5 = Un espion
theme-t13-6 = À l’envers

theme-t14-1 = La surprise
theme-t14-2 = La magie
theme-t14-3 = S’échapper
theme-t14-4 = Trop tard
theme-t14-5 = Une rencontre
theme-t14-6 = Compter

theme-t15-1 = La nuit
theme-t15-2 = La rue
theme-t15-3 = Un détective
theme-t15-4 = Le blanc
theme-t15-5 = Un trésor
theme-t15-6 = Se perdre

theme-t16-1 = Attendre
theme-t16-2 = Le rire
theme-t16-3 = La lumière
theme-t16-4 = Offrir
theme-t16-5 = La douceur
theme-t16-6 = Le respect

theme-t17-1 = La couronne
theme-t17-2 = Le printemps
theme-t17-3 = L’eau
theme-t17-4 = Un oiseau
theme-t17-5 = Tourner en rond
theme-t17-6 = Les contes

theme-t18-1 = L’équilibre
theme-t18-2 = Travailler
theme-t18-3 = Le bonheur
theme-t18-4 = La confiance
theme-t18-5 = Sauver
theme-t18-6 = Une catastrophe

theme-t19-1 = Le jardin
theme-t19-2 = Un inventeur
theme-t19-3 = La science-fiction
theme-t19-4 = Un abri
theme-t19-5 = Un ours
theme-t19-6 = L’inconnu

theme-t20-1 = La tristesse
theme-t20-2 = Le hasard
theme-t20-3 = Dormir
theme-t20-4 = Le désordre
theme-t20-5 = L’argent
theme-t20-6 = La promesse

theme-t21-1 = L’automne
theme-t21-2 = La montagne
theme-t21-3 = Un chat
theme-t21-4 = Une fête
theme-t21-5 = La cabane
theme-t21-6 = Entrez !

theme-t22-1 = Cuisiner
theme-t22-2 = La tendresse
theme-t22-3 = Le feu
theme-t22-4 = Observer
theme-t22-5 = La fatigue
theme-t22-6 = Disparaître

theme-t23-1 = Un voleur
theme-t23-2 = L’heure du coucher
theme-t23-3 = Le dernier train
theme-t23-4 = Un savant
theme-t23-5 = Les quatre saisons
theme-t23-6 = Une équipe

theme-t24-1 = La liberté
theme-t24-2 = Courir
theme-t24-3 = Le mal du pays
theme-t24-4 = Le pouvoir
theme-t24-5 = Chanter
theme-t24-6 = L’imagination

theme-t25-1 = Sous l’eau
theme-t25-2 = Un monstre
theme-t25-3 = L’orage
theme-t25-4 = La fenêtre
theme-t25-5 = Une famille
theme-t25-6 = La nature sauvage

theme-t26-1 = La colère
theme-t26-2 = Le voyage
theme-t26-3 = Peindre
theme-t26-4 = La paresse
theme-t26-5 = L’aventure
theme-t26-6 = Prendre soin

theme-t27-1 = L’été
theme-t27-2 = Le vent
theme-t27-3 = Un géant
theme-t27-4 = La récolte
theme-t27-5 = La soif
theme-t27-6 = Le bout du monde

theme-t28-1 = Se cacher
theme-t28-2 = Le courage
theme-t28-3 = La patience
theme-t28-4 = Se déguiser
theme-t28-5 = Un mensonge
theme-t28-6 = Un message

theme-t29-1 = Une sorcière
theme-t29-2 = L’enfance
theme-t29-3 = Le village
theme-t29-4 = Un naufragé
theme-t29-5 = Les transports
theme-t29-6 = La musique

theme-t30-1 = La chance
theme-t30-2 = Apprendre
theme-t30-3 = L’ennui
theme-t30-4 = La vérité
theme-t30-5 = Oublier
theme-t30-6 = Un jouet

theme-t31-1 = Le ciel
theme-t31-2 = Un magicien
theme-t31-3 = Un anniversaire
theme-t31-4 = Tout en haut
theme-t31-5 = Au musée
theme-t31-6 = Tout rond

theme-t32-1 = L’amour
theme-t32-2 = Le silence
theme-t32-3 = Nager
theme-t32-4 = La pluie
theme-t32-5 = L’injustice
theme-t32-6 = L’ombre

theme-t33-1 = Le soir
theme-t33-2 = La plage
theme-t33-3 = Un fermier
theme-t33-4 = La naissance
theme-t33-5 = Le paradis
theme-t33-6 = Une bêtise

theme-t34-1 = Jouer
theme-t34-2 = L’espoir
theme-t34-3 = La force
theme-t34-4 = Écouter
theme-t34-5 = Le rouge
theme-t34-6 = Un vœu

theme-t35-1 = Un artiste
theme-t35-2 = Le froid
theme-t35-3 = Traverser
theme-t35-4 = Au loup !
theme-t35-5 = Le bleu
theme-t35-6 = Les habits

theme-t36-1 = Tout petit
theme-t36-2 = Manger
theme-t36-3 = La curiosité
theme-t36-4 = Choisir
theme-t36-5 = Le jaune
theme-t36-6 = Suivre

theme-t37-1 = Les animaux
theme-t37-2 = Une princesse
theme-t37-3 = Un jour gris
theme-t37-4 = Un métier
theme-t37-5 = Le vert
theme-t37-6 = Un gardien

theme-t38-1 = Le calme
theme-t38-2 = Le mystère
theme-t38-3 = Sauter
theme-t38-4 = L’impatience
theme-t38-5 = Un robot
theme-t38-6 = Se réveiller

theme-t39-1 = Autrefois
theme-t39-2 = Un pays lointain
theme-t39-3 = Un capitaine
theme-t39-4 = Les profondeurs
theme-t39-5 = Les odeurs
theme-t39-6 = Un exploit

theme-t40-1 = S’envoler
theme-t40-2 = La timidité
theme-t40-3 = La fragilité
theme-t40-4 = Écrire
theme-t40-5 = Le toucher
theme-t40-6 = Le changement
