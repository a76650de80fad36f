// The board for those who see it: SVG from the places that the server names. Shape and number say
// whose pawn it is, besides the colour.

const SVG = "http://www.w3.org/2000/svg";
const COLOURS = ["red", "blue", "yellow", "green"];
/** How long one turn is shown before the next. */
const TURN_MS = 450;
/** Four pawns in a wide place. @type {[number, number][]} */
const CORNERS = [[-0.55, -0.55], [0.55, -0.55], [-0.55, 0.55], [0.55, 0.55]];

/**
 * @typedef {{side: number, track: number, places: [number, number][], wide: Record<string, number>,
 *   homes: number[], lanes: [number, number][], slides: [number, number, number][], exits: [number, number][],
 *   names: (string | null)[], own: number[], below: number}} Drawing
 */

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {string} [text]
 * @returns {SVGElement}
 */
function made(name, attributes = {}, text = "") {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, String(value));
  if (text) one.textContent = text;
  return one;
}

/** The shape of a seat's pawns, around 0, 0. @param {number} seat @returns {SVGElement} */
function shape(seat) {
  if (seat === 0) return made("circle", { r: 0.46 });
  if (seat === 1) return made("rect", { x: -0.42, y: -0.42, width: 0.84, height: 0.84 });
  if (seat === 2) return made("path", { d: "M0-.56.54.4H-.54Z" });
  return made("path", { d: "M0-.58.54 0 0 .58-.54 0Z" });
}

export class Board {
  /**
   * @param {HTMLElement} holder
   * @param {(pawn: number, spot: number) => void} press told of a pawn (or -1) and a spot
   */
  constructor(holder, press) {
    this.holder = holder;
    // a press on the drawing leaves the focus where it is
    holder.addEventListener("mousedown", (event) => event.preventDefault());
    this.press = press;
    /** @type {Drawing | null} */
    this.drawing = null;
    /** @type {SVGElement[]} */
    this.pawns = [];
    /** @type {number[]} */
    this.position = [];
    /** @type {number[][]} */
    this.coming = [];
    this.timer = 0;
    this.marks = made("g", { class: "marks" });
    this.plan = made("g", { class: "plan" });
  }

  /** @param {Drawing} drawing */
  draw(drawing) {
    this.drawing = drawing;
    this.position = [];
    this.coming = [];
    const { side, places } = drawing;
    const picture = made("svg", { viewBox: `-1 -1 ${side + 2} ${side + 2}` });
    const track = made("g", { class: "track" });
    for (const [spot, [x, y]] of places.slice(0, drawing.track).entries()) {
      track.append(this.#square(spot, x, y));
    }
    picture.append(track);
    for (const [seat, spot] of [...drawing.lanes, ...drawing.exits]) {
      track.append(this.#square(spot, ...this.#at(spot), `seat-${COLOURS[seat]}`));
    }
    for (const [seat, from, to] of drawing.slides) {
      const [x1, y1] = this.#at(from);
      const [x2, y2] = this.#at(to);
      const slide = made("g", { class: `slide seat-${COLOURS[seat]}` });
      slide.append(
        made("line", { x1, y1, x2, y2 }), made("circle", { cx: x2, cy: y2, r: 0.3 }),
        made("path", {
          d: "M.4 0-.3-.38V.38Z",
          transform: `translate(${x1} ${y1}) rotate(${(Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI})`,
        }),
      );
      picture.append(slide);
    }
    for (const [spot, r] of Object.entries(drawing.wide)) {
      const [cx, cy] = this.#at(Number(spot));
      const seat = this.#seatOf(Number(spot));
      const place = made("g", { class: `wide seat-${COLOURS[seat]}` });
      place.append(made("circle", { cx, cy, r }));
      if (drawing.homes.includes(Number(spot))) place.append(made("circle", { cx, cy, r: r - 0.3 }));
      place.addEventListener("click", () => this.press(-1, Number(spot)));
      picture.append(place);
    }
    picture.append(this.plan, this.marks);
    this.pawns = [];
    for (let pawn = 0; pawn < 16; pawn++) {
      const seat = pawn >> 2;
      const one = made("g", { class: `pawn seat-${COLOURS[seat]}` });
      if (drawing.own.includes(seat)) one.classList.add("own");
      const halo = shape(seat);
      halo.setAttribute("class", "halo");
      one.append(halo, shape(seat), made("text", { y: seat === 2 ? 0.33 : 0.25 }, String((pawn & 3) + 1)));
      one.addEventListener("click", () => this.press(pawn, this.position[pawn] ?? -1));
      this.pawns.push(one);
      if (drawing.names[seat] !== null) picture.append(one);
    }
    const legend = document.createElement("ul");
    for (const [seat, name] of drawing.names.entries()) {
      if (name === null) continue;
      const row = document.createElement("li");
      const key = made("svg", { viewBox: "-.7 -.7 1.4 1.4", class: `pawn seat-${COLOURS[seat]}` });
      if (drawing.own.includes(seat)) key.classList.add("own");
      key.append(shape(seat));
      row.append(key, name);
      legend.append(row);
    }
    this.holder.replaceChildren(picture, legend);
  }

  /** @param {number} spot @returns {[number, number]} */
  #at(spot) {
    return this.drawing?.places[spot] ?? [0, 0];
  }

  /** Wide places come seat by seat, starts and then homes. @param {number} spot */
  #seatOf(spot) {
    const first = Math.min(...Object.keys(this.drawing?.wide ?? {}).map(Number));
    return (spot - first) % 4;
  }

