# Ce que dit le laboratoire.

lab-name = le laboratoire
lab-title-tournament = { $game } : tournoi
lab-title-balance = { $game } : équilibre
lab-title-compare = { $game } : deux fichiers de cartes
lab-findings = Ce qui en ressort
lab-foot = Les intervalles sont à 95 %. La même commande et la même graine donnent les mêmes chiffres, quel que soit le nombre de processus. Toutes les parties sont dans games.csv et games.parquet, tous les chiffres de cette page dans figures.csv.

lab-fact-bots = Bots
lab-fact-seats = Joueurs
lab-fact-games = Parties
lab-fact-seed = Graine
lab-fact-data = Cartes
lab-own-cards = les cartes du jeu
lab-of-cells = { $count ->
        [one] { $games }
       *[other] { $games } dans chacun des { $count } cas
    }
lab-options = Options

bot-random = hasard
bot-beginner = débutant
bot-player = joueur
bot-strategist = stratège
lab-players = { $count ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
lab-place = Place { $number }
lab-between = de { $low } à { $high }
lab-below = < { $least }
lab-points = {" "}points
lab-alt = { $title } : le tableau qui suit donne les mêmes chiffres.

## Colonnes

lab-games = Parties
lab-places = Places jouées
lab-share = Victoires
lab-interval = Intervalle à 95 %
lab-mean = Moyenne
lab-median = Médiane
lab-quartiles = Quartiles
lab-bot = Bot
lab-seat = Place
lab-role = Rôle
lab-number = Joueurs
lab-ending = Fin
lab-cell = Cas
lab-card = Carte
lab-uses = Emplois
lab-a-game = Par partie
lab-all = Toutes les parties
lab-measure = Mesure
lab-difference = Écart
lab-p = p
lab-holm = p de Holm
lab-mcnemar = McNemar exact
lab-student = Student apparié
lab-the-one = Le premier
lab-the-other = Le second

## Figures

lab-bots = Victoires de chaque bot
lab-line-ups = Victoires dans chaque équipe de table
lab-line-ups-note = Un bot qui occupe plusieurs places compte pour une place à la fois.
lab-pairs = Deux à deux
lab-pairs-note = Aux mêmes graines, toutes places échangées : l'écart est la part du premier moins celle du second. Le test est celui de McNemar, exact, pour ce qui est gagné ou perdu, celui de Student, apparié, pour le reste ; « p de Holm » tient compte du nombre de tests, les intervalles non.
lab-against = { $one } contre { $other }
lab-victories = Victoires
lab-cross = Victoires et score moyen
lab-cross-note = La part des victoires, puis le score moyen ; une partie perdue compte pour ce que le jeu lui donne.
lab-seats = Victoires de chaque place ({ $players })
lab-even = À chances égales, chacun aurait { $share } (le trait pointillé).
lab-roles = Victoires de chaque rôle
lab-bot-roles = Victoires de chaque bot dans chaque rôle
lab-roles-note = La part des parties gagnées par qui tient ce rôle.
lab-by-players = Victoires par nombre de joueurs
lab-endings = Comment finissent les parties
lab-scores = Score
lab-decisions = Durée en décisions
lab-rounds = Durée en manches
lab-cards = Cartes employées
lab-changes = Ce que change le second fichier
lab-changes-note = { $count ->
        [one] { $pairs } paire de parties à la même graine
       *[other] { $pairs } paires de parties aux mêmes graines
    } : l'écart est le second fichier moins le premier. Le test est celui de McNemar, exact, pour ce qui est gagné ou perdu, celui de Student, apparié, pour le reste ; « p de Holm » tient compte du nombre de mesures, les intervalles non.
lab-m-won = victoires
lab-m-score = score
lab-m-role = victoires, { $role }
lab-m-seat = victoires, place { $number }
lab-m-decisions = décisions
lab-m-rounds = manches

## Phrases

lab-best = Le bot « { $bot } » gagne le plus souvent : { $share } des parties par place qu'il occupe (de { $low } à { $high }).
lab-best-together = Le bot « { $bot } » gagne le plus souvent : { $share } des parties (de { $low } à { $high }).
lab-tied = Plusieurs bots gagnent le plus souvent, à égalité : { $bots } ({ $share } chacun).
lab-better = { $pair } : écart de { $change } (de { $low } à { $high }), que le hasard n'explique pas ({ $p }, { $test }).
lab-no-better = { $pair } : écart de { $change } (de { $low } à { $high }), que le hasard suffit à expliquer ({ $p }, { $test }).
lab-won = Les bots gagnent { $share } des parties (de { $low } à { $high }).
lab-fair = À { $players }, aucune place ne s'écarte d'une part égale, { $even }, plus que le hasard ne l'explique.
lab-sides = À { $players }, victoires par rôle : { $roles }.
lab-unfair = À { $players }, ces places s'écartent des { $even } attendus, au-delà du hasard : { $seats }.
lab-never = { $count ->
        [one] Une carte n'a jamais servi : { $cards }.
       *[other] Cartes qui n'ont jamais servi : { $cards }.
    }
lab-all-used = Toutes les cartes ont servi.
lab-changed = { $measure } : de { $before } avec { $first } à { $after } avec { $second }, un écart de { $change } (de { $low } à { $high }) que le hasard n'explique pas ({ $p }, { $test }).
lab-unchanged = { $measure } : de { $before } avec { $first } à { $after } avec { $second }, un écart de { $change } (de { $low } à { $high }) que le hasard suffit à expliquer ({ $p }, { $test }).

## Ce qui ne va pas

lab-study = Le laboratoire sait faire { $known } ; pas « { $found } ».
lab-two-bots = Un tournoi demande au moins deux bots différents : cervelle lab tournament { $game } --bots player,random
lab-one-table = Un tournoi se joue à un seul nombre de places ; pas « { $found } ».
lab-option = « { $game } » n'a pas d'option « { $option } ». Options : { $known }.
lab-free-option = L'option « { $option } » prend n'importe quel texte : dites lesquels, comme --by { $option }=UN,AUTRE.
lab-same-data = { $own ->
        [yes] Les cartes du jeu
       *[no] « { $first } »
    } et « { $second } » disent la même chose : il n'y a rien à comparer.
lab-option-twice = L'option « { $option } » est donnée à la fois par --option et par --by : gardez l'un des deux.
lab-by-nothing = « --by { $option }= » ne donne aucune valeur : écrivez --by { $option }=UNE,AUTRE, ou --by { $option } pour toutes.
lab-iterations = « { $found } » : un stratège réfléchit de 1 à 1 000 000 d'itérations, comme strategist:500.
lab-with = Dites à quel fichier comparer : cervelle lab compare { $game } --with FICHIER
lab-flag = « cervelle lab { $study } » n'a pas d'option « { $flag } ».
lab-folder = Le dossier { $folder } ne peut pas être lu ou écrit.
lab-folder-taken = Le dossier { $folder } contient déjà autre chose : donnez-en un vide ou nouveau avec --into.
lab-folder-busy = Une autre commande travaille dans le dossier { $folder } : attendez qu'elle finisse, ou donnez-en un autre avec --into.
lab-folder-other = Le dossier { $folder } est celui d'une autre expérience, { $unlike ->
        [study] d'une autre sorte
        [game] sur un autre jeu
        [rules] d'une autre version des règles
        [seed] d'une autre graine
        [cells] avec d'autres bots, d'autres options, d'autres cartes ou d'autres nombres de joueurs
       *[other] d'une autre version du laboratoire
    } : donnez-en un autre avec --into, ou reprenez la même commande.
lab-unwritten = { $file } ne peut pas être écrit : voyez si le disque est plein ou si autre chose porte déjà ce nom, puis reprenez la même commande.
lab-folder-broken = Dans le dossier { $folder }, { $file } est abîmé : donnez un autre dossier avec --into.
lab-extra = Il manque « { $module } » : installez-le avec pip install "cervelle[{ $extra }]".

## Pendant et après

lab-bar = Parties
lab-resumed = { $count ->
        [one] { $games } partie est déjà jouée, il en reste { $left }.
       *[other] { $games } parties sont déjà jouées, il en reste { $left }.
    }
lab-speed = { $count ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } en { $seconds } s ({ $speed } par seconde).
lab-written = Le rapport : { $file }
lab-interrupted = Interrompu : ce qui est joué est gardé dans { $folder } ; la même commande reprend là.
