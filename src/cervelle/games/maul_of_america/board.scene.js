/** What the parts of the plan share: the state on the page, what to do with it, and where its cells are. */
import { groundOf, pawnsAt, zombiesAt } from "./board.ground.js";
import { U } from "./board.plan.js";

/** `port`: the element that the plan is seen through, if it is a picture; `choices`, `act`: where somebody plays. */
export const scene = { state: null, kit: null, choices: null, act: null, tell: null, port: null };

export const mallHere = () => groundOf(scene.state.view).mall;
export const cellOf = (n) => groundOf(scene.state.view)?.mall.cells.get(n);
export const legal = (choices) => choices.filter((choice) => !choice.why_not);
export const isOccupied = (n) => zombiesAt(scene.state.view, n).length + pawnsAt(scene.state.view, n).length > 0;

/** All that is on a cell, as choices name it; those who stand there first. */
export const thingsAt = (n) => [...zombiesAt(scene.state.view, n).map(({ id }) => `zombie:${id}`), ...pawnsAt(scene.state.view, n).map(({ seat }) => `pawn:${seat}`), `cell:${n}`];

export const centre = ({ x, y }) => [(x + 0.5) * U, (y + 0.5) * U];
export const square = ({ x, y }, name, more = "") => `<rect class="${name}"${more} x="${x * U}" y="${y * U}" width="${U}" height="${U}"/>`;
