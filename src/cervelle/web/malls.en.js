/** What the page of malls says, in English. The same keys as in French. */
export const words = {
  "malls.title": "The malls",
  "malls.saved": "Ready-made malls",
  "malls.random": "At random",
  "malls.layout": "A layout, section by section",
  "malls.draw": "Draw it",
  "malls.help": "For each of the four sections: its face, its quarter turns clockwise, its column and its line.",
  "malls.size": "{width} cells by {height}",
  "malls.play": "Play Maul of America",
  "malls.rules": "Read the rules",
  "malls.search": { one: "{n} search cell", other: "{n} search cells" },
  "malls.ways": { one: "{n} cell open to the outside", other: "{n} cells open to the outside" },
};
