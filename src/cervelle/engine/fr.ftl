yes = oui
no = non
seat = Place { $number }
waiting-for = On attend { $names }.
game-over = La partie est terminée.
undone = Retour en arrière : la table est comme après le coup { $what }.
afresh = Et si ? On reprend après le coup { $what }, et le hasard est neuf.

no-engine-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
no-engine-seat = Cette place n'existe pas à cette table.
no-engine-turn = Ce n'est pas à vous de répondre maintenant.
no-engine-choice = Ce choix ne fait pas partie de ceux que propose la question.
no-engine-over = La partie est terminée.
no-engine-clock = Ce jeu n'a pas de pendule.

seats = « { $game } » se joue de { $least } à { $most } ; { $found } ne convient pas.
seed = La graine doit être un entier de 0 à 2^128 − 1, ou 16 octets ; reçu : { $found }.
option-unknown = « { $game } » n'a pas d'option « { $option } ». Options : { $known }.
option-choice = L'option « { $option } » accepte { $choices }, pas « { $found } ».
bot-level = Il n'y a pas de bot « { $found } ». Niveaux : { $levels }.
undo-where = Impossible de revenir au coup { $to } : la partie en compte { $n }.
undo-entropy = Ce retour en arrière annule un tirage : il lui faut un hasard neuf, ni plus ni moins.

file-unreadable = Le fichier { $file } ne peut pas être lu.
file-not-text = Le fichier { $file } n'est pas un texte en UTF-8.
data-syntax = { $file }, ligne { $line } : ce n'est pas du TOML correct.
data-missing = { $file }, ligne { $line } : il manque « { $field } ».
data-number = { $file }, ligne { $line } : « { $field } » doit être un entier de { $least } à { $most }, pas { $found }.
data-text = { $file }, ligne { $line } : « { $field } » doit être un texte, pas { $found }.
data-flag = { $file }, ligne { $line } : « { $field } » doit être true ou false, pas { $found }.
data-one-of = { $file }, ligne { $line } : « { $field } » doit être l'un de : { $choices } ; pas { $found }.
data-table = { $file }, ligne { $line } : « { $field } » doit être une section [{ $field }], pas { $found }.
data-tables = { $file }, ligne { $line } : « { $field } » doit être une suite de sections [[{ $field }]], pas { $found }.
data-unknown = { $file }, ligne { $line } : « { $field } » n'est pas un champ connu. Champs connus : { $known }.
data-twice = { $file }, ligne { $line } : « { $field } » répète { $found }.
data-file-outside = { $file }, ligne { $line } : « { $field } » doit nommer un fichier du même dossier ou de l'un de ses sous-dossiers ; { $found } est ailleurs.
data-file-unreadable = { $file }, ligne { $line } : « { $field } » nomme le fichier { $found }, qui ne peut pas être lu.
data-file-not-text = { $file }, ligne { $line } : « { $field } » nomme le fichier { $found }, qui n'est pas un texte en UTF-8.
data-section = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une section : sa face ({ $known }), ses quarts de tour (0 à 3), sa colonne et sa ligne.
mall-boards = { $file }, ligne { $line } : un centre commercial réunit les quatre plateaux, chacun posé une fois.
mall-overlap = { $file }, ligne { $line } : les sections { $section } et { $other } se recouvrent.
mall-apart = { $file }, ligne { $line } : personne ne peut atteindre à pied certaines cases de la section { $section } : deux ouvertures se font-elles face ?
mall-shop = { $file }, ligne { $line } : dans la section { $section }, une boutique n'a pas de porte, ou n'est pas fermée, ou une case à fouiller est hors des boutiques.
mall-food = { $file }, ligne { $line } : un centre commercial a exactement un coin restaurant, celui-ci en a { $found }.
mall-ways = { $file }, ligne { $line } : un centre commercial a au moins deux issues, celui-ci en a { $found }.
mall-set-food = { $file }, ligne { $line } : un plateau et un seul a un coin restaurant, sur ses deux faces, d'un seul tenant, de { $least } cases au moins.
mall-set-ways = { $file }, ligne { $line } : de quelque façon qu'on pose ces sections, il n'en sort aucun centre commercial à deux issues.
section-arrow = { $file }, ligne { $line }, colonne { $column } : la flèche « { $found } » n'a rien à faire ici : les flèches vont par deux dans les six ouvertures d'une section et pointent vers l'extérieur.
section-half = { $file }, ligne { $line }, colonne { $column } : une ouverture est large de deux cases : il faut « { $found } » ici aussi.
section-shut = { $file }, ligne { $line }, colonne { $column } : cette flèche ou cette sortie mène dehors : son bord extérieur doit rester ouvert.
section-border = { $file }, ligne { $line }, colonne { $column } : le pourtour d'une section est un mur, sauf devant une flèche et d'un côté d'une sortie, où il reste ouvert.
section-exit = { $file }, ligne { $line }, colonne { $column } : une sortie se trouve au bord de sa section.
section-void = { $file }, ligne { $line }, colonne { $column } : entre le sol et une case vide, il faut un mur.
section-pair = { $file }, ligne { $line }, colonne { $column } : { $count ->
        [one] l'escalator { $found } n'a qu'un bout : il lui en faut deux.
       *[other] l'escalator { $found } a { $count } bouts : il lui en faut deux.
    }
