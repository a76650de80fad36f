// The board where there is no game: one that goes on by itself, so that who looks sees what this is.

import { Board, isStill } from "./board.js";
import { part } from "./dom.js";

const EVERY_MS = 1600;
const MOST_STEPS = 10;
/** Where the pawns of a seat stand when somebody comes: steps from where they come out, more than there
 * are for home, -1 for at start. */
const BEGINNING = [99, 22, 9, -1];

/** @type {import("./board.js").Drawing} */
const drawing = JSON.parse(part("drawing").textContent ?? "{}");
const stage = new Board(part("stage"), { touch() {}, watched() {} });
const { homes } = drawing;
const starts = Object.keys(drawing.wide).map(Number).filter((spot) => !homes.includes(spot));

/** Where a pawn comes to in so many steps; it ends at home. @param {number} pawn @param {number} from @param {number} steps */
function ahead(pawn, from, steps) {
  let spot = drawing.exits[starts.indexOf(from)]?.[1] ?? from;
  for (let step = spot === from ? 0 : steps; step < steps; step++) {
    spot = stage.ways?.next(pawn >> 2, spot, false)[0] ?? spot;
  }
  return spot;
}

/** The position after a move of some pawn, which sends back to start who stands where it comes to. @param {number[]} before */
function moved(before) {
  const goals = before.map((spot, pawn) => ahead(pawn, spot, 1 + Math.floor(Math.random() * MOST_STEPS)));
  const isFree = (/** @type {number} */ pawn) => homes.includes(goals[pawn] ?? -1)
    || !before.some((spot, one) => spot === goals[pawn] && one >> 2 === pawn >> 2);
  const movable = goals.flatMap((to, pawn) => (to !== before[pawn] && isFree(pawn) ? [pawn] : []));
  const mover = movable[Math.floor(Math.random() * movable.length)];
  if (mover === undefined) return begun();
  const to = goals[mover] ?? 0;
  return before.map((spot, one) => {
    if (one === mover) return to;
    return spot === to && !homes.includes(to) ? (starts[one >> 2] ?? spot) : spot;
  });
}

function begun() {
  return Array.from({ length: 16 }, (_, pawn) => {
    const [steps = 0, start = 0] = [BEGINNING[((pawn & 3) + (pawn >> 2)) % 4], starts[pawn >> 2]];
    return steps < 0 ? start : ahead(pawn, ahead(pawn, start, 1), steps);
  });
}

stage.draw(drawing);
let position = begun();
stage.show([[position, -1, ""]], true);
stage.cards(1, "7", -1);
setInterval(() => {
  if (document.hidden || isStill() || !part("stage").checkVisibility()) return;
  position = moved(position);
  stage.show([[position, -1, ""]], false);
}, EVERY_MS);
