## La ligne de commande

help-about = Cervelle : des jeux de zombies sur table, la règle à la lettre, entre amis ou contre des bots.
help-usage = Usage : { $usage }
help-commands = Commandes
help-places = Arguments
help-flags = Options
help-shared = Options communes
help-variables = Variables d'environnement
help-examples = Exemples
help-more = « cervelle COMMANDE --help » dit tout d'une commande.
version = Cervelle { $version }

help-play = Joue une partie dans ce terminal : seul contre des bots, ou à plusieurs devant le même écran. La partie est sauvegardée après chaque coup. Pendant le jeu, « h » donne la liste de ce que l'on peut taper, et « ? » la règle derrière chaque question, chaque choix et chaque ligne du journal.
    .short = Jouer une partie
help-serve = Ouvre un serveur : on joue dans un navigateur, sur cet ordinateur ou, avec --host 0.0.0.0, depuis les téléphones et les ordinateurs du même réseau. Les parties sont gardées sur le disque et reprennent après un arrêt. Avec un jeu, le navigateur ouvre aussitôt une table contre trois bots.
    .short = Jouer dans un navigateur, seul ou à plusieurs
help-doctor = Essaie tout ce qu'il faut à un serveur : Python, les jeux, les bots, le dossier, la base de données, les avis entre processus, le port. Une ligne pour chacun, et ce qu'il faut faire là où quelque chose ne va pas.
    .short = Vérifier que tout ce qu'il faut à un serveur est là
help-simulate = Fait jouer des bots entre eux et compte les victoires. D'une partie à l'autre, chaque bot avance d'une place : aucune place n'avantage personne.
    .short = Faire jouer des bots entre eux, et compter
help-lab = Le laboratoire : des milliers de parties entre bots, sur tous les processeurs, et une page qui dit ce qui en ressort. « tournament » oppose des bots, toutes places échangées, aux mêmes graines ; « balance » mesure l'équilibre d'un jeu, par place, par rôle, par option et par nombre de joueurs ; « compare » met deux fichiers de cartes côte à côte, aux mêmes graines. Une expérience interrompue reprend avec la même commande.
    .short = Étudier un jeu : tournois, équilibre, cartes modifiées
help-replay = Rejoue une partie gardée, en vérifiant chaque coup : le journal, la table, le résultat.
    .short = Revoir une partie gardée
help-verify = Vérifie qu'une partie gardée a été tirée loyalement : le sceau du fichier, chaque coup selon les règles, chaque empreinte de la table, et l'empreinte de la clé montrée au début. Finit par le code 0 si tout est juste, 1 sinon.
    .short = Vérifier le tirage d'une partie
help-games = Présente les jeux de l'étagère, avec leurs options.
    .short = Voir les jeux et leurs options
help-rules = Donne les règles d'un jeu, toutes, une seule, celles d'une section, ou celles où figure un mot.
    .short = Lire les règles
help-mall = Dessine un centre commercial de Maul of America : l'un de ceux qui sont tout faits, un autre écrit section par section, ou un tiré au sort. Sans rien, donne ceux qui sont tout faits.
    .short = Dessiner un centre commercial de Maul of America

place-command = COMMANDE
place-options = options
place-game = JEU
    .help = Le jeu, par exemple zombie-life ; « cervelle games » les montre tous.
place-file = FICHIER
    .help = L'enregistrement d'une partie.