section-openings = { $file }, ligne { $line }, colonne { $column } : une section a au moins deux ouvertures, celle-ci en a { $found }.
section-apart = { $file }, ligne { $line }, colonne { $column } : personne ne peut venir à pied du reste de la section jusqu'à cette case.
section-not-in-shop = { $file }, ligne { $line }, colonne { $column } : une case à fouiller (?) doit être dans une boutique, parmi ses cases (.).
section-mixed = { $file }, ligne { $line }, colonne { $column } : rien ne sépare cette boutique de l'allée : il lui faut des murs, des vitrines ou des portes tout autour.
section-no-door = { $file }, ligne { $line }, colonne { $column } : cette boutique n'a pas de porte.
grid-lines = { $file }, ligne { $line }, colonne { $column } : le dessin compte { $wanted } lignes, ce fichier en a { $found }.
grid-wide = { $file }, ligne { $line }, colonne { $column } : une ligne du dessin compte { $wanted } caractères au plus, celle-ci en a { $found }.
grid-cell = { $file }, ligne { $line }, colonne { $column } : rien de ce qui se met ici ne s'écrit « { $found } » ; il faut une espace ou l'un de : { $known }
grid-edge = { $file }, ligne { $line }, colonne { $column } : aucun bord ne s'écrit « { $found } » ici. Un bord est une espace (rien) ou l'un de : { $known }
grid-corner = { $file }, ligne { $line }, colonne { $column } : là où des bords se rejoignent, il y a une espace ou l'un de : { $known } ; pas « { $found } ».
tile-mixed = { $file }, ligne { $line }, colonne { $column } : une pièce est séparée de la rue, et de la dalle voisine, par un mur, une porte (D) ou un passage ouvert (O).
tile-vault = { $file }, ligne { $line }, colonne { $column } : une crypte est entourée de murs, et n'a de portes (D) que vers des pièces de sa propre dalle.
tile-void = { $file }, ligne { $line }, colonne { $column } : là où il n'y a rien (#), il y a des murs tout autour.
tile-side = { $file }, ligne { $line }, colonne { $column } : au milieu de chaque côté, on passe vers la dalle voisine : rien à dessiner ici pour une rue, une porte (D) ou un passage (O) pour une pièce.
tile-apart = { $file }, ligne { $line }, colonne { $column } : même toutes portes ouvertes, personne ne peut venir du reste de la dalle jusqu'à cette zone.
tile-no-door = { $file }, ligne { $line }, colonne { $column } : ce bâtiment n'a pas de porte.
tile-name = { $file }, ligne { $line } : « { $field } » doit être un nom court, en minuscules, chiffres et traits d'union, pas { $found }.
map-rows = { $file }, ligne { $line } : « { $field } » doit contenir jusqu'à { $most } rangées séparées par « / », toutes du même nombre de dalles, { $most } au plus.
map-tile = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une dalle : son nom et ses quarts de tour, par exemple gate:1. Dalles connues : { $known }.
map-doors = { $file }, ligne { $line } : « { $field } » donne une ville de plus de 30 portes.
map-apart = { $file }, ligne { $line } : « { $field } » donne une ville où l'on ne peut pas aller partout, même toutes portes ouvertes.
map-no-door = { $file }, ligne { $line } : « { $field } » donne une ville où un bâtiment n'a pas de porte.
scenario-zone = { $file }, ligne { $line } : « { $field } » nomme la zone { $found }, qui n'existe pas dans cette ville. Les zones vont de a1 à { $last }.
scenario-kind = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une sorte et ses zones, par exemple token b2 c5. Sortes : { $known }.
scenario-count = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une sorte et un nombre de 1 à 9, par exemple food 4. Sortes : { $known }.
scenario-zombie = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une sorte, un nombre de { $most } au plus et une zone, par exemple walker 2 c4. Sortes : { $known }.
scenario-door = { $file }, ligne { $line } : « { $field } » contient { $found }, or une porte se nomme par les deux zones qu'elle sépare, par exemple b2-b3.
scenario-cards = { $file }, ligne { $line } : « { $field } » contient { $found } là où il faut une carte ou plusieurs, par exemple 41-46 : de 1 à { $most }, aucune deux fois.
scenario-start = { $file }, ligne { $line } : « { $field } » doit être une rue ou une pièce : personne ne commence dans une crypte.
scenario-street = { $file }, ligne { $line } : « { $field } » ne doit nommer que des rues.
scenario-spawns = { $file }, ligne { $line } : « { $field } » doit nommer de deux à cinq zones.
scenario-near = { $file }, ligne { $line } : « { $field } » nomme une zone à moins de quatre pas du départ.
scenario-spawn-shut = { $file }, ligne { $line } : « { $field } » nomme une zone d'où aucune rue ne mène au départ tant que les portes sont fermées.
scenario-objective = { $file }, ligne { $line } : « { $field } » met deux objectifs dans une même zone, ou un objectif au départ.
scenario-needs = { $file }, ligne { $line } : « { $field } » demande plus d'objectifs d'une sorte qu'il n'y en a.
scenario-lock = { $file }, ligne { $line } : « { $field } » : une porte verrouillée veut une clé (key) parmi les objectifs, et une clé veut une porte verrouillée.
scenario-key = { $file }, ligne { $line } : « { $field } » met une clé sous clé.
scenario-crowd = { $file }, ligne { $line } : « { $field } » met des zombies au départ des survivants.
scenario-ritual = { $file }, ligne { $line } : « { $field } » doit pouvoir être atteint, sans ouvrir de porte, par des nécromanciens présents dès le début.
scenario-goals = { $file }, ligne { $line } : un scénario a au moins un but (« goals »).
scenario-exits = { $file }, ligne { $line } : « { $field } » demande une sortie : il faut nommer « exits ».
scenario-necromancers = { $file }, ligne { $line } : « { $field } » ou « losses » parle de nécromanciens : il en faut parmi les « zombies ».
scenario-lord = { $file }, ligne { $line } : « { $field } » demande une abomination parmi les « zombies » et une crypte dans la ville.

