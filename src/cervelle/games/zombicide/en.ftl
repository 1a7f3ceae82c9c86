game-name = Zombicide, the campaign
game-pitch = A plague-ridden town, up to six survivors and five linked evenings: search, fight, learn, and win or die together.
game-length = 60 min a scenario

option-scenario = The campaign, or one scenario alone
    .n0 = The whole campaign
    .n1 = 1. Low Gate
    .n2 = 2. Market of Shadows
    .n3 = 3. The Ritual
    .n4 = 4. The Granaries
    .n5 = 5. The Lord's Crypt
option-survivors = How many survivors, shared out among the players (at least one each)
option-xp_pace = The experience that opens levels
    .classic = Long: 7, 19 and 43 points
    .short = Short: 3, 8 and 15 points
option-saturation = A zone holds only eight figures

no-such-scenario = This file has no scenario { $scenario }: it has { $count } in all.

tile-mixed = { $file }, line { $line }, column { $column }: a room is parted from the street, and from the next tile, by a wall, a door (D) or an open doorway (O).
tile-vault = { $file }, line { $line }, column { $column }: a vault has walls all around, and doors (D) to rooms of its own tile only.
tile-void = { $file }, line { $line }, column { $column }: where there is nothing (#), there are walls all around.
tile-side = { $file }, line { $line }, column { $column }: in the middle of each side a way leads to the next tile: nothing is drawn here for a street, a door (D) or a doorway (O) for a room.
tile-apart = { $file }, line { $line }, column { $column }: even with all doors open, nobody can walk to this zone from the rest of the tile.
tile-no-door = { $file }, line { $line }, column { $column }: this building has no door.
tile-name = { $file }, line { $line }: “{ $field }” must be a short name of small letters, digits and hyphens, not { $found }.
map-rows = { $file }, line { $line }: “{ $field }” must be up to { $most } rows parted by “/”, all with the same number of tiles, { $most } at most.
map-tile = { $file }, line { $line }: “{ $field }” has { $found } where a tile belongs: its name and its quarter turns, such as gate:1. Known tiles: { $known }.
map-doors = { $file }, line { $line }: “{ $field }” makes a town with more than 30 doors.
map-apart = { $file }, line { $line }: “{ $field }” makes a town in which nobody can walk everywhere, even with all doors open.
map-no-door = { $file }, line { $line }: “{ $field }” makes a town in which a building has no door.
scenario-zone = { $file }, line { $line }: “{ $field }” names the zone { $found }, which is not in this town. Zones go from a1 to { $last }.
scenario-kind = { $file }, line { $line }: “{ $field }” has { $found } where a kind and its zones belong, such as token b2 c5. Kinds: { $known }.
scenario-count = { $file }, line { $line }: “{ $field }” has { $found } where a kind and a number from 1 to 9 belong, such as food 4. Kinds: { $known }.
scenario-zombie = { $file }, line { $line }: “{ $field }” has { $found } where a kind, a number up to { $most } and a zone belong, such as walker 2 c4. Kinds: { $known }.
scenario-door = { $file }, line { $line }: “{ $field }” has { $found }, but a door is named by the two zones it parts, such as b2-b3.
scenario-cards = { $file }, line { $line }: “{ $field }” has { $found } where a card belongs, or several, such as 41-46: from 1 to { $most }, none twice.
scenario-start = { $file }, line { $line }: “{ $field }” must be a street or a room: nobody starts in a vault.
scenario-street = { $file }, line { $line }: “{ $field }” must name streets only.
scenario-spawns = { $file }, line { $line }: “{ $field }” must name two to five zones.
scenario-near = { $file }, line { $line }: “{ $field }” names a zone less than four steps from the start.
scenario-spawn-shut = { $file }, line { $line }: “{ $field }” names a zone from which no street leads to the start while the doors are shut.
scenario-objective = { $file }, line { $line }: “{ $field }” puts two objectives into one zone, or one onto the start.
scenario-needs = { $file }, line { $line }: “{ $field }” asks for more objectives of a kind than there are.
scenario-lock = { $file }, line { $line }: “{ $field }”: where a door is locked there is a key among the objectives, and the other way round.
scenario-key = { $file }, line { $line }: “{ $field }” locks a key away.
scenario-crowd = { $file }, line { $line }: “{ $field }” puts zombies onto the start.
scenario-ritual = { $file }, line { $line }: “{ $field }” must be reached by necromancers who are there from the start, without opening doors.
scenario-goals = { $file }, line { $line }: a scenario has at least one goal (“goals”).
scenario-exits = { $file }, line { $line }: “{ $field }” needs a way out: name “exits”.
scenario-necromancers = { $file }, line { $line }: “{ $field }” or “losses” speaks of necromancers: put some among the “zombies”.
scenario-lord = { $file }, line { $line }: “{ $field }” needs an abomination among the “zombies” and a vault in the town.


## Names, by their number

zc-item = { $item ->
        [-1] nothing
        [0] Axe
        [1] Dagger
        [2] Short Sword
        [3] Sword
        [4] Great Sword
        [5] Hammer
        [6] Short Bow
        [7] Longbow
        [8] Crossbow
        [9] Repeating Crossbow
        [10] Hand Crossbow
        [11] Mana Blast
        [12] Lightning Bolt
        [13] Fireball
        [14] Death Strike
        [15] Healing
        [16] Invisibility
        [17] Speed
        [18] Repulse
        [19] Leather Armour
        [20] Chainmail
        [21] Plate Armour
        [22] Shield
        [23] Torch
        [24] Dragon Bile
        [25] Plenty of Arrows
        [26] Plenty of Bolts
        [27] Apples
        [28] Water
        [29] Salted Meat
        [30] Aaahh!
        [31] Inferno
        [32] Orcish Crossbow
        [33] Heavy Crossbow
        [34] Earthquake
        [35] King's Mace
       *[36] Dwarven Shield
    }
zc-item-other = { $other ->
        [-1] nothing
        [0] Axe
        [1] Dagger
        [2] Short Sword
        [3] Sword
        [4] Great Sword
        [5] Hammer
        [6] Short Bow
        [7] Longbow
        [8] Crossbow
        [9] Repeating Crossbow
        [10] Hand Crossbow
        [11] Mana Blast
        [12] Lightning Bolt
        [13] Fireball
        [14] Death Strike
        [15] Healing
        [16] Invisibility
        [17] Speed
        [18] Repulse
        [19] Leather Armour
        [20] Chainmail
        [21] Plate Armour
        [22] Shield
        [23] Torch
        [24] Dragon Bile
        [25] Plenty of Arrows
        [26] Plenty of Bolts
        [27] Apples
        [28] Water
        [29] Salted Meat
        [30] Aaahh!
        [31] Inferno
        [32] Orcish Crossbow
        [33] Heavy Crossbow
        [34] Earthquake
        [35] King's Mace
       *[36] Dwarven Shield
    }
zc-item-a = { $item ->
        [0] an axe
        [1] a dagger
        [2] a short sword
        [3] a sword
        [4] a great sword
        [5] a hammer
        [6] a short bow
        [7] a longbow
        [8] a crossbow
        [9] a repeating crossbow
        [10] a hand crossbow
        [11] a mana blast
        [12] a lightning bolt
        [13] a fireball
        [14] a death strike
        [15] a healing spell
        [16] an invisibility spell
        [17] a speed spell
        [18] a repulse spell
        [19] leather armour
        [20] chainmail
        [21] plate armour
        [22] a shield
        [23] a torch
        [24] dragon bile
        [25] plenty of arrows
        [26] plenty of bolts
        [27] apples
        [28] water
        [29] salted meat
        [30] an Aaahh!
        [31] Inferno
        [32] an orcish crossbow
        [33] a heavy crossbow
        [34] an earthquake
        [35] the king's mace
       *[36] a dwarven shield
    }
zc-item-the = { $item ->
        [0] the axe
        [1] the dagger
        [2] the short sword
        [3] the sword
        [4] the great sword
        [5] the hammer
        [6] the short bow
        [7] the longbow
        [8] the crossbow
        [9] the repeating crossbow
        [10] the hand crossbow
        [11] the mana blast
        [12] the lightning bolt
        [13] the fireball
        [14] the death strike
        [15] the healing spell
        [16] the invisibility spell
        [17] the speed spell
        [18] the repulse spell
        [19] the leather armour
        [20] the chainmail
        [21] the plate armour
        [22] the shield
        [23] the torch
        [24] the dragon bile
        [25] the arrows
        [26] the bolts
        [27] the apples
        [28] the water
        [29] the salted meat
        [30] the Aaahh!
        [31] Inferno
        [32] the orcish crossbow
        [33] the heavy crossbow
        [34] the earthquake
        [35] the king's mace
       *[36] the dwarven shield
    }
zc-with = { $item ->
        [0] with the axe
        [1] with the dagger
        [2] with the short sword
        [3] with the sword
        [4] with the great sword
        [5] with the hammer
        [6] with the short bow
        [7] with the longbow
        [8] with the crossbow
        [9] with the repeating crossbow
        [10] with the hand crossbow
        [11] with the mana blast
        [12] with the lightning bolt
        [13] with the fireball
        [14] with the death strike
        [31] with Inferno
        [32] with the orcish crossbow
        [33] with the heavy crossbow
        [34] with the earthquake
       *[35] with the king's mace
    }
zc-slot = { $slot ->
        [0] left hand
        [1] right hand
        [2] body
        [3] backpack 1
        [4] backpack 2
        [5] backpack 3
        [6] backpack 4
       *[7] backpack 5
    }
zc-slot-to = { $to ->
        [0] left hand
        [1] right hand
        [2] body
        [3] backpack 1
        [4] backpack 2
        [5] backpack 3
        [6] backpack 4
       *[7] backpack 5
    }
zc-into = { $slot ->
        [0] into the left hand
        [1] into the right hand
        [2] on the body
        [3] into the backpack
        [4] into the backpack
        [5] into the backpack
        [6] into the backpack
       *[7] into the backpack
    }
zc-potion = { $potion ->
        [0] Healing
        [1] Great Healing
        [2] Swiftness
        [3] Strength
        [4] Eagle Eye
        [5] Stoneskin
        [6] Shadow
        [7] Pure Breath
        [8] Adrenaline
       *[9] Elixir of Life
    }
zc-potion-other = { $other ->
        [0] Healing
        [1] Great Healing
        [2] Swiftness
        [3] Strength
        [4] Eagle Eye
        [5] Stoneskin
        [6] Shadow
        [7] Pure Breath
        [8] Adrenaline
       *[9] Elixir of Life
    }
zc-potion-does = { $potion ->
        [0] one wound healed
        [1] two wounds healed
        [2] two free moves
        [3] +1 melee damage this turn
        [4] +1 to each ranged or magic die this turn
        [5] armour 4+ this round, against Abominations too
        [6] ignored by zombies until an attack or a noise
        [7] safe from gas for this scenario
        [8] one more action
       *[9] saves from death, by itself
    }
zc-skill = { $skill ->
        [0] Bloodlust: Melee
        [1] +1 free Magic action
        [2] +1 free Melee action
        [3] +1 free Combat action
        [4] +1 to each die: Combat
        [5] Sixes: one more die
        [6] Spellcaster
        [7] Spellbook
        [8] +1 die: Magic
        [9] +1 to each die: Melee
        [10] +1 die: Melee
        [11] Swordmaster
        [12] Hit & Run
        [13] +1 free Move action
        [14] Slippery
        [15] Iron Hide
        [16] +1 die: Combat
        [17] +1 damage: Melee
        [18] Barbarian
        [19] +1 to each die: Ranged
        [20] +1 free Ranged action
        [21] Point-Blank
        [22] +1 die: Ranged
       *[23] Iron Rain
    }
zc-skill-does = { $skill ->
        [0] for one action, into a zone with zombies and strike
        [1] once a turn
        [2] once a turn
        [3] once a turn, with any weapon
        [4] with any weapon
        [5] as long as sixes come
        [6] one free Magic action a turn
        [7] spells in the backpack serve too
        [8] in each attack
        [9] in each attack
        [10] in each attack
        [11] all melee weapons are dual
        [12] a free move after an attack that kills
        [13] once a turn
        [14] leave a zone without paying for zombies
        [15] armour 5+ without any
        [16] with any weapon
        [17] with each hit
        [18] in melee, as many dice as zombies
        [19] in each attack
        [20] once a turn
        [21] shoot at range 0, targets of choice, hurting nobody
        [22] in each attack
       *[23] at range, as many dice as zombies aimed at
    }
zc-some = { $sort ->
        [0] { $count ->
            [one] a walker
           *[other] { $count } walkers
        }
        [1] { $count ->
            [one] a fatty
           *[other] { $count } fatties
        }
        [2] { $count ->
            [one] a runner
           *[other] { $count } runners
        }
        [3] { $count ->
            [one] a necromancer
           *[other] { $count } necromancers
        }
        [4] { $count ->
            [one] an Abomination
           *[other] { $count } Abominations
        }
        [5] the Abominotaur
        [6] the Wolfbomination
        [7] the Abominatroll
        [8] the Ablobination
        [9] the nurse
        [10] the jailer
        [11] the dancer
        [12] the Moor
        [13] the dwarf
        [14] the monk
        [15] the wench
        [16] the noble
        [17] the bard
       *[18] the jester
    }
zc-sort-a = { $sort ->
        [0] a walker
        [1] a fatty
        [2] a runner
        [3] a necromancer
        [4] an Abomination
        [5] the Abominotaur
        [6] the Wolfbomination
        [7] the Abominatroll
        [8] the Ablobination
        [9] the nurse
        [10] the jailer
        [11] the dancer
        [12] the Moor
        [13] the dwarf
        [14] the monk
        [15] the wench
        [16] the noble
        [17] the bard
       *[18] the jester
    }
zc-sort-cap = { $sort ->
        [0] A walker
        [1] A fatty
        [2] A runner
        [3] A necromancer
        [4] An Abomination
        [5] The Abominotaur
        [6] The Wolfbomination
        [7] The Abominatroll
        [8] The Ablobination
        [9] The nurse
        [10] The jailer
        [11] The dancer
        [12] The Moor
        [13] The dwarf
        [14] The monk
        [15] The wench
        [16] The noble
        [17] The bard
       *[18] The jester
    }
zc-sort-the-cap = { $sort ->
        [0] The walker
        [1] The fatty
        [2] The runner
        [3] The necromancer
        [4] The Abomination
        [5] The Abominotaur
        [6] The Wolfbomination
        [7] The Abominatroll
        [8] The Ablobination
        [9] The nurse
        [10] The jailer
        [11] The dancer
        [12] The Moor
        [13] The dwarf
        [14] The monk
        [15] The wench
        [16] The noble
        [17] The bard
       *[18] The jester
    }
zc-objective = { $objective ->
        [0] the objective
        [1] the key
        [2] the merchant
        [3] the food
        [4] the seal
       *[5] the dragon bile
    }
zc-objective-name = { $objective ->
        [0] Objective
        [1] Key
        [2] Merchant
        [3] Food
        [4] Seal
       *[5] Dragon bile
    }
zc-level = { $level ->
        [0] blue
        [1] yellow
        [2] orange
       *[3] red
    }
zc-way = { $way ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }
zc-who = { $card ->
        [0] Ann (melee, then magic; bloodlust: she charges and strikes for one action)
        [1] Baldric (magic, then melee; one free Magic action a turn)
        [2] Clovis (melee, then ranged; one more die in melee)
        [3] Nelly (ranged, then melee; one free move a turn)
        [4] Samson (melee, then ranged; iron hide, armour 5+)
       *[5] Silas (ranged, then magic; +1 to each ranged die)
    }

## Scenarios

zc-scenario-1-name = Low Gate
zc-scenario-1-story = Tonight the portcullis of the Low Gate stayed up, and nothing living came through. The watch has fled and left three ledgers behind: the plan of the tunnels, the names of those who sow the plague, and the count of the stores. You need them before dawn, and you need to be out by the western street while it is still clear.
zc-scenario-1-goal = Take all three objectives, then bring everyone who is still alive out by the exit.
zc-scenario-1-loss = You lose if all survivors die.
zc-scenario-2-name = Market of Shadows
zc-scenario-2-story = Under the arcades of the market there are faces you still know: the jailer, the nurse, the jester. They no longer know yours. The only merchant who still breathes has barred himself into the drapers' court, and the innkeeper died with the key in his pocket. Get the man out: he will owe you a discount.
zc-scenario-2-goal = Take the key from the inn, free the merchant, then bring everyone who is still alive out by the exit. From then on the merchant trades with you between adventures.
zc-scenario-2-loss = You lose if all survivors die, or if a necromancer escapes while six spawn zones are in play.
zc-scenario-3-name = The Ritual
zc-scenario-3-story = Two necromancers walk towards each other from the two ends of town, and the bells ring by themselves as they pass. If they meet at the crossroads they will open a door that nobody can close. The vault under the chapel may hold something to greet them with.
zc-scenario-3-goal = Kill both necromancers, and any that come after them.
zc-scenario-3-loss = You lose if a necromancer leaves town through the magic circle, or if all survivors die.
zc-scenario-4-name = The Granaries
zc-scenario-4-story = There is grain enough for the winter, but it is across the street, and the street is full. From the court where you left the cart you can hear something huge and horned break down one door after another. The walls will not hold much longer.
zc-scenario-4-goal = Gather at least { $needs } pieces of food, and have everyone who is still alive in the court at the end of a round.
zc-scenario-4-loss = You lose if this is not done by the end of round { $rounds }, if all survivors die, or if a necromancer escapes while six spawn zones are in play.
zc-scenario-5-name = The Lord's Crypt
zc-scenario-5-story = It all began here, under the slab where they laid the Lord with his treasure and his enemies. He has risen; the last of his cabal keep watch for him, one in the chapel, one at the moneylender's. Dragon fire and steel from the vaults can finish him. Failing that, three ancient seals would shut the town upon him, for a while.
zc-scenario-5-goal = Kill the Lord, both necromancers of his cabal and any that come after them, before one escapes; or take the three seals, then bring everyone who is still alive out by the gate.
zc-scenario-5-loss = You lose if all survivors die, or if a necromancer escapes while six spawn zones are in play.
zc-scenario-5-ending-1 = The Lord is ash and his cabal is silent. In the morning, for the first time in months, the bells ring because somebody is pulling the rope.
zc-scenario-5-ending-2 = The three seals close behind you. The town is lost, and what rules there will stay there; all you know is that it will not be for ever.
zc-scenario = { $known ->
        [1] { zc-scenario-1-name }
        [2] { zc-scenario-2-name }
        [3] { zc-scenario-3-name }
        [4] { zc-scenario-4-name }
        [5] { zc-scenario-5-name }
       *[0] scenario { $number }
    }
zc-story = { $known ->
        [1] { zc-scenario-1-story }
        [2] { zc-scenario-2-story }
        [3] { zc-scenario-3-story }
        [4] { zc-scenario-4-story }
       *[5] { zc-scenario-5-story }
    }

## Questions and choices

zc-ask-cast = Which survivor will you lead?{ $each ->
        [1] { "" }
       *[other] { " " }({ $nth } of { $each })
    } First equipment: { zc-item }.
zc-ask-act = What to do? Actions left: { $team }.
zc-ask-arrange = { $survivor } sorts their things. What to move?
zc-ask-drop = What does { $survivor } put down in { $zone }?
zc-ask-pick = What does { $survivor } pick up in { $zone }?
zc-ask-torchlight = By torchlight { $survivor } may roll a second die. Look closer?
zc-ask-reroll = { $survivor }: { zc-hits }, { zc-misses }. Roll all dice again?
zc-ask-hit = { $hits ->
        [one] One hit
       *[other] { $hits } hits left
    } in { $zone }: who is struck?
zc-ask-victim = { $pain ->
        [one] One wound
       *[other] { $pain } wounds left
    } in { $zone }: for whom?
zc-ask-split = { zc-sort-cap } in { $zone } wavers between equal ways. Which one?
zc-ask-learn = { $survivor } reaches { zc-level }. Which skill to learn?
zc-ask-token = The necromancer is dead. Which spawn zone does he take with him?
zc-ask-ritual = The necromancers hold their ritual. Where does the magic circle open?
zc-ask-shop = { $survivor } has { zc-gold }. What to do before the next adventure?
zc-ask-join = { $survivor } is gone. Who joins the team, with { zc-item-a }?
zc-ask-stow = { $survivor } may put things down in { $zone }, or make room for what was found.
zc-ask-push = Where does { $survivor } drive the zombies of { $zone }?
zc-ask-before = The zombies in { $zone } are about to act. Use a kept action?
zc-ask-after = The zombies in { $zone } are done. Use a kept action?
zc-ask-card = A spawn card is about to be drawn for { $zone }. Use a kept action?

zc-hits = { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
zc-misses = { $misses ->
        [0] no miss
        [one] one miss
       *[other] { $misses } misses
    }
zc-gold = { $gold ->
        [0] no gold
        [one] one piece of gold
       *[other] { $gold } pieces of gold
    }
zc-price = { $price } gold

zc-teach-cast = The first speciality has no malus; a weapon of the second rolls one die less; any other a single die. A sound team can strike, shoot and cast spells.
zc-teach-act = Survivors act in any order you like, one action at a time. Each may keep one for the zombies' turn: pass while they still have one.
zc-teach-arrange = Only the two hands serve, and the weapon or shield that one's card allows on the body; armour is worn on the body. Whatever you move now is part of this one action.
zc-teach-drop = What is put down stays in the zone: someone else may pick it up.
zc-teach-pick = What fits neither the hands nor the backpack stays on the floor.
zc-teach-torchlight = A 2 is rolled again, and what comes up twice counts once. There are traps, too, among the equipment.
zc-teach-reroll = All dice are rolled again, those that hit as well.
zc-teach-hit = A fatty takes two damage, and an Abomination feels nothing below two.
zc-teach-victim = The third wound kills. Good armour may stop some.
zc-teach-split = To it the ways are equal: send it where it does the least harm.
zc-teach-learn = The skill is theirs for the whole campaign.
zc-teach-token = Take away the one nearest to you, or the one by which the next might flee.
zc-teach-ritual = The necromancer who reaches the circle gets away. It is gone once a single one has used it.
zc-teach-shop = What is sold brings half its price. Healing is bought once between adventures. A vault weapon cannot be sold.
zc-teach-join = A newcomer starts at blue.
zc-teach-stow = During a search, putting things down costs nothing. What is not taken stays on the floor.
zc-teach-push = They all draw back together, except Abominations.
zc-teach-before = There is still time to strike or to run. A kept action is lost at the end of the zombies' turn.
zc-teach-after = A kept action is lost at the end of the zombies' turn.
zc-teach-card = What comes depends on the level of the most advanced survivor.

zc-do-pass = { $asked ->
        [1] Pass
       *[other] Wait
    }
zc-do-cast = { zc-who }
zc-do-move = { $survivor } goes { zc-way }, to { $zone }{ $cost ->
        [0] { " " }(free)
        [1] { "" }
       *[other] { " " }({ $cost } actions)
    }{ $crowd ->
        [0] { "" }
        [one] , where a zombie is
       *[other] , where { $crowd } zombies are
    }{ $fire ->
        [1] , into the fire
       *[0] { "" }
    }
    .many = Move…
zc-do-charge = { $survivor } charges into { $zone } and strikes { zc-with }
    .many = Charge…
zc-do-search = { $survivor } { $chest ->
        [2] forces the chest in { $zone }
       *[1] searches in { $zone }
    }
zc-do-door = { $survivor } forces the door to { $zone }{ $needs ->
        [0] { "" }
        [1] , for sure
       *[other] { " " }({ $needs }+)
    }
    .many = Force a door…
zc-do-strike = { $survivor } strikes in { $zone } { zc-with } ({ zc-dice }, { $needs }+, damage { $damage })
    .many = Strike…
zc-do-shoot = { $survivor } { $kind ->
        [1] shoots
       *[2] attacks
    } in { $zone } { zc-with } ({ zc-dice }, { $needs }+, damage { $damage })
    .many = Shoot or cast…
zc-dice = { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
zc-do-bless = { $survivor } casts { zc-item-the } on { $target }
zc-do-repulse = { $survivor } drives the zombies back from { $zone }
zc-do-arrange = { $survivor } arranges or trades
zc-do-take = { $survivor } takes { zc-objective }
zc-do-noise = { $survivor } makes noise
zc-do-drop = { $survivor } puts things down
zc-do-pick = { $survivor } picks things up
zc-do-bodies = { $survivor } searches { $bodies ->
        [one] the body
       *[other] the { $bodies } bodies
    }
zc-do-loot = { $survivor } takes what { $target } had
zc-do-drink = { $survivor } drinks { zc-potion } ({ zc-potion-does })
zc-do-eat = { $survivor } eats or drinks { zc-item-the }
zc-do-pour = { $survivor } pours the bile in { $zone }
zc-do-ignite = { $survivor } sets fire to { $zone }
zc-do-load = { $survivor } reloads { zc-item-the }
zc-do-shift = { $item ->
        [-1] { zc-item-other } ({ zc-slot-to }) to { zc-slot }
       *[other] { $other ->
            [-1] { zc-item } ({ zc-slot }) to { zc-slot-to }
           *[other] Swap { zc-item } ({ zc-slot }) and { zc-item-other } ({ zc-slot-to })
        }
    }
    .many = Move one's own things…
zc-do-swap = { $target }: { $item ->
        [-1] take { zc-item-other } ({ zc-slot-to }), { zc-slot }
       *[other] { $other ->
            [-1] give { zc-item } ({ zc-slot }), { zc-slot-to }
           *[other] give { zc-item } ({ zc-slot }) for { zc-item-other } ({ zc-slot-to })
        }
    }
    .many = Trade with someone…
zc-do-put = Put down { zc-item-the } ({ zc-slot })
zc-do-get = Pick up { zc-item-the }{ $loaded ->
        [0] { " " }(to reload)
       *[1] { "" }
    }
zc-do-lay = Put down the potion { zc-potion }
zc-do-fetch = Take the potion { zc-potion }
zc-do-exchange = { $target }: { $potion ->
        [-1] take the potion { zc-potion-other }
       *[other] { $other ->
            [-1] give the potion { zc-potion }
           *[other] give the potion { zc-potion } for { zc-potion-other }
        }
    }
zc-do-done = { $asked ->
        [13] Leave it at that
       *[other] That is all
    }
zc-do-yes = { $asked ->
        [5] Look closer
       *[6] Roll again
    }
zc-do-no = { $asked ->
        [5] Leave it at that
       *[6] Keep this roll
    }
zc-do-target = { zc-sort-cap }
zc-do-victim = { $survivor } ({ zc-wounds })
zc-wounds = { $wounds ->
        [0] unhurt
        [one] one wound
       *[other] { $wounds } wounds
    }
zc-do-towards = Towards { $zone }
zc-do-learn = { zc-skill } ({ zc-skill-does })
zc-do-token = The one in { $zone }
zc-do-buy = Buy { zc-item-a }: { zc-price }
    .many = Buy…
zc-do-brew = Buy the potion { zc-potion } ({ zc-potion-does }): { zc-price }
zc-do-sell = Sell { zc-item-the } ({ zc-slot }): { zc-price }
    .many = Sell…
zc-do-resell = Sell the potion { zc-potion }: { zc-price }
zc-do-heal = Have { $wounds ->
        [1] one wound
       *[2] two wounds
    } treated: { zc-price }

# What a standing order may name.
zc-card-move = a move
zc-card-charge = a charge
zc-card-search = a search
zc-card-door = a door
zc-card-strike = a blow in melee
zc-card-shoot = a shot or an attack spell
zc-card-bless = a spell on a survivor
zc-card-repulse = a repulse
zc-card-arrange = a trade
zc-card-take = an objective
zc-card-noise = noise
zc-card-drop = putting things down
zc-card-pick = picking things up
zc-card-bodies = searching bodies
zc-card-loot = a dead one's things
zc-card-drink = a potion
zc-card-eat = a meal
zc-card-pour = bile
zc-card-ignite = fire
zc-card-load = reloading
zc-card-pass = doing nothing

no-zc-2-4 = A charge comes from a skill: it cannot be kept for the zombies' turn.
no-zc-3-13 = The chest is locked: it takes a weapon in hand that opens doors.
no-zc-3-10 = Nobody searches among zombies.
no-zc-4-2 = The belt carries two potions only.
no-zc-4-3 = One potion a turn.
no-zc-8-3 = Zone { $zone } is full: nobody gets in.
no-zc-8-8 = There are zombies here: no time to search the dead.
no-zc-9-5 = Healing can be bought only once after each adventure.
no-zc-9-6 = A vault weapon cannot be sold.
no-zc-9-8 = Not enough gold.
no-zc-9-9 = The merchant does not buy that.
no-zc-12-1 = Leaving this zone costs an action, and one more for each zombie: too few are left.
no-zc-12-2 = It takes a melee weapon in hand that opens doors.
no-zc-12-7 = There is no room left.
no-zc-12-10 = This door is locked: the key has to be found first.
no-zc-12-12 = That is not worn on the body: only armour, or what one's card allows.
no-zc-12-8 = No action is left for that.
no-zc-19-1 = { zc-name } is already on the team.
zc-name = { $card ->
        [0] Ann
        [1] Baldric
        [2] Clovis
        [3] Nelly
        [4] Samson
       *[5] Silas
    }

## Log

zc-log-cast = { $who } leads { $survivor }.
    .you = You lead { $survivor }.
zc-log-scenario = { $known ->
        [0] Scenario { $number } begins.
       *[other] Scenario { $number }: { zc-scenario }.
    }
zc-log-story = { zc-story }
zc-log-round = Round { $round }, level { zc-level }.
zc-log-passed = { $who } passes.
    .you = You pass.
zc-log-keeps = { $survivor } keeps an action.
zc-log-uses-kept = { $survivor } uses the kept action.
zc-log-walked = { $survivor } goes to { $zone }.
zc-log-charged = { $survivor } charges into { $zone }.
zc-log-noise = { $survivor } makes noise in { $zone }.
zc-log-forces = { $survivor } forces the lock { $needs ->
        [1] with one blow
       *[other] (die { $die }, { $needs } needed)
    }.
zc-log-forces-not = The lock resists { $survivor } (die { $die }, { $needs } needed).
zc-log-opened = The door between { $zone } and { $to } is open.
zc-log-revealed = Behind it, a building of { $count ->
        [one] one room
       *[other] { $count } rooms
    }.
zc-log-searched = { $survivor } searches in { $zone }: die { $die }{ $die ->
        [1] , nothing
       *[other] { "" }
    }.
zc-log-looked-again = { $survivor } looks closer: die { $die }.
zc-log-locked = { $survivor } searches in { $zone }: the chest is locked.
zc-log-gas = A green gas fills { $zone } for { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
zc-log-gas-out = The gas clears in { $zone }.
zc-log-gas-kills = The gas finishes a necromancer in { $zone }.
zc-log-chokes = { $survivor } chokes in { $zone }.
zc-log-gold = { $survivor } finds { zc-gold }.
zc-log-found = { $survivor } finds { zc-item-a }.
zc-log-found-floor = { $survivor } finds { zc-item-a } and has no room: it lies on the floor.
zc-log-aaahh = Aaahh! A walker leaps up in { $zone }.
zc-log-potion = { $survivor } finds a potion: { zc-potion }.
zc-log-potion-left = { $survivor } finds a potion, { zc-potion }, and has no room at the belt.
zc-log-drank = { $survivor } drinks a potion: { zc-potion }, { zc-potion-does }.
zc-log-eats = { $survivor } swallows { zc-item-a }.
zc-log-loads = { $survivor } reloads { zc-item-the }.
zc-log-stows = { $survivor } puts { zc-item-the } { zc-into }.
zc-log-gave = { $survivor } gives { zc-item-the } to { $target }.
zc-log-dropped = { $survivor } puts down { zc-item-the }.
zc-log-laid-potion = { $survivor } puts down a potion: { zc-potion }.
zc-log-picked-potion = { $survivor } picks up a potion: { zc-potion }.
zc-log-gave-potion = { $survivor } gives the potion { zc-potion } to { $target }.
zc-log-picked = { $survivor } picks up { zc-item-the }.
zc-log-stripped = { $survivor } takes what { $target } had.
zc-log-objective = { $survivor } takes { zc-objective } in { $zone }.
zc-log-enchants = { $survivor } casts { zc-item-the } on { $target }.
zc-log-repulsed = { $survivor } drives the zombies back from { $zone }.
zc-log-bile = { $survivor } pours bile in { $zone }.
zc-log-fire = { $survivor } sets fire to { $zone }.
zc-log-burned = The fire consumes { $count ->
        [0] an empty zone
        [one] one zombie
       *[other] { $count } zombies
    }.
zc-log-burns = The flames of { $zone } take { $survivor }.
zc-log-fire-out = The fire in { $zone } goes out.
zc-log-attacks = { $survivor } attacks in { $zone } { zc-with }.
zc-log-rolled = { $survivor }: { zc-hits }, { zc-misses }.
zc-log-rerolls = { $survivor } rolls all dice again.
zc-log-killed = { $survivor } kills { zc-sort-a }.
zc-log-slew = { $survivor } slays { zc-sort-a }!
zc-log-chipped = { zc-sort-the-cap } loses { $wounds ->
        [1] one life point
       *[other] { $wounds } life points
    }.
zc-log-unhurt = { zc-sort-the-cap } felt nothing.
zc-log-jester = The jester falls, a walker gets up in { $zone }.
zc-log-blob = The Ablobination spills: { $count } more walkers in { $zone }.
zc-log-mends = { zc-sort-the-cap } gets over a wound in { $zone }.
zc-log-friendly-fire = The misses of { $survivor } fly at friends in { $zone }.
zc-log-level = { $survivor } reaches { zc-level }.
zc-log-learned = { $survivor } learns: { zc-skill }.
zc-log-saved = The armour of { $survivor } stops the blow.
zc-log-wounded = { $survivor } takes a { $wounds ->
        [1] first
        [2] second
        [3] third
       *[other] { $wounds }th
    } wound.
zc-log-revived = The elixir of life saves { $survivor }.
zc-log-broke = The potion { zc-potion } of { $survivor } breaks.
zc-log-died = { $survivor } dies.
zc-log-zombies-turn = The zombies act.
zc-log-zombies-attack = In { $zone } the zombies attack: { $count ->
        [one] one wound
       *[other] { $count } wounds
    } to take.
zc-log-zombies-move = From { $zone } to { $to }: { zc-some }.
zc-log-devour = In { $zone } the zombies devour a body.
zc-log-door-broken = The Abominotaur breaks down the door between { $zone } and { $to }.
zc-log-ritual = The necromancers open a magic circle in { $zone }.
zc-log-necromancer-out = A necromancer gets away. Spawn zones: { $what }.
zc-log-token = The spawn zone in { $zone } is gone.
zc-log-invasion = The invasion.
zc-log-spawned = Into { $zone }: { zc-some }.
zc-log-spawn-nothing = Nobody comes in { $zone }.
zc-log-spawn-double = Double Spawn: nothing in { $zone }, two cards at the next zone.
zc-log-run-out = There are no miniatures left: those in town act.
zc-log-character = Into { $zone } comes { zc-sort-a }.
zc-log-abomination = In { $zone } rises { zc-sort-a }!
zc-log-necromancer = A necromancer appears in { $zone } and brings a spawn zone.
zc-log-rush = { $sort ->
        [0] The walkers
        [1] The fatties
        [2] The runners
       *[4] The Abominations
    } act once more.
zc-log-won-scenario = { $known ->
        [0] Scenario { $number } is won.
       *[other] { zc-scenario }: won.
    }
zc-log-lost-scenario = { $known ->
        [0] Scenario { $number } is lost.
       *[other] { zc-scenario }: lost.
    }
zc-log-ending = { $ending ->
        [1] { zc-scenario-5-ending-1 }
       *[2] { zc-scenario-5-ending-2 }
    }
zc-log-fresh-food = The apples brought home do everyone good: { $count ->
        [one] a fifth of a point
       *[other] { $count } fifths of a point
    } each.
zc-log-shop-opens = The merchant opens his stall.
zc-log-bought = { $survivor } buys { zc-item-a }: { zc-price }.
zc-log-bought-potion = { $survivor } buys the potion { zc-potion }: { zc-price }.
zc-log-sold = { $survivor } sells { zc-item-the }: { zc-price }.
zc-log-sold-potion = { $survivor } sells the potion { zc-potion }: { zc-price }.
zc-log-treated = { $survivor } is treated: { zc-price }.
zc-log-won = All is won.
zc-log-lost = All is lost.

## The table in words

zc-see-round = round { $round }
zc-see-round-of = round { $round } of { $rounds }
zc-see-danger = level { zc-level }
zc-see-phase = { $phase ->
        [0] choosing survivors
        [1] survivors
        [2] zombies
        [3] spawning
        [4] end of the round
       *[5] between adventures
    }
zc-see-won = won
zc-see-lost = lost
zc-see-annals = Chronicle
zc-see-annal = { $what ->
        [0] { zc-scenario }: { $survivor } joins the team
        [1] { zc-scenario }, round { $round }: { $survivor } dies
        [2] { zc-scenario }: won in round { $round }
       *[3] { zc-scenario }: lost in round { $round }
    }
zc-see-failures = { $failures ->
        [one] one failure
       *[other] { $failures } failures
    }
zc-see-goal = Goal
zc-see-goal-of = { $goal ->
        [0] take the objectives that are wanted, then everybody to the exit
        [1] take the objectives that are wanted, then gather at the end of a round
        [2] kill all necromancers
       *[3] kill the Abomination and all necromancers
    }
zc-see-or = {"; or "}
zc-see-taken = { zc-objective-name }: { $taken } of { $needed }
zc-see-necromancers = necromancers in town: { $left }
zc-see-progress = So far
zc-see-loss = Defeat
zc-see-loss-of = all survivors dead
zc-see-named = { $survivor } ({ $name })
zc-see-dead = dead
zc-see-stands = { $zone }, { zc-wounds }, { $actions ->
        [0] no action left
        [one] one action
       *[other] { $actions } actions
    }
zc-see-moves = { $moves ->
        [one] one free move
       *[other] { $moves } free moves
    }
zc-see-kept = action kept
zc-see-xp = { zc-level } { $points }
zc-see-xp-next = { zc-level } { $points } of { $next }
zc-see-state = { $state ->
        [0] strength
        [1] eagle eye
        [2] stoneskin
        [3] unseen
        [4] pure breath
       *[5] has drunk this turn
    }
zc-see-unloaded = { zc-item } (to reload)
zc-see-hands = hands
zc-see-body = worn
zc-see-pack = pack
zc-see-belt = belt
zc-see-no-hands = empty hands
zc-see-skills = Skills, { $survivor }
zc-see-zombies = Zombies
zc-see-no-zombie = none in town
zc-see-hurt = { zc-sort-a } ({ zc-wounds })
zc-see-crowd = { $crowd } in { $place }
zc-see-further = and { $count ->
        [one] one more group further off
       *[other] { $count } more groups further off
    }
zc-see-steps = { $zone }, { $steps } away
zc-see-behind = { $zone }, { $steps } away, doors closed
zc-see-here = { $zone }, here
zc-see-things = To take
zc-see-thing = { zc-objective-name } { $place }
zc-see-exits = Exit
zc-see-home = Gather
zc-see-spawns = Spawn zones
zc-see-circle = Magic circle
zc-see-meeting = The necromancers meet
zc-see-hazards = Fire and gas
zc-see-fire = fire in { $place }
zc-see-gas = gas in { $place }, for { $rounds ->
        [one] one more round
       *[other] { $rounds } more rounds
    }
zc-see-bile = bile in { $place }
zc-see-chests = Chests
zc-see-lock = { $place }, locked
zc-see-noises = Noise
zc-see-noise = { $zone } { $noise }
zc-see-zone = Zone { $zone }
zc-see-ground = { $ground ->
        [0] street
        [1] room
       *[2] vault
    }
zc-see-joined = { zc-way } { $zone }
zc-see-door = { zc-way } { $zone } (door closed)
zc-see-locked-door = { zc-way } { $zone } (door locked)
zc-see-chest = { $chest ->
        [1] chest to search
        [2] locked chest
       *[3] empty chest
    }
zc-see-noisy = noise { $noise }
zc-see-bodies = { $bodies ->
        [one] a body
       *[other] { $bodies } bodies
    }
zc-see-fallen = { $survivor } died there
zc-see-lying = on the floor
zc-see-roll = Last roll
zc-see-roll-attack = dice { $dice }{ $plus ->
        [0] { "" }
       *[other] { " " }(+{ $plus })
    } against { $needs }
zc-see-roll-one = die { $die }
zc-see-decks = Decks
zc-see-deck = zombies { $zombies }, equipment { $equipment }
zc-see-shop = Stall
zc-see-shut = nobody sells anything: only healing can be bought
zc-see-ware = { zc-item } { $price } gold ({ $stock })
zc-see-brews = Potions
zc-see-brew = { zc-potion } { $price } gold
zc-see-healing = Healing
zc-see-heal = { zc-wounds } { $price } gold
zc-see-semicolon = {"; "}
zc-see-legend = * spawn zone, > exit, ! to take, ? chest, ^ fire, ~ gas, o circle, D door
zc-see-figures = z zombies, & Abomination, $ necromancer

## What a player watches, when advice is given

gauge-survivors = { $count ->
        [one] { $amount } more survivor alive
       *[other] { $amount } more survivors alive
    }
gauge-wounds = { $count ->
        [one] { $amount } fewer wound in the team
       *[other] { $amount } fewer wounds in the team
    }
gauge-near = { $count ->
        [one] { $amount } fewer zombie where the survivors are
       *[other] { $amount } fewer zombies where the survivors are
    }
gauge-zombies = { $count ->
        [one] { $amount } fewer zombie in town
       *[other] { $amount } fewer zombies in town
    }
gauge-objectives = { $count ->
        [one] { $amount } fewer objective still to take
       *[other] { $amount } fewer objectives still to take
    }
gauge-experience = { $count ->
        [one] { $amount } more point of experience
       *[other] { $amount } more points of experience
    }
