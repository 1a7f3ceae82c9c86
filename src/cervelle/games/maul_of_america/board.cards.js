/** The cards of Maul of America in words: titles as they are printed, and what each does, in French and in English. */

/** By number, as choices name them: `card:7`. Those of Clients first, then those of the Zombie Master. */
export const CARDS = [
  ["air-duct", "Air Duct", "Jusqu'à la fin du tour, passez tout droit à travers les murs entre deux boutiques, une action par case.", "Until the end of the turn, walk straight through walls between two shops, one action a cell."],
  ["fresh-air", "Breath of Fresh Air", "Guérit une blessure.", "Heals one wound."],
  ["eagle-eyes", "Eagle Eyes", "Reprenez un équipement de votre choix dans la défausse de fouille.", "Take any piece of equipment back from the search discard."],
  ["eat-on-the-run", "Eat on the Run", "Dans le coin resto : guérit une blessure.", "In the food court: heals one wound."],
  ["extra-uumph", "Extra Uumph", "Votre attaque vient de manquer : +1 au dé.", "Your attack has just missed: +1 on the die."],
  ["heavy-clothing", "Heavy Clothing", "Blessé : la blessure ne compte pas. Ou à votre tour : les vitres ne coûtent qu'une action.", "When wounded: the wound does not count. Or in your turn: windows cost only one action."],
  ["inspired", "Inspired", "Un dé d'actions en plus, ce tour-ci.", "A die's worth of actions more, this turn."],
  ["mine-now", "It's Mine Now", "Dérobez au hasard une carte Client à quelqu'un.", "Steal a Client card from somebody, at random."],
  ["buyer-beware", "Let the Buyer Beware", "Un autre Client se sert d'une arme, de munitions ou d'un kit médical : l'objet est perdu, sans effet.", "Another Client uses a weapon, ammo or a medikit: the item is lost, with no effect."],
  ["look-over-there", "Look! Over There!", "Un Client voisin vous cède un équipement, à son choix.", "A neighbouring Client hands you a piece of equipment of their choice."],
  ["merry-go-round", "Merry-Go-Round Broke Down", "Un autre Client prend l'escalator : il tombe en panne, et ce tour s'achève.", "Another Client takes the escalator: it breaks down, and that turn is over."],
  ["miraculous-recovery", "Miraculous Recovery", "Guérit toutes vos blessures.", "Heals all your wounds."],
  ["missed-by", "Missed By… That Much!", "Un zombie vous blesse : la blessure ne compte pas.", "A zombie wounds you: the wound does not count."],
  ["premonition", "Premonition", "Prenez la première carte de fouille ; gare aux zombies.", "Take the top search card; beware of zombies."],
  ["reading", "Reading is Fundamental", "Renvoyez jusqu'à deux zombies à la réserve, ou menez deux zombies voisins auprès d'un autre Client.", "Send up to two zombies back to the pool, or lead two neighbouring zombies to another Client."],
  ["scene-change", "Scene Change", "Posez votre pion sur n'importe quelle case libre.", "Put your pawn on any free cell."],
  ["take-that", "Take That!", "Votre attaque vient de manquer : elle réussit.", "Your attack has just missed: it hits."],
  ["john-woo", "The John Woo Zombie Movie", "Ce tour-ci, aucune de vos armes ne s'enraye.", "This turn, none of your weapons jams."],
  ["vuja-de", "Vuja De", "À la fin du tour : retour à votre point de départ, et un second tour.", "At the end of the turn: back to where it began, and a second turn."],
  ["bad-jugement", "Bad Jugement", "Un Client se sert d'une arme : c'est lui qu'elle blesse, et son tour s'achève.", "A Client uses a weapon: it wounds its owner, and that turn is over."],
  ["blind-side", "Blind Side", "Un zombie vient de manquer : il touche.", "A zombie has just missed: it hits."],
  ["cower", "Cower in the Corner", "Un Client passe son prochain tour.", "A Client skips their next turn."],
  ["dazed", "Dazed & Confused", "Au prochain tour, chaque Client ne lance qu'un dé.", "Next turn, every Client rolls only one die."],
  ["deja-vu", "Déjà Vu", "Un Client retourne dans le coin resto, sur la case de votre choix.", "A Client goes back to the food court, to a cell of your choice."],
  ["magic-burrito", "Magic Burrito", "Chaque Client : une blessure par Nourriture, ou toute sa Nourriture à la poubelle.", "Every Client: one wound for each Food, or all their Food goes."],
  ["rampage", "Rampage!", "Ce tour-ci, chaque zombie peut attaquer deux fois.", "This turn, every zombie may attack twice."],
  ["relentless", "Relentless Zombie", "Un zombie vient de manquer : +1 au dé.", "A zombie has just missed: +1 on the die."],
  ["stumble", "Stumble Over Body", "Un Client perd un équipement, à son choix.", "A Client loses a piece of equipment of their choice."],
  ["schools-out", "School's Out", "Un dé de zombies en plus dans les renforts.", "A die's worth of zombies more in the reinforcements."],
  ["smart-zombie", "Smart Zombie", "Un Client meurt : devenu zombie, il garde ses armes et s'en sert.", "A Client dies: as a zombie they keep their weapons, and use them."],
  ["dead-tell", "The Dead Tell No Tales", "Au prochain tour, chaque Client perd un dé d'actions ; à zéro, il passe.", "Next turn, every Client has a die's worth of actions less; at none, they skip it."],
  ["unlucky", "Unlucky", "Un Client perd une carte au hasard.", "A Client loses a card at random."],
];

