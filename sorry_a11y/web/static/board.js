// The board for those who see it: SVG from the places that the server names, moves that can be
// followed, and choices that are touched.

import {
  burst, cardFigure, colour, svg, mark, nameFigure, pawnFigure, shape, slideFigure, wayFigure,
} from "./figures.js";
import { move, Ways } from "./motion.js";

/** Moves that were told together take this long at most at a medium pace, behind choices that may be
 * taken meanwhile, and while there are none. */
const MOST_MS = { choosing: 4000, watching: 12000 };
/** By the name of a pace, what the time of a move is multiplied with. @type {Record<string, number>} */
export const PACES = { slow: 2.5, medium: 1, fast: 0.5, still: 0 };
/** Between two moves. */
const PAUSE_MS = 160;
/** A card that is laid down and moves nothing. */
const CARD_MS = 600;
/** Half of what a finger needs. */
const FINGER_PX = 22;
/** Four pawns in a wide place. @type {[number, number][]} */
const CORNERS = [[-0.55, -0.55], [0.55, -0.55], [-0.55, 0.55], [0.55, 0.55]];

/** A position, the seat whose card led to it, -1 for none, and the face of the card. @typedef {[number[], number, string]} Step */
/**
 * @typedef {{side: number, track: number, places: [number, number][], wide: Record<string, number>,
 *   homes: number[], lanes: [number, number][], slides: [number, number, number][], exits: [number, number][],
 *   doors: [number, number][], middle: number, names: (string | null)[], own: number[], below: number, position?: number[]}} Drawing
 * @typedef {import("./motion.js").Point} Point
 */

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Board {
  drawing = /** @type {Drawing | null} */ (null);
  ways = /** @type {Ways | null} */ (null);
  pawns = /** @type {SVGElement[]} */ ([]);
  position = /** @type {number[]} */ ([]);
  coming = /** @type {Step[]} */ ([]);
  timer = 0;
  deadline = 0;
  /** How fast moves are shown: a name of `PACES`. */
  pace = "medium";
  /** What lies in the middle once every move was shown: cards face down, a face, whose it is. */
  lying = /** @type {[number, string, number]} */ ([0, "", -1]);
  isNewTurn = true;
  /** The way that was drawn last: a pawn that walks on goes on with it. */
  marked = /** @type {{pawn: number, points: Point[], way: SVGElement} | null} */ (null);
  picture = svg("svg");
  marks = svg("g", { class: "marks" });
  plan = svg("g", { class: "plan" });
  goals = svg("g", { class: "goals" });
  middle = svg("g", { class: "middle" });
  faces = "";

  /**
   * @param {HTMLElement} holder
   * @param {{touch: (point: Point, reach: number) => void, watched: (seat: number, face: string) => void}} acts
   *   `watched`: whose move is shown, and by which card, -1 for nobody's
   */
  constructor(holder, acts) {
    this.holder = holder;
    this.acts = acts;
    // a touch of the drawing leaves the focus where it is
    holder.addEventListener("mousedown", (event) => event.preventDefault());
    holder.addEventListener("click", (event) => {
      if (this.drawing) acts.touch(...this.#point(event));
    });
  }

  /** @param {Drawing} drawing */
  draw(drawing) {
    const { side, places, own, names } = drawing;
    this.drawing = drawing;
    this.ways = new Ways(drawing);
    this.position = [];
    this.coming = [];
    this.marked = null;
    this.isNewTurn = true;
    this.faces = "";
    for (const one of [this.marks, this.plan, this.goals, this.middle]) one.replaceChildren();
    const square = (/** @type {Point} */ [x, y], kind = "") =>
      svg("rect", { x: x - 0.5, y: y - 0.5, width: 1, height: 1, class: `square ${kind}` });
    this.pawns = Array.from({ length: 16 }, (_, pawn) => pawnFigure(pawn));
    for (const [pawn, one] of this.pawns.entries()) one.classList.toggle("own", own.includes(pawn >> 2));
    this.picture = svg("svg", { viewBox: `-.75 -.75 ${side + 1.5} ${side + 1.5}` },
      ...["felt", "lamp"].map((kind) =>
        svg("rect", { class: kind, x: -0.7, y: -0.7, width: side + 1.4, height: side + 1.4, rx: 0.4 })),
      ...places.slice(0, drawing.track).map((point) => square(point)),
      ...drawing.lanes.flatMap(([seat, spot]) => [
        square(this.at(spot), `lane ${colour(seat)}`), mark(seat, ...this.at(spot), 0.42)]),
      ...drawing.exits.map(([seat, spot]) => square(this.at(spot), `exit ${colour(seat)}`)),
      ...drawing.slides.map(([seat, from, to]) => slideFigure(seat, this.at(from), this.at(to))),
      ...Object.entries(drawing.wide).map(([spot, r]) => this.#wide(Number(spot), r)),
      // a way across the board passes beneath the cards
      this.marks, this.plan, this.middle, this.goals,
      ...this.pawns.filter((_, pawn) => (names[pawn >> 2] ?? null) !== null));
    this.holder.replaceChildren(this.picture);
    if (drawing.position?.length) this.show([[drawing.position, -1, ""]], true);
  }

  /** @param {number} spot @param {number} r */
  #wide(spot, r) {
    const [cx, cy] = this.at(spot);
    const seat = this.seatOf(spot);
    const isHome = this.drawing?.homes.includes(spot);
    const place = svg("g", { class: `wide ${colour(seat)} ${isHome ? "home" : "start"}` },
      svg("circle", { cx, cy, r }), svg("circle", { class: "gloss", cx, cy, r }));
    for (const [dx, dy] of CORNERS) place.append(svg("circle", { class: "hole", cx: cx + dx, cy: cy + dy, r: 0.46 }));
    place.append(mark(seat, cx, cy, isHome ? 0.8 : 0.5));
    return place;
  }

  /** @param {number} spot @returns {Point} */
  at(spot) {
    return this.drawing?.places[spot] ?? [0, 0];
  }

  /** Wide places come seat by seat, starts and then homes. @param {number} spot */
  seatOf(spot) {
    const first = Math.min(...Object.keys(this.drawing?.wide ?? {}).map(Number));
    return (spot - first) % 4;
  }

  /** Where a pawn stands on a spot. @param {number} pawn @param {number} spot @returns {Point} */
  stand(pawn, spot) {
    const [x, y] = this.at(spot);
    const [dx, dy] = CORNERS[pawn & 3] ?? [0, 0];
    return this.drawing && String(spot) in this.drawing.wide ? [x + dx, y + dy] : [x, y];
  }

  /** Where a pawn will stand when everything was shown. @param {number} pawn */
  spot(pawn) {
    return this.coming.at(-1)?.[0][pawn] ?? this.position[pawn] ?? -1;
  }

  /** A touch in the units of the drawing, and how far a finger reaches there. @param {MouseEvent} event @returns {[Point, number]} */
  #point(event) {
    const matrix = /** @type {SVGGraphicsElement} */ (this.picture).getScreenCTM();
    if (!matrix) return [[0, 0], 0];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [[x, y], Math.max(0.5, FINGER_PX / matrix.a)];
  }

  // -- moves -------------------------------------------------------------------------------------

  /**
   * Show move after move.
   * @param {Step[]} steps
   * @param {boolean} isChoosing whether choices are there to be taken meanwhile
   */
  show(steps, isChoosing) {
    if (!steps.length) return;
    const tempo = PACES[this.pace] ?? 1;
    this.deadline = performance.now() + tempo * MOST_MS[isChoosing ? "choosing" : "watching"];
    // what is still under way from before is done at once
    const late = this.coming.pop();
    this.coming = [...steps];
    for (const one of this.pawns) for (const run of one.getAnimations()) run.finish();
    if (late) this.#stand(late[0]);
    if (this.isNewTurn) {
      this.marks.replaceChildren();
      this.marked = null;
    }
    this.isNewTurn = isChoosing;
    // in a task of its own: what is told goes first
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#next());
  }

  #next() {
    const step = this.coming.shift();
    if (!step) {
      this.timer = 0;
      this.acts.watched(-1, "");
      this.#lay(...this.lying);
      return;
    }
    const [position, seat, face] = step;
    const moved = this.#between(this.position, position);
    const pace = this.#pace([step, ...this.coming]);
    this.#stand(position);
    this.#mark(moved);
    if (pace) {
      if (face) this.#lay(this.lying[0], face, seat);
      this.acts.watched(seat, face);
    }
    for (const motion of pace ? moved : []) {
      const figure = this.pawns[motion.pawn];
      if (!figure) continue;
      this.picture.append(figure); // above all others
      move(figure, motion, motion.ms * pace);
    }
    this.timer = setTimeout(() => this.#next(), pace * this.#ms(moved, face));
  }

  /** Have the pawns stand in a position. @param {number[]} position */
  #stand(position) {
    this.position = position;
    for (const [pawn, spot] of position.entries()) {
      const [x, y] = this.stand(pawn, spot);
      const one = this.pawns[pawn];
      if (one) one.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  /** @param {number[]} before @param {number[]} after */
  #between(before, after) {
    if (!before.length || !this.ways) return [];
    return this.ways.between(before, after, (pawn, spot) => this.stand(pawn, spot));
  }

  /** How long a step takes at a medium pace. @param {import("./motion.js").Motion[]} moved @param {string} face */
  #ms(moved, face) {
    if (!moved.length) return face ? CARD_MS : 0;
    return PAUSE_MS + Math.max(...moved.map(({ ms }) => ms));
  }

  /** What the time of steps is multiplied with, so that all of them end in time. @param {Step[]} steps */
  #pace(steps) {
    if (isStill()) return 0;
    let [total, before] = [0, this.position];
    for (const [after, , face] of steps) {
      total += this.#ms(this.#between(before, after), face);
      before = after;
    }
    return Math.min(PACES[this.pace] ?? 1, Math.max(0, this.deadline - performance.now()) / (total || 1));
  }

  /** @param {import("./motion.js").Motion[]} moved */
  #mark(moved) {
    for (const { pawn, points, kind } of moved) {
      const [x, y] = points[0] ?? [0, 0];
      if (kind === "bump") {
        this.marks.append(burst(x, y));
        continue;
      }
      const goesOn = kind === "walk" && this.marked?.pawn === pawn ? this.marked : null;
      goesOn?.way.remove();
      const all = [...(goesOn?.points ?? []), ...points];
      const way = wayFigure(all, "way");
      this.marked = { pawn, points: all, way };
      this.marks.append(way);
      if (!goesOn) this.marks.append(svg("circle", { class: "was", cx: x, cy: y, r: 0.24 }));
    }
  }

  // -- choices -----------------------------------------------------------------------------------

  /** Show where a choice leads. @param {[number, number][]} moves */
  look(moves) {
    /** @type {SVGElement[]} */
    const plan = [];
    for (const [pawn, spot] of moves) {
      const now = this.spot(pawn);
      const [x, y] = this.stand(pawn, now);
      const [x2, y2] = this.stand(pawn, spot);
      if (this.drawing && String(spot) in this.drawing.wide && !this.drawing.homes.includes(spot)) {
        plan.push(burst(x, y));
        continue;
      }
      const route = now === spot ? null : this.ways?.route(pawn, now, spot);
      const between = route?.slice(1, -1).map((one) => this.at(one)) ?? [];
      if (now !== spot) plan.push(wayFigure([[x, y], ...between, [x2, y2]], "way"));
      plan.push(svg("circle", { class: "end", cx: x2, cy: y2, r: 0.62 }));
    }
    this.plan.replaceChildren(...plan);
  }

  /**
   * Mark the pawns that can move, and where the picked one may go.
   * @param {number[]} movable
   * @param {number} picked -1 for none
   * @param {number[]} goals
   */
  offer(movable, picked, goals) {
    for (const [pawn, one] of this.pawns.entries()) {
      one.classList.toggle("can", movable.includes(pawn));
      one.classList.toggle("picked", pawn === picked);
    }
    this.goals.replaceChildren(...goals.map((spot) => {
      const [cx, cy] = this.stand(Math.max(picked, 0), spot);
      return svg("circle", { cx, cy, r: 0.46 });
    }));
  }

  // -- cards in the middle -----------------------------------------------------------------------

  /** Whether there is room for cards in the middle. */
  get hasMiddle() {
    return (this.drawing?.middle ?? 0) > 0;
  }

  /**
   * Have the pile, and the card that lies open beside it, seen once every move was shown.
   * @param {number} pile
   * @param {string} face empty for none
   * @param {number} seat whose card it is, -1 for nobody's
   */
  cards(pile, face, seat) {
    this.lying = [pile, face, seat];
    if (!this.timer) this.#lay(pile, face, seat);
  }

  /** @param {number} pile @param {string} face @param {number} seat */
  #lay(pile, face, seat) {
    const { side = 0, middle = 0 } = this.drawing ?? {};
    const faces = `${pile} ${face} ${seat}`;
    if (!middle || this.faces === faces) return;
    this.faces = faces;
    const open = face ? cardFigure(face) : svg("g");
    const name = this.drawing?.names[seat] ?? "";
    if (face && name) open.append(nameFigure(seat, name));
    const turned = svg("g", {}, open);
    this.middle.setAttribute("transform", `translate(${side / 2} ${side / 2}) scale(${middle / 2.35})`);
    const left = svg("g", { transform: "translate(-1.15 0)" });
    if (pile) {
      left.append(svg("g", { transform: "translate(.09 .09)" }, cardFigure("")), cardFigure(""),
        svg("text", { class: "count", y: 2.05 }, String(pile)));
    }
    this.middle.replaceChildren(left, svg("g", { transform: "translate(1.15 0)" }, turned));
    if (face && !isStill()) {
      turned.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }],
        { duration: 320 * Math.min(1, PACES[this.pace] ?? 1), easing: "ease-out" });
    }
  }

  /** Celebrate who has won. @param {number[]} seats */
  celebrate(seats) {
    if (isStill()) return;
    const side = this.drawing?.side ?? 0;
    const falling = svg("g", { class: "confetti" });
    for (let at = 0; at < 40; at++) {
      const seat = seats[at % seats.length] ?? 0;
      const piece = svg("g", { class: colour(seat) }, shape(seat));
      const x = (at * 0.618 * side) % side;
      piece.animate([
        { transform: `translate(${x}px, -1px) rotate(0deg)` },
        { transform: `translate(${x + (at % 3) - 1}px, ${side + 1}px) rotate(${360 + at * 20}deg)` },
      ], { duration: 1800 + (at % 5) * 250, delay: (at % 8) * 140, fill: "both", easing: "ease-in" });
      falling.append(piece);
    }
    this.picture.append(falling);
    setTimeout(() => falling.remove(), 4500);
  }
}