place-study = EXPÉRIENCE
    .help = tournament (un tournoi), balance (l'équilibre) ou compare (deux fichiers de cartes).
place-rule = RÈGLE
    .help = Le numéro d'une règle (life.3.2) ou d'une section (life.3), ou un mot (horde). Sans rien : toutes les règles.
place-mall = CENTRE
    .help = Un nom (square), ou quatre sections séparées par des virgules ; pour chacune sa face, ses quarts de tour, sa colonne et sa ligne.

value-number = N
value-file = FICHIER
value-host = ADRESSE
value-hash = HEXA
value-folder = DOSSIER
value-url = URL
value-log = text|json
value-origin = https://MACHINE
value-limits = remote|local|none
value-names = NOM,NOM
value-bots = N|NIVEAU,…
value-kinds = NIVEAU,NIVEAU
value-level = NIVEAU
value-option = NOM=VALEUR
value-lang = fr|en
value-numbers = N,N
value-by = NOM[=VALEUR,…]

flag-humans = Nombre de personnes devant l'écran (1 par défaut).
flag-names = Leurs noms, séparés par des virgules.
flag-bots = Nombre de bots, ou le niveau de chacun : random (hasard), beginner (débutant), player (joueur), strategist (stratège). Par défaut, trois bots contre une personne seule, aucun sinon.
flag-simulate-bots = Le niveau de chaque bot, un par place : random (hasard), beginner (débutant), player (joueur), strategist (stratège).
flag-level = Niveau des bots quand --bots est un nombre (player par défaut).
flag-lab-bots = Pour un tournoi, les bots qui s'affrontent : random (hasard), beginner (débutant), player (joueur), strategist (stratège). strategist:500 réfléchit 500 itérations à chaque choix, au lieu de 2000.
flag-lab-level = Pour balance et compare, le niveau de tous les bots (player par défaut), ou strategist:500.
flag-lab-games = Combien de parties dans chaque cas (100 par défaut) ; tous les cas jouent les mêmes graines. En demander davantage plus tard continue l'expérience.
flag-lab-seed = Graine du hasard (1 par défaut) : la même graine donne les mêmes chiffres.
flag-lab-data = D'autres cartes : un fichier comme le cards.toml du jeu ; pour compare, le premier des deux.
flag-seats = Le nombre de joueurs, ou plusieurs séparés par des virgules. Par défaut, tous ceux du jeu ; pour un tournoi, une place par bot.
flag-by = Pour balance, une option dont comparer tous les choix, ou ceux que l'on donne : --by level=3,4,5. Se répète.
flag-with = Pour compare, le second fichier de cartes.
flag-into = Le dossier de l'expérience (par défaut lab-EXPÉRIENCE-JEU, ici même).
flag-processes = Combien de processus jouent. Par défaut, autant que de processeurs.
flag-ray = Jouer sur la grappe Ray que nomme RAY_ADDRESS, ou sur une grappe locale.
flag-option = Une option du jeu, par exemple rules=jour-de-chance. Se répète. « cervelle games » les montre toutes.
flag-seed = Graine du hasard : la même graine et les mêmes choix donnent la même partie. Par défaut, le hasard du système.
flag-data = D'autres cartes : un fichier comme le cards.toml du jeu.
flag-mall-seed = Tirer le centre commercial au sort, comme une partie de cette graine avec l'option mall=random.
flag-check = Ne rien dessiner : vérifier le fichier, ses sections et ses centres commerciaux, et dire ce qui ne va pas, à quelle ligne et à quelle colonne. Finit par le code 0 si tout va bien.
flag-hash = L'empreinte SHA-256 que la table montrait au début.
flag-host = L'adresse où écouter. Par défaut 127.0.0.1 : cet ordinateur seulement.
flag-port = Le port où écouter. S'il est pris, un port libre le remplace ; 0 : n'importe lequel.
flag-data-folder = Où garder les parties. Par défaut, dans votre dossier de données.
flag-database = La base PostgreSQL où garder les parties, comme postgresql://nom:motdepasse@machine/base, au lieu d'un fichier dans le dossier.
flag-notices = Par où plusieurs processus s'avertissent des coups : valkey://machine:port ou postgresql://…. Par défaut la base de données, si c'est PostgreSQL.
flag-look-every = Tous les combien regarder ce que d'autres processus ont gardé, quoi qu'ils disent, en millièmes de seconde (2000 par défaut).
flag-idle-after = Après combien de secondes une table que personne ne touche quitte la mémoire (600 par défaut). Elle revient dès qu'on la touche.
flag-metrics = Montrer des comptes à l'adresse /metrics, pour Prometheus.
flag-log = Le journal en phrases, ou en JSON, un objet par ligne.
flag-origin = Une autre adresse sous laquelle les navigateurs voient ce serveur, quand un relais ne transmet pas l'en-tête Host. Peut se répéter.
flag-trusted-proxy = L'adresse d'un relais qu'on croit quand il dit pour qui il demande (X-Forwarded-For). Ceux de cette machine le sont déjà. Peut se répéter.
flag-limits = Qui est limité dans ce qu'il demande au serveur : tous sauf cette machine (remote, par défaut), aussi cette machine (local), personne (none).
flag-doctor-port = Le port où le serveur écouterait.
flag-doctor-host = L'adresse où le serveur écouterait.
flag-browse = Ouvrir aussitôt un navigateur.
flag-bot-pause = Le temps de réflexion affiché des bots, en millièmes de seconde, pour que l'on puisse les suivre.
flag-pass-pause = Le temps habituel, en millièmes de seconde, avant que le serveur passe pour qui ne peut que passer (1600 par défaut), là où les mains sont cachées : les autres ne doivent pas s'en apercevoir.
example-serve-1 = Jouer sur cet ordinateur.
example-serve-2 = Ouvrir aussitôt une partie contre trois bots.
example-serve-3 = Inviter tout le réseau de la maison ou du club.
example-serve-4 = Garder les parties dans PostgreSQL.
example-doctor-1 = Avant de jouer sur cet ordinateur.
example-doctor-2 = Avant d'ouvrir un serveur qui garde ses parties dans PostgreSQL.
usage-port = Impossible d'écouter sur { $host }, port { $port } : l'adresse n'est pas de cette machine, ou le port n'est pas permis.
flag-save = Où garder la partie. Par défaut, dans votre dossier de données.
flag-resume = Reprend la partie de ce fichier ou, sans fichier, la dernière qui n'est pas finie.
flag-games = Nombre de parties (100 par défaut).
flag-json = Les résultats en JSON, pour un programme.
flag-until = S'arrête après le coup N.
flag-turns = À la fin, les tournants : quand les chances de quelqu'un ont le plus changé. Quelques secondes de réflexion.
flag-step = Coup par coup : Entrée pour le suivant, q pour arrêter.
flag-seat = Comme l'a vue la place N. Par défaut, comme un spectateur : ce que tous pouvaient voir.
flag-lang = Français ou anglais. Par défaut, la langue du système.
flag-plain = Pour un lecteur d'écran : des phrases, ni dessin, ni couleur, ni colonnes.
flag-no-color = Sans couleurs.
flag-help = Cette aide.
flag-version = La version.

variable-CERVELLE_LANG = La langue, fr ou en, si --lang n'est pas donné.
variable-CERVELLE_HOME = Le dossier où garder les parties.
variable-CERVELLE_DATABASE = La base de données du serveur, sans --database.
variable-CERVELLE_NOTICES = Par où les processus s'avertissent des coups, sans --notices.
variable-NO_COLOR = Sans couleurs, si elle n'est pas vide.

example-play-1 = Vous contre trois bots.
example-play-2 = Ana et Bob devant le même écran, avec deux bots.
example-play-3 = Un autre jeu du même paquet, contre trois bots.
example-play-4 = La dernière partie laissée en plan.
example-play-5 = Avec un lecteur d'écran.
example-simulate-1 = Le bot « player » gagne-t-il plus souvent que le hasard ?
example-simulate-2 = Cent parties toujours pareilles, en JSON.
example-lab-1 = Quel bot est le plus fort ?
example-lab-2 = Trois niveaux sont-ils bien rangés, à deux et à quatre ?
example-lab-3 = Que changent vos cartes ?
example-replay-1 = Toute la partie, comme un spectateur.
example-replay-2 = Coup par coup, avec les yeux de la place 1.
example-replay-3 = La table telle qu'elle était après le coup 12.
example-replay-4 = Où la partie a basculé.
example-verify-1 = Le sceau, les coups, les empreintes ; celle de la clé est donnée, à comparer.
example-mall-1 = Le carré.
example-mall-2 = Le même, écrit en toutes lettres.
example-mall-3 = Un tirage.
example-mall-4 = Vérifier vos propres sections.
example-verify-2 = De même, en comparant l'empreinte de la clé.
example-games-1 = Tous les jeux.
example-rules-1 = Toutes les règles.
example-rules-2 = Une seule règle.
example-rules-3 = Toutes celles qui parlent de la Horde.

usage-command = « { $found } » n'est pas une commande. Commandes : { $known }.
usage-command-near = « { $found } » n'est pas une commande. Vouliez-vous dire « { $near } » ?
usage-flag = « { $command } » n'a pas d'option « { $found } ». Essayez « { $command } --help ».
usage-flag-near = « { $command } » n'a pas d'option « { $found } ». Vouliez-vous dire « { $near } » ?
usage-switch = L'option « { $flag } » ne prend pas de valeur.
usage-value = L'option « { $flag } » demande une valeur.
usage-lang = Les langues sont : { $known } ; pas « { $found } ».
usage-log = Le journal est { $known } ; pas « { $found } ».
usage-limits = Les limites sont { $known } ; pas « { $found } ».
usage-number = L'option « { $flag } » demande un nombre entier, { $least } au moins ; pas « { $found } ».
usage-option = « --option { $found } » : écrivez --option NOM=VALEUR.
usage-option-twice = L'option « { $option } » est donnée deux fois, « { $one } » puis « { $other } » : gardez l'une des deux.
usage-missing-game = « { $command } » demande un jeu ; « cervelle games » les montre.
usage-missing-study = « { $command } » demande une expérience et un jeu : tournament, balance ou compare.
usage-missing-file = « { $command } » demande le fichier d'une partie.
usage-too-many = « { $command } » ne sait que faire de « { $found } ».
usage-names = Il y a { $names } noms pour { $humans ->
        [1] une seule personne
       *[other] { $humans } personnes
    } : donnez un nom par personne au plus.
usage-name = Un nom a { $most } lettres au plus, toutes lisibles ; pas « { $found } ».
usage-level = Donnez soit --bots avec un nombre et --level, soit --bots avec le niveau de chaque bot.
usage-kind = Il n'y a pas de bot « { $found } ». Niveaux : { $known }.
game-unknown = Il n'y a pas de jeu « { $found } ». Jeux : { $known }.
game-unknown-near = Il n'y a pas de jeu « { $found } ». Vouliez-vous dire « { $near } » ?

defined = { $term } : { $meaning }
interrupted = Interrompu.

## L'étagère et les règles

games-id = { $id }
games-seats = de { $least } à { $most } joueurs
games-default = (par défaut)
games-how = Pour jouer : cervelle play { $game }
origin-rulebook = livret
origin-reading = notre lecture du livret
origin-public = connu du public
origin-reconstructed = reconstitué
rule-heading = { $id } · { $title } · { $origin }
rule-heading-plain = Règle { $id }, { $title }, { $origin }.
rule-text = { $text } ({ $origin })
rule-unknown = La règle { $id } n'est pas dans le livret.
rules-none = Aucune règle de « { $game } » ne parle de « { $found } ».
rules-more = { $count ->
        [one] Une autre règle en parle
       *[other] { $count } autres règles en parlent
    } : { $command }

## Une partie

you = Vous
you-named = { $name } (vous)
bot-named = { $name } (bot)

opening-again = La partie reprend au coup { $n }.
opening-people = À table : { $names }.
opening-bots = Bots : { $names }.
opening-alone = Vous jouez contre { $names }.
opening-team = Vous jouez avec { $names }, ensemble contre le jeu.
opening-how = Un numéro pour choisir ; ? pour la règle, h pour l'aide, q pour quitter.

prompt = { "› " }
prompt-plain = { "Votre choix : " }
prompt-named = { $name } ›{ " " }
prompt-named-plain = { $name }, votre choix :{ " " }
thinking = Les bots réfléchissent…
pass-screen = Passez l'écran à { $name }, puis Entrée.{ " " }
log-letter = j
news-left-out = … { $count ->
        [one] une ligne
       *[other] { $count } lignes
    } plus haut : « j » pour tout relire

choice-refused = ✗ { $text } · { $reason }
choices-refused = { $numbers } : { $text } · { $reason }
choice-refused-plain = Interdit, { $numbers } : { $text }. { $reason }
step-back = {"  0  "}revenir au choix précédent
step-back-plain = 0. Revenir au choix précédent
refused = Impossible. { $reason } (« ? { $number } » donne la règle.)
refused-plain = { $text } : interdit. { $reason }
allowed = { $text } : permis.
type-words = { $text } : trop de choix pour les montrer ({ $count }). Tapez ce qui distingue le vôtre, par exemple « { $example } ».
no-such-number = Tapez un numéro de 1 à { $most }.
no-such-line = Le journal va de 1 à { $most }.
not-understood = « { $found } » ne se comprend pas. Tapez le numéro d'un choix, ou « h » pour l'aide.
where = La partie est sauvegardée dans { $file }
undo-nothing = Vous n'avez encore rien décidé : il n'y a rien à annuler.
undo-afresh = Votre dernière décision est annulée. Le hasard repart de zéro : les tirages à venir ne seront plus les mêmes.
undo-same = Votre dernière décision est annulée.

order-words = des mots
    .means = le choix dont le texte contient ces mots ; sur un plan, une case mène jusqu'à elle
order-number = 1, 2, 3…
    .means = faire ce choix
order-why = ?
    .means = la règle de la question
order-why-choice = ? 4
    .means = la règle derrière le choix 4, permis ou interdit
order-why-line = ? j12
    .means = la règle derrière la ligne 12 du journal
order-why-word = ? horde
    .means = les règles qui parlent de la Horde ; ou une seule, « ? life.3.2 »
order-repeat = Entrée
    .means = la question, encore une fois
order-table = t
    .means = toute la table
order-log = j
    .means = tout le journal
order-never = n
    .means = ne plus vous demander dans les moments comme celui-ci ; « n 2 » : seulement si vous pouvez jouer ce que propose le choix 2 ; « o » : tout vous redemander
orders-never = On ne vous demandera plus rien dans les moments comme celui-ci. « o » pour que l'on vous redemande tout.
orders-only = On ne vous demandera plus rien ici, sauf quand vous pourrez jouer cela. « o » pour que l'on vous redemande tout.
orders-always = On vous redemandera tout.
orders-no-window = Cette question ne se passe pas d'avance : seuls les moments de réaction le permettent.
order-coach = c
    .means = un conseil : les meilleurs choix, leurs chances, et pourquoi
order-undo = u
    .means = annuler votre dernière décision ; le hasard qui suivait repart de zéro
order-where = s
    .means = où la partie est sauvegardée
order-language = en
    .means = continue in English
order-quit = q
    .means = quitter ; la partie se reprend plus tard

coach-thinking = Le coach réfléchit…
coach-off = À plusieurs, chacun joue sans conseil. Il y en a contre des bots.

save-exists = Le fichier { $file } existe déjà : choisissez un autre nom, ou reprenez-le avec --resume.
save-failed = La partie ne peut pas être gardée dans { $file } ({ $reason }).
resume-none = Aucune partie inachevée dans { $folder }.
resume-settings = { $flag } ne va pas avec --resume : la partie gardée dit elle-même qui joue, et à quoi.
resume-other-game = { $file } est une partie de « { $game } », pas de « { $found } ».

left = La partie est gardée. Pour la reprendre :

end-you = Vous gagnez !
end-you-share = Vous gagnez, à égalité avec { $names } !
end-team-won = C'est gagné, pour toute l'équipe !
end-team-score = Score de l'équipe : { $score }.
end-team-lost = C'est perdu, pour toute l'équipe.
end-own-won = C'est gagné !
end-own-score = Score : { $score }.
end-own-lost = C'est perdu.
end-winners = { $count ->
        [1] { $names } gagne.
       *[other] { $names } gagnent à égalité.
    }
end-player = Joueur
end-score = Score
end-kept = Pour revoir la partie :
end-prompt = r pour rejouer, Entrée pour quitter :{ " " }
end-help = La partie est finie : r pour rejouer, t la table, j le journal, « ? j12 » la règle d'une ligne, u pour annuler votre dernière décision, Entrée pour quitter.

## Simulation

simulate-bots = Dites quels bots jouent, un par place : cervelle simulate { $game } --bots player,random,random,random
simulate-bar = Parties
simulate-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
simulate-bot = Bot
simulate-wins = Victoires
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-score = Score moyen
simulate-between = de { $low } à { $high }
simulate-even = À forces égales, chacun gagnerait { $share } des parties.
simulate-seats = Victoires de chaque place, dans l'ordre : { $wins }.
simulate-role = { $role } : { $share } de victoires (de { $low } à { $high }).
simulate-speed = { $decisions } décisions par partie, { $speed } parties par seconde.
simulate-interrupted = Interrompu après { $done } parties sur { $games }.

## Revoir une partie

replay-spectator = un spectateur
replay-as = vue par { $reader }
replay-step-how = Entrée pour le coup suivant, q pour arrêter.
replay-next = Coup { $n } sur { $all } ›{ " " }
replay-line = Coup { $n } : { $text }
replay-seat = La place { $found } n'existe pas : il y en a { $seats }.
replay-turns = Les tournants
replay-turns-early = --turns regarde une partie entière, et celle-ci n'est pas finie au coup { $n }.
replay-no-turns = Pas de grand tournant dans cette partie.
replay-turn = Coup { $n } : { $name } passe de { $before } à { $after }. { $text }
replay-team = l'équipe
replay-thinking = On refait le match…
replay-faithful = Enregistrement fidèle : { $moves ->
        [one] { $moves } coup rejoué
       *[other] { $moves } coups rejoués
    } sur { $all }, { $checked ->
        [0] sceau vérifié
        [one] sceau et { $checked } empreinte vérifiés
       *[other] sceau et { $checked } empreintes vérifiés
    }.

## Centres commerciaux

mall-saved = Les centres commerciaux tout faits :
mall-how = « cervelle mall NOM » en dessine un ; « cervelle mall --seed 7 » en tire un au sort.
mall-code = ce code
mall-right = Rien à redire : on peut y jouer.
mall-file-right = { $file } : rien à redire.
mall-told = { $width } cases sur { $height }, { $searches ->
        [one] une case à fouiller
       *[other] { $searches } cases à fouiller
    }, { $ways ->
        [one] une issue
       *[other] { $ways } issues
    }.

verify-line = { $what } : { $text }
verify-right = Juste.
verify-wrong = Faux.
verify-open = Pas vérifié.
