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

game-unknown = Il n'y a pas de jeu « { $found } ». Jeux : { $known }.
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
grid-lines = { $file }, ligne { $line }, colonne { $column } : le dessin compte { $wanted } lignes, ce fichier en a { $found }.
grid-wide = { $file }, ligne { $line }, colonne { $column } : une ligne du dessin compte { $wanted } caractères au plus, celle-ci en a { $found }.
grid-cell = { $file }, ligne { $line }, colonne { $column } : rien de ce qui se met ici ne s'écrit « { $found } » ; il faut une espace ou l'un de : { $known }
grid-edge = { $file }, ligne { $line }, colonne { $column } : aucun bord ne s'écrit « { $found } » ici. Un bord est une espace (rien) ou l'un de : { $known }
grid-corner = { $file }, ligne { $line }, colonne { $column } : là où des bords se rejoignent, il y a une espace ou l'un de : { $known } ; pas « { $found } ».

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
coach-even = Tous les choix se valent, ou presque. L'habitude : « { $choice } », { $chance }.
coach-alike = { $alike ->
        [none] {""}
        [one] {" "}(un autre choix le vaut)
       *[many] {" "}({ $number } autres choix le valent)
    }
coach-better = Le mieux : « { $choice } », { $chance }{ coach-alike }. Plutôt que « { $other } » ({ $second }) : en moyenne, { $reason }.
coach-plainly = Le mieux : « { $choice } », { $chance }{ coach-alike }. Plutôt que « { $other } » ({ $second }) : la suite s'y annonce meilleure, sans qu'une seule raison l'emporte.
gauge-score = { $count ->
        [one] { $amount } point de plus au score
       *[other] { $amount } points de plus au score
    }
