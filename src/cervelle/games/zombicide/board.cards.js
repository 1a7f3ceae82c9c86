/** What is carried, drunk and learnt, in words: its name and what it is for, in French and in English. */

const ITEMS = [
  ["axe", "Hache", "Axe", "Mêlée, portée 0 : 1 dé, 4+, dégâts 1 ; va par deux ; ouvre les portes à coup sûr.", "Melee, range 0: 1 die, 4+, damage 1; dual; opens doors for sure."],
  ["dagger", "Dague", "Dagger", "Mêlée, portée 0 : 1 dé, 4+, dégâts 1 ; va par deux ; ouvre les portes (4+).", "Melee, range 0: 1 die, 4+, damage 1; dual; opens doors (4+)."],
  ["short-sword", "Épée courte", "Short Sword", "Mêlée, portée 0 : 1 dé, 4+, dégâts 1 ; va par deux ; ouvre les portes (4+).", "Melee, range 0: 1 die, 4+, damage 1; dual; opens doors (4+)."],
  ["sword", "Épée", "Sword", "Mêlée, portée 0 : 2 dés, 4+, dégâts 1 ; va par deux ; ouvre les portes (4+).", "Melee, range 0: 2 dice, 4+, damage 1; dual; opens doors (4+)."],
  ["great-sword", "Épée à deux mains", "Great Sword", "Mêlée, portée 0 : 5 dés, 5+, dégâts 1 ; ouvre les portes (5+).", "Melee, range 0: 5 dice, 5+, damage 1; opens doors (5+)."],
  ["hammer", "Marteau", "Hammer", "Mêlée, portée 0 : 1 dé, 3+, dégâts 2 ; ouvre les portes (4+).", "Melee, range 0: 1 die, 3+, damage 2; opens doors (4+)."],
  ["short-bow", "Arc court", "Short Bow", "Tir, portée 0–1 : 1 dé, 3+, dégâts 1.", "Ranged, range 0–1: 1 die, 3+, damage 1."],
  ["longbow", "Arc long", "Longbow", "Tir, portée 1–3 : 1 dé, 3+, dégâts 1.", "Ranged, range 1–3: 1 die, 3+, damage 1."],
  ["crossbow", "Arbalète", "Crossbow", "Tir, portée 1–2 : 2 dés, 4+, dégâts 2 ; à recharger.", "Ranged, range 1–2: 2 dice, 4+, damage 2; to reload."],
  ["repeating-crossbow", "Arbalète à répétition", "Repeating Crossbow", "Tir, portée 0–1 : 3 dés, 5+, dégâts 1 ; va par deux ; à recharger.", "Ranged, range 0–1: 3 dice, 5+, damage 1; dual; to reload."],
  ["hand-crossbow", "Arbalète de poing", "Hand Crossbow", "Tir, portée 0–3 : 2 dés, 3+, dégâts 1 ; va par deux ; à recharger.", "Ranged, range 0–3: 2 dice, 3+, damage 1; dual; to reload."],
  ["mana-blast", "Décharge de mana", "Mana Blast", "Magie, portée 0–1 : 1 dé, 4+, dégâts 1 ; va par deux.", "Magic, range 0–1: 1 die, 4+, damage 1; dual."],
  ["lightning-bolt", "Éclair", "Lightning Bolt", "Magie, portée 0–3 : 1 dé, 4+, dégâts 1 ; va par deux.", "Magic, range 0–3: 1 die, 4+, damage 1; dual."],
  ["fireball", "Boule de feu", "Fireball", "Magie, portée 0–1 : 3 dés, 4+, dégâts 1 ; va par deux.", "Magic, range 0–1: 3 dice, 4+, damage 1; dual."],
  ["death-strike", "Frappe mortelle", "Death Strike", "Magie, portée 0–1 : 1 dé, 4+, dégâts 2 ; va par deux.", "Magic, range 0–1: 1 die, 4+, damage 2; dual."],
  ["healing", "Guérison", "Healing", "Sort : soigne une blessure, à soi ou à qui l'on voit.", "Spell: heals a wound, one's own or of someone in sight."],
  ["invisibility", "Invisibilité", "Invisibility", "Sort : les zombies vous ignorent jusqu'à une attaque ou un bruit.", "Spell: zombies ignore you until an attack or a noise."],
  ["speed", "Vitesse", "Speed", "Sort : des déplacements gratuits.", "Spell: free moves."],
  ["repulse", "Répulsion", "Repulse", "Sort : fait reculer les zombies d'une zone.", "Spell: drives the zombies of a zone back."],
  ["leather", "Armure de cuir", "Leather Armour", "Armure : 5 ou plus arrête un coup.", "Armour: 5 or more stops a blow."],
  ["chainmail", "Cotte de mailles", "Chainmail", "Armure : 4 ou plus arrête un coup.", "Armour: 4 or more stops a blow."],
  ["plate", "Armure de plates", "Plate Armour", "Armure : 3 ou plus arrête un coup.", "Armour: 3 or more stops a blow."],
  ["shield", "Bouclier", "Shield", "4 ou plus arrête un coup, ou relance l'armure.", "4 or more stops a blow, or rerolls the armour."],
  ["torch", "Torche", "Torch", "Un second dé en fouillant ; met le feu à la bile.", "A second die when searching; sets fire to bile."],
  ["bile", "Bile de dragon", "Dragon Bile", "À verser, puis à allumer : tout brûle.", "To pour, then to light: everything burns."],
  ["arrows", "Flèches en pagaille", "Plenty of Arrows", "Relance tous les dés d'un tir à l'arc.", "Rerolls all dice of a bow."],
  ["bolts", "Carreaux en pagaille", "Plenty of Bolts", "Relance tous les dés d'un tir à l'arbalète.", "Rerolls all dice of a crossbow."],
  ["apples", "Pommes", "Apples", "Frais : à manger, ou à rapporter pour toute l'équipe.", "Fresh: to eat, or to bring home for everyone."],
  ["water", "Eau", "Water", "À boire : un cinquième de point.", "To drink: a fifth of a point."],
  ["meat", "Viande salée", "Salted Meat", "À manger : un cinquième de point.", "To eat: a fifth of a point."],
  ["aaahh", "Aaahh !", "Aaahh!", "Un marcheur surgit.", "A walker leaps up."],
  ["inferno", "Inferno", "Inferno", "Magie, portée 0–1 : 4 dés, 4+, dégâts 2.", "Magic, range 0–1: 4 dice, 4+, damage 2."],
  ["orcish-crossbow", "Arbalète orque", "Orcish Crossbow", "Mêlée, portée 0 : 2 dés, 3+, dégâts 2 ; Tir, portée 1–2 : 2 dés, 3+, dégâts 2.", "Melee, range 0: 2 dice, 3+, damage 2; Ranged, range 1–2: 2 dice, 3+, damage 2."],
  ["heavy-crossbow", "Arbalète lourde", "Heavy Crossbow", "Tir, portée 1–2 : 2 dés, 4+, dégâts 3 ; à recharger.", "Ranged, range 1–2: 2 dice, 4+, damage 3; to reload."],
  ["earthquake", "Tremblement de terre", "Earthquake", "Magie, portée 0–1 : 3 dés, 4+, dégâts 1.", "Magic, range 0–1: 3 dice, 4+, damage 1."],
  ["kings-mace", "Masse du roi", "King's Mace", "Mêlée, portée 0 : 1 dé, 4+, dégâts 2 ; ouvre les portes (4+).", "Melee, range 0: 1 die, 4+, damage 2; opens doors (4+)."],
  ["dwarven-shield", "Bouclier nain", "Dwarven Shield", "4 ou plus arrête un coup, même d'une Abomination.", "4 or more stops a blow, even an Abomination's."],
];