/** By number, as choices name them: `gear:1:4`. Names with their article, and what each is for. */
export const ITEMS = [
  ["food", ["Nourriture", "la Nourriture"], ["Food", "the Food"], "L'une des quatre sortes qu'il faut pour fuir.", "One of the four kinds it takes to flee."],
  ["ammo", ["Munitions", "les Munitions"], ["Ammo", "the Ammo"], "Se défausse à la place d'une arme enrayée. L'une des quatre sortes.", "Discarded in place of a jammed weapon. One of the four kinds."],
  ["medikit", ["Kit médical", "le Kit médical"], ["Medikit", "the Medikit"], "Une action : guérit toutes les blessures. L'une des quatre sortes.", "One action: heals all wounds. One of the four kinds."],
  ["machete", ["Machette", "la Machette"], ["Machete", "the Machete"], "Cases voisines.", "Neighbouring cells."],
  ["chain-saw", ["Tronçonneuse", "la Tronçonneuse"], ["Chain-saw", "the Chain-saw"], "Cases voisines.", "Neighbouring cells."],
  ["pistol", ["Pistolet", "le Pistolet"], ["Pistol", "the Pistol"], "Tire à distance.", "Shoots from afar."],
  ["rifle", ["Fusil", "le Fusil"], ["Rifle", "the Rifle"], "Tire loin.", "Shoots far."],
  ["machine-gun", ["Mitrailleuse", "la Mitrailleuse"], ["Machine gun", "the Machine gun"], "Deux tirs pour une action.", "Two shots for one action."],
  ["grenades", ["Grenades", "les Grenades"], ["Grenades", "the Grenades"], "La case visée et les huit autour, un dé pour chacune.", "The target cell and the eight around it, a die for each."],
  ["flame-thrower", ["Lance-flammes", "le Lance-flammes"], ["Flame-thrower", "the Flame-thrower"], "Un cône de trois cases de profondeur, un seul dé.", "A cone three cells deep, one die for all."],
  ["sawed-off", ["Fusil à canon scié", "le Fusil à canon scié"], ["Sawed-off shotgun", "the Sawed-off shotgun"], "Un cône de deux cases de profondeur, un seul dé.", "A cone two cells deep, one die for all."],
  ["shopping-cart", ["Caddy", "le Caddy"], ["Shopping cart", "the Shopping cart"], "Recueille une arme qui serait défaussée.", "Takes in a weapon that would be discarded."],
];

export const cardNumber = (name) => CARDS.findIndex((card) => card[0] === name);
export const itemNumber = (name) => ITEMS.findIndex((item) => item[0] === name);
/** Weapons by number, as choices name them: `arm:5`; bare hands are 0. */
export const armNumber = (item) => { const n = itemNumber(item); return n >= 3 && n < 11 ? n - 2 : -1; };
export const armName = (arm) => (arm === 0 ? "bare-hands" : ITEMS[arm + 2][0]);

const of = (language) => Object.fromEntries([
  ...CARDS.flatMap(([name, title, ...does]) => [[`card.${name}`, title], [`does.${name}`, does[language]]]),
  ...ITEMS.flatMap(([name, fr, en, ...does]) => [[`item.${name}`, [fr, en][language][0]], [`mid.${name}`, [fr, en][language][1]], [`use.${name}`, does[language]]]),
]);

export const words = { fr: of(0), en: of(1) };