record-of-a-copy = Une copie de table n'a pas d'historique, donc pas d'enregistrement.
record-not-one = Ce fichier n'est pas l'enregistrement d'une partie de Cervelle.
record-format = Cet enregistrement est d'un autre format (« { $found } ») ; celui que nous lisons est « { $ours } ».
record-seal = L'enregistrement est abîmé : son sceau ne correspond pas à son contenu. Il a été modifié ou coupé.
record-heading = L'en-tête de l'enregistrement (ligne 2) est incomplet ou mal formé.
record-game = Cet enregistrement est celui du jeu « { $game } », qui n'est pas sur l'étagère. Jeux : { $known }.
record-version = Cet enregistrement suit la version { $theirs } des règles de « { $game } » ; la version d'ici est la { $ours }.
record-data = Cette partie de « { $game } » a été jouée avec d'autres cartes (empreinte { $digest }…). Donnez leur fichier avec --data.
record-until = L'enregistrement a { $n } coups : impossible de le rejouer jusqu'à { $until }.
record-entry = Le coup { $number } de l'enregistrement est illisible.
record-refused = Le coup { $number } de l'enregistrement est interdit par la règle { $rule }.
record-changed-meaning = Au coup { $number }, la table rejouée n'est plus celle de la partie : les règles ont changé depuis. Le journal d'origine reste valable.
record-too-long = Cette partie est trop longue pour être rejouée ici. Rejouez-la sur votre machine : cervelle replay.