const POTIONS = [
  ["soin", "Soin", "Healing", "une blessure guérie", "one wound healed"],
  ["grand-soin", "Grand soin", "Great Healing", "deux blessures guéries", "two wounds healed"],
  ["celerite", "Célérité", "Swiftness", "deux déplacements gratuits", "two free moves"],
  ["force", "Force", "Strength", "+1 dégât en mêlée ce tour-ci", "+1 melee damage this turn"],
  ["oeil-d-aigle", "Œil d'aigle", "Eagle Eye", "+1 à chaque dé à distance et en magie ce tour-ci", "+1 to each ranged or magic die this turn"],
  ["peau-de-pierre", "Peau de pierre", "Stoneskin", "armure 4+ cette manche, même contre une Abomination", "armour 4+ this round, against Abominations too"],
  ["ombre", "Ombre", "Shadow", "ignoré des zombies jusqu'à une attaque ou un bruit", "ignored by zombies until an attack or a noise"],
  ["souffle-pur", "Souffle pur", "Pure Breath", "insensible au gaz jusqu'à la fin du scénario", "safe from gas for this scenario"],
  ["adrenaline", "Adrénaline", "Adrenaline", "une action de plus", "one more action"],
  ["elixir", "Élixir de vie", "Elixir of Life", "sauve de la mort, de lui-même", "saves from death, by itself"],
];

