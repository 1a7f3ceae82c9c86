/** The name, cut out of paper: condensed letters that drip, and a brain served in the V. */

const C = "M40 31V9L31 0H9L0 9V91L9 100H31L40 91V66H26V86H14V14H26V31Z";
const E = "M0 0H36L35 15H14V42H32V57H14V85H37V100H0Z";
const R = "M0 0H31L40 9V45L33 53L42 100H27L20 58H14V100H0ZM14 14V44H26V14Z";
const V = "M0 0H14L22 68L29 0H43L30 100H14Z";
const L = "M0 0H14V85H36L35 100H0Z";
const LETTERS = [[C, 40], [E, 37], [R, 42], [V, 43], [E, 37], [L, 36], [L, 36], [E, 37]];
const GAP = 7;
const DRIPS = [[1, 4, 17], [2, 3, 9], [5, 3, 22], [7, 21, 13]];

let x = 0;
const starts = LETTERS.map(([, width]) => { const start = x; x += width + GAP; return start; });
const WIDTH = x - GAP;

const drips = DRIPS.map(([letter, dx, length]) => `<path d="M${starts[letter] + dx} 98v${length}a4 4 0 0 0 8 0v-${length}z"/>`).join("");
const letters = LETTERS.map(([d], i) => `<path transform="translate(${starts[i]})" d="${d}" fill-rule="evenodd"/>`).join("") + drips;
const brain = `<g transform="translate(${starts[3] + 21.5} -2)" stroke="#0b070c" stroke-linejoin="round" stroke-linecap="round"><path d="M-15 9C-20 0 -14 -8 -8 -6C-6 -13 -1 -13 0 -8C1 -13 7 -13 9 -6C15 -8 20 0 15 9Z" fill="#ff93a6" stroke-width="3.5"/><path d="M0 -8V6M-11 3q3 -6 6 -1M11 3q-3 -6 -6 -1" fill="none" stroke="#b83a55" stroke-width="2.2"/></g>`;

export const WORDMARK = `<svg class="wordmark" viewBox="-2 -16 ${WIDTH + 10} 142" aria-hidden="true" focusable="false"><g class="wordmark-shadow" transform="translate(5 5)">${letters}</g><g class="wordmark-face">${letters}</g>${brain}</svg>`;