  /**
   * @param {number} spot
   * @param {number} x
   * @param {number} y
   * @param {string} [kind]
   */
  #square(spot, x, y, kind = "") {
    const square = made("rect", { x: x - 0.5, y: y - 0.5, width: 1, height: 1, class: `square ${kind}` });
    square.addEventListener("click", () => this.press(-1, spot));
    return square;
  }

  /** Where a pawn stands on a spot. @param {number} pawn @param {number} spot @returns {[number, number]} */
  #stand(pawn, spot) {
    const [x, y] = this.#at(spot);
    const [dx, dy] = CORNERS[pawn & 3] ?? [0, 0];
    return this.drawing && String(spot) in this.drawing.wide ? [x + dx, y + dy] : [x, y];
  }

  /** Show turn after turn. @param {number[][]} positions */
  show(positions) {
    this.coming.push(...positions);
    if (this.coming.length > 8) this.coming = this.coming.slice(-8);
    if (!this.timer) this.#next();
  }

  #next() {
    const position = this.coming.shift();
    if (!position) {
      this.timer = 0;
      return;
    }
    const before = this.position;
    this.position = position;
    /** @type {SVGElement[]} */
    const marks = [];
    for (const [pawn, spot] of position.entries()) {
      const one = this.pawns[pawn];
      if (!one || !this.drawing?.places[spot]) continue;
      const [x, y] = this.#stand(pawn, spot);
      one.style.transform = `translate(${x}px, ${y}px)`;
      const was = before[pawn];
      if (was === undefined || was === spot) continue;
      const [x1, y1] = this.#stand(pawn, was);
      const mark = made("g", { class: `seat-${COLOURS[pawn >> 2]}` });
      // two that changed places share a line: the dashes of a second one would close the gaps
      const isDrawn = position.some((to, other) => other < pawn && to === was && before[other] === spot);
      if (!isDrawn) mark.append(made("line", { x1, y1, x2: x, y2: y }));
      mark.append(
        made("circle", { cx: x1, cy: y1, r: 0.2 }), made("circle", { cx: x, cy: y, r: 0.62 }),
      );
      marks.push(mark);
    }
    if (marks.length) this.marks.replaceChildren(...marks);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || !before.length;
    this.timer = setTimeout(() => this.#next(), isStill ? 0 : TURN_MS);
  }

  /** Show where a choice leads. @param {[number, number][]} moves */
  look(moves) {
    /** @type {SVGElement[]} */
    const plan = [];
    for (const [pawn, spot] of moves) {
      const now = this.coming.at(-1)?.[pawn] ?? this.position[pawn] ?? spot;
      const [x1, y1] = this.#stand(pawn, now);
      const [x2, y2] = this.#stand(pawn, spot);
      plan.push(made("line", { x1, y1, x2, y2 }), made("circle", { cx: x2, cy: y2, r: 0.6 }));
    }
    this.plan.replaceChildren(...plan);
  }
}