/** By number, as choices name them: `skill:5`. */
const LEARNT = [
  ["bloodlust-melee", "Soif de sang : mêlée", "Bloodlust: Melee", "pour une action, entrer dans une zone de zombies et frapper", "for one action, into a zone with zombies and strike"],
  ["free-magic", "+1 action gratuite de magie", "+1 free Magic action", "une fois par tour", "once a turn"],
  ["free-melee", "+1 action gratuite de mêlée", "+1 free Melee action", "une fois par tour", "once a turn"],
  ["free-combat", "+1 action gratuite de combat", "+1 free Combat action", "une fois par tour, quelle que soit l'arme", "once a turn, with any weapon"],
  ["roll-combat", "+1 au dé, tout combat", "+1 to each die: Combat", "quelle que soit l'arme", "with any weapon"],
  ["six-die", "6 : un dé de plus", "Sixes: one more die", "tant qu'il vient des 6", "as long as sixes come"],
  ["spellcaster", "Lanceur de sorts", "Spellcaster", "une action de magie gratuite par tour", "one free Magic action a turn"],
  ["spellbook", "Grimoire", "Spellbook", "les sorts du sac servent aussi", "spells in the backpack serve too"],
  ["die-magic", "+1 dé en magie", "+1 die: Magic", "à chaque attaque", "in each attack"],
  ["roll-melee", "+1 au dé en mêlée", "+1 to each die: Melee", "à chaque attaque", "in each attack"],
  ["die-melee", "+1 dé en mêlée", "+1 die: Melee", "à chaque attaque", "in each attack"],
  ["swordmaster", "Maître d'armes", "Swordmaster", "toutes les armes de mêlée vont par deux", "all melee weapons are dual"],
  ["hit-and-run", "Coup et fuite", "Hit & Run", "un déplacement gratuit après une attaque qui tue", "a free move after an attack that kills"],
  ["free-move", "+1 déplacement gratuit", "+1 free Move action", "une fois par tour", "once a turn"],
  ["slippery", "Glissant", "Slippery", "quitter une zone sans payer pour les zombies", "leave a zone without paying for zombies"],
  ["iron-hide", "Peau de fer", "Iron Hide", "armure 5+ sans armure", "armour 5+ without any"],
  ["die-combat", "+1 dé, tout combat", "+1 die: Combat", "quelle que soit l'arme", "with any weapon"],
  ["damage-melee", "+1 dégât en mêlée", "+1 damage: Melee", "à chaque touche", "with each hit"],
  ["barbarian", "Barbare", "Barbarian", "en mêlée, autant de dés que de zombies", "in melee, as many dice as zombies"],
  ["roll-ranged", "+1 au dé en tir", "+1 to each die: Ranged", "à chaque attaque", "in each attack"],
  ["free-ranged", "+1 action gratuite de tir", "+1 free Ranged action", "une fois par tour", "once a turn"],
  ["point-blank", "À bout portant", "Point-Blank", "tirer à portée 0, cibles au choix, sans blesser personne", "shoot at range 0, targets of choice, hurting nobody"],
  ["die-ranged", "+1 dé en tir", "+1 die: Ranged", "à chaque attaque", "in each attack"],
  ["iron-rain", "Pluie de fer", "Iron Rain", "en tir, autant de dés que de zombies visés", "at range, as many dice as zombies aimed at"],
];

export const SKILLS = LEARNT.map(([name]) => name);

const named = (rows, name, does, language) => rows.flatMap(([key, ...said]) => [[`${name}.${key}`, said[language]], [`${does}.${key}`, said[language + 2]]]);
const of = (language) => Object.fromEntries([...named(ITEMS, "item", "use", language), ...named(POTIONS, "potion", "brew", language), ...named(LEARNT, "skill", "does", language)]);

export const words = { fr: of(0), en: of(1) };
