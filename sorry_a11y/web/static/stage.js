// The boards where there is no game: they go on by themselves, so that who looks sees what this is.

import { Board, isStill } from "./board.js";
import { make, part } from "./dom.js";

const EVERY_MS = 1600;
const MOST_STEPS = 10;
/** Where the pawns of a seat stand when somebody comes: steps from where they come out, more than there
 * are for home, -1 for at start. */
const BEGINNING = [99, 22, 9, -1];

/** A board of a name, with pawns that go on. */
class Stage extends Board {
  /** @param {string} name @param {import("./board.js").Drawing} drawing */
  constructor(name, drawing) {
    super(make("div", {}, make("strong", { textContent: name })), { touch() {}, watched() {} });
    part("stage").append(this.holder);
    this.draw(drawing);
    this.homes = drawing.homes;
    this.starts = Object.keys(drawing.wide).map(Number).filter((spot) => !drawing.homes.includes(spot));
    this.exits = drawing.exits.map(([, spot]) => this.ways?.square(spot) ?? spot);
    this.show([[this.#begun(), -1, ""]], true);
    this.cards(1, name, -1);
  }

  /** Where a pawn comes to in so many steps; it ends at home. @param {number} pawn @param {number} from @param {number} steps */
  #ahead(pawn, from, steps) {
    let spot = this.exits[this.starts.indexOf(from)] ?? from;
    for (let step = spot === from ? 0 : steps; step < steps; step++) {
      spot = this.ways?.next(pawn >> 2, spot, false)[0] ?? spot;
    }
    return spot;
  }

  /** Have some pawn move, which sends back to start who stands where it comes to. */
  go() {
    const before = this.position;
    const pawns = before.map((spot, pawn) => ({ pawn, to: this.#ahead(pawn, spot, 1 + Math.floor(Math.random() * MOST_STEPS)) }))
      .filter(({ pawn, to }) => this.homes.includes(to) || !before.some((spot, one) => spot === to && one >> 2 === pawn >> 2))
      .filter(({ pawn, to }) => to !== before[pawn]);
    const mover = pawns[Math.floor(Math.random() * pawns.length)];
    const after = mover ? before.map((spot, one) => {
      if (one === mover.pawn) return mover.to;
      return spot === mover.to && !this.homes.includes(spot) ? (this.starts[one >> 2] ?? spot) : spot;
    }) : this.#begun();
    this.show([[after, -1, ""]], false);
  }

  #begun() {
    return Array.from({ length: 16 }, (_, pawn) => {
      const [steps = 0, start = 0] = [BEGINNING[((pawn & 3) + (pawn >> 2)) % 4], this.starts[pawn >> 2]];
      return steps < 0 ? start : this.#ahead(pawn, this.#ahead(pawn, start, 1), steps);
    });
  }
}

const stages = Object.entries(JSON.parse(part("drawing").textContent ?? "{}"))
  .map(([name, drawing]) => new Stage(name, drawing));
setInterval(() => {
  if (document.hidden || isStill() || !part("stage").checkVisibility()) return;
  stages[Math.floor(Math.random() * stages.length)]?.go();
}, EVERY_MS);
