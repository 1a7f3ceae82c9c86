/** What a plan says of itself, in both languages: it is loaded with the boards that have one. */
export const words = {
  fr: {
    "map.cursor": "Case du plan", "map.in": "Agrandir", "map.out": "Réduire", "map.all": "Tout voir", "map.mine": "Suivre l'action", "map.lock": "Déplacer le plan d'un doigt",
    "map.help": "Flèches : case par case. Entrée : choisir. + et − : agrandir, réduire. 0 : tout voir.", "map.cell": "Case", "map.go": "Choisir", "map.unknown": "Cette case n'est pas sur le plan.", "map.cannot": "{place} ne peut pas être choisie.", "map.again": "Touchez encore pour choisir.", "map.stopped": "Arrêt : quelque chose s'est passé.",
  },
  en: {
    "map.cursor": "Cell of the plan", "map.in": "Zoom in", "map.out": "Zoom out", "map.all": "See all", "map.mine": "Follow the action", "map.lock": "Move the plan with one finger",
    "map.help": "Arrows: cell by cell. Enter: choose. + and −: zoom in, zoom out. 0: see all.", "map.cell": "Cell", "map.go": "Choose", "map.unknown": "That cell is not on the plan.", "map.cannot": "{place} cannot be chosen.", "map.again": "Touch again to choose.", "map.stopped": "Stopped: something has happened.",
  },
};
