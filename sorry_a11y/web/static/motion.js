// How a pawn gets from one spot to another: the squares between, and the movement itself.

/** A place, and how large a piece is there. @typedef {[x: number, y: number, size?: number]} Point */
/** One movement of a pawn. @typedef {{pawn: number, points: Point[], kind: "walk" | "slide" | "hop" | "swap" | "bump", ms: number}} Motion */

/** No card moves a pawn further forward, or further back, than this. */
const FORWARD = 13;
const BACK = 5;
const MS = { step: 110, most: 900, slide: 420, hop: 480, swap: 620, bump: 560 };

export class Ways {
  /** @param {import("./board.js").Drawing} drawing */
  constructor(drawing) {
    this.drawing = drawing;
    /** The lane of each seat, from its door on, with its home. @type {number[][]} */
    this.lanes = [0, 1, 2, 3].map((seat) => [
      ...drawing.lanes.filter(([of]) => of === seat).map(([, spot]) => spot),
      ...drawing.homes.slice(seat, seat + 1),
    ]);
    this.doors = drawing.doors.map(([, spot]) => spot);
    /** The square of the rim that lies where another spot does. @type {Map<number, number>} */
    this.squares = new Map();
    for (const [spot, [x, y]] of drawing.places.entries()) {
      const same = drawing.places.findIndex(([x2, y2]) => x2 === x && y2 === y);
      if (same < drawing.track) this.squares.set(spot, same);
    }
  }

  /** @param {number} spot */
  square(spot) {
    return this.squares.get(spot) ?? spot;
  }

  /** The spots behind or before another. @param {number} seat @param {number} spot @param {boolean} isBack @returns {number[]} */
  next(seat, spot, isBack) {
    const { track } = this.drawing;
    const lane = this.lanes[seat] ?? [];
    const at = lane.indexOf(spot);
    if (isBack) {
      if (at > 0) return lane.slice(at - 1, at);
      return [at === 0 ? (this.doors[seat] ?? spot) : (spot + track - 1) % track];
    }
    if (at >= 0) return lane.slice(at + 1, at + 2);
    if (spot >= track) return [];
    const on = [(spot + 1) % track];
    return spot === this.doors[seat] ? [...lane.slice(0, 1), ...on] : on;
  }

  /**
   * The spots from one to another, both among them, along a slide at the end where a walk leads to its
   * beginning; null where no walk leads there.
   * @param {number} pawn
   * @param {number} from
   * @param {number} to
   * @returns {number[] | null}
   */
  route(pawn, from, to) {
    const [first, last] = [this.square(from), this.square(to)];
    for (const isSliding of [false, true]) {
      for (const [isBack, most] of /** @type {[boolean, number][]} */ ([[false, FORWARD], [true, BACK]])) {
        let ways = [[first]];
        for (let steps = 0; steps < most; steps++) {
          ways = ways.flatMap((way) =>
            this.next(pawn >> 2, way.at(-1) ?? -1, isBack).map((next) => [...way, next]));
          for (const way of ways) {
            const whole = isSliding ? this.#slid(pawn, way) : way;
            if (whole?.at(-1) === last) return whole;
          }
        }
      }
    }
    return null;
  }

  /**
   * A way with the slide of somebody else on which it ends; null where it ends on none.
   * @param {number} pawn
   * @param {number[]} way
   */
  #slid(pawn, way) {
    const slide = this.drawing.slides.find(([seat, begins]) => seat !== pawn >> 2 && begins === way.at(-1));
    if (!slide) return null;
    const [, begins, ends] = slide;
    const { track } = this.drawing;
    const length = (ends - begins + track) % track;
    return [...way, ...Array.from({ length }, (_, step) => (begins + step + 1) % track)];
  }

  /**
   * What moved between two positions, one movement a pawn.
   * @param {number[]} before
   * @param {number[]} after
   * @param {(pawn: number, spot: number) => Point} stand
   * @returns {Motion[]}
   */
  between(before, after, stand) {
    const moved = after.map((spot, pawn) => ({ pawn, from: before[pawn] ?? spot, to: spot }))
      .filter(({ from, to }) => from !== to && this.drawing.places[to]);
    return moved.map(({ pawn, from, to }) => {
      const ends = [stand(pawn, from), stand(pawn, to)];
      const isSwap = moved.some((one) => one.pawn !== pawn && one.to === from && one.from === to);
      if (isSwap) return { pawn, points: ends, kind: "swap", ms: MS.swap };
      if (String(to) in this.drawing.wide && !this.drawing.homes.includes(to)) {
        return { pawn, points: ends, kind: "bump", ms: MS.bump };
      }
      const slides = this.drawing.slides.some(([seat, begins, ends]) =>
        seat !== pawn >> 2 && begins === this.square(from) && ends === this.square(to));
      const route = this.route(pawn, from, to);
      if (!route) return { pawn, points: ends, kind: "hop", ms: MS.hop };
      const between = route.slice(1, -1).map((spot) => this.drawing.places[spot] ?? [0, 0]);
      const points = /** @type {Point[]} */ ([ends[0], ...between, ends[1]]);
      if (slides) return { pawn, points, kind: "slide", ms: MS.slide };
      return { pawn, points, kind: "walk", ms: Math.min(MS.most, MS.step * (points.length - 1)) };
    });
  }
}

/**
 * Where a piece is, which is two squares wide.
 * @param {Point} point @param {number} [grown] @param {number} [turn]
 */
export const at = ([x, y, size = 1], grown = 1, turn = 0) =>
  `translate(${50 * x}%, ${50 * y}%) scale(${size * grown}) rotate(${turn}deg)`;

/**
 * Let a pawn move.
 * @param {SVGElement} figure
 * @param {Motion} motion
 * @param {number} ms how long it takes
 */
export function move(figure, { points, kind }, ms) {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  /** @type {(by: number, off: number) => Point} */
  const along = (by, off) => [first[0] + dx * by - dy * off, first[1] + dy * by + dx * off];
  const frames = {
    walk: () => points.flatMap((point, step) => {
      const before = points[step - 1];
      const middle = before && [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2 - 0.16];
      return middle ? [at(/** @type {Point} */ (middle), 1.12), at(point)] : [at(point)];
    }),
    slide: () => points.map((point) => at(point)),
    hop: () => [at(first), at(along(0.5, 0), 1.6), at(last)],
    swap: () => [at(first), at(along(0.25, 0.2), 1.3), at(along(0.75, 0.2), 1.3), at(last)],
    bump: () => [at(first, 1.2), at(first, 1.35, 25), at(along(0.5, 0), 1.2, 200), at(last, 1, 360)],
  }[kind]();
  return figure.animate(frames.map((transform) => ({ transform })), {
    duration: ms, easing: kind === "walk" ? "linear" : "ease-in-out",
  });
}