verify-hash = Une empreinte SHA-256 compte 64 chiffres hexadécimaux (0 à 9, a à f).
verify-title-seal = Le sceau du fichier
verify-title-game = Le jeu et ses cartes
verify-title-key = La clé du hasard
verify-title-entries = Les coups
verify-title-digests = L'état de la table
verify-title-fresh = Le hasard neuf
verify-seal = Il correspond : rien n'a été changé ni coupé depuis que le fichier a été écrit.
verify-seal-only = Il correspond.
verify-game = « { $game } » : mêmes règles (version { $version }) et mêmes cartes qu'ici.
verify-game-only = Mêmes règles et mêmes cartes qu'ici.
verify-key = L'empreinte montrée au début est bien celle de cette clé : le hasard était fixé d'avance, personne ne l'a choisi après coup.
verify-key-wrong = L'empreinte donnée n'est pas celle de cette clé : ce hasard n'est pas celui qui était annoncé. Empreinte de cette clé : { $hash }.
verify-key-none = Aucune empreinte n'a été donnée. Comparez celle-ci à celle que la table montrait au début : { $hash }.
verify-entries = { $count ->
    [0] Aucun coup n'a été joué.
    [one] Un coup rejoué : la règle le permet.
   *[other] { $count } coups rejoués : la règle permet chacun d'eux, et tous les tirages sortent de la clé.
 }
verify-entries-only = La règle permet chacun des coups jusque-là.
verify-digests = { $count ->
    [0] La partie est trop courte pour en porter des empreintes.
    [one] Une empreinte, prise en cours de partie, est retrouvée.
   *[other] { $count } empreintes, prises en cours de partie, sont toutes retrouvées.
 }
verify-fresh = { $count ->
    [one] Une fois, après un retour en arrière, le serveur a tiré un hasard neuf : il est dans le fichier, mais l'empreinte du début ne le couvre pas.
   *[other] { $count } fois, après un retour en arrière, le serveur a tiré un hasard neuf : il est dans le fichier, mais l'empreinte du début ne le couvre pas.
 }
verify-unchecked = Pas vérifié : il a fallu s'arrêter avant.
verify-well = Tout ce qui a été vérifié est juste.
verify-unwell = Quelque chose ne va pas : cette partie ne prouve rien.

see-you = Vous
see-named-you = { $name } (vous)

coach-only = Il n'y a qu'un choix : « { $choice } ». Chances de gagner : { $chance }.
coach-wins = Le mieux : « { $choice } », qui gagne la partie sur-le-champ.
coach-even = Le mieux : « { $choice } », { $chance }. Mais « { $other } » le vaut bien ({ $second }).
coach-better = Le mieux : « { $choice } », { $chance }. Plutôt que « { $other } » ({ $second }) : en moyenne, { $reason }.
coach-plainly = Le mieux : « { $choice } », { $chance }. Plutôt que « { $other } » ({ $second }) : la suite s'y annonce meilleure, sans qu'une seule raison l'emporte.
gauge-score =
    .more = { $count ->
        [one] { $amount } point de plus au score
       *[other] { $amount } points de plus au score
    }
    .less = { $count ->
        [one] { $amount } point de moins au score
       *[other] { $amount } points de moins au score
    }
