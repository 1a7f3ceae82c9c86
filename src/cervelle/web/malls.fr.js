/** What the page of malls says, in French. The same keys as in English. */
export const words = {
  "malls.title": "Les centres commerciaux",
  "malls.saved": "Centres commerciaux tout faits",
  "malls.random": "Au hasard",
  "malls.layout": "Un plan, section par section",
  "malls.draw": "Dessiner",
  "malls.help": "Pour chacune des quatre sections : sa face, ses quarts de tour vers la droite, sa colonne et sa ligne.",
  "malls.size": "{width} cases sur {height}",
  "malls.play": "Jouer à Maul of America",
  "malls.rules": "Lire les règles",
  "malls.search": { one: "{n} case à fouiller", other: "{n} cases à fouiller" },
  "malls.ways": { one: "{n} case ouverte sur le dehors", other: "{n} cases ouvertes sur le dehors" },
};
