/** The board of a game: its drawing, its style and its words, fetched when a page needs them. */
import { wear } from "./html.js";
import { learn } from "./words.js";

export async function boardOf(game) {
  const folder = `/static/games/${game.replaceAll("-", "_")}`;
  const [board] = await Promise.all([import(`${folder}/board.js`), wear(`${folder}/board.css`)]);
  learn(board.words);
  return board;
}
