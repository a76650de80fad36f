// The board for those who see it: drawn from the places that the server names, moves that can be
// followed, and choices that are touched. What moves is an element of its own over the drawing, so
// that browsers paint nothing anew meanwhile.

import { make } from "./dom.js";
import {
	burst, cardEdge, cardFigure, colour, ghost, laneOf, mark, nameFigure, pawnFigure, slideFigure, svg, wayFigure, winnerFigure,
} from "./figures.js";
import { at, endsOf, lasting, move } from "./motion.js";

/** The longest that moves told together take at a medium pace, beside choices and without any. */
const MOST_MS = { choosing: 4000, watching: 12000 };
/** By the name of a pace, what the time of a move is multiplied with. @type {Record<string, number>} */
export const PACES = { slow: 2.5, medium: 1, fast: 0.5, still: 0 };
/** Between two moves. */
const PAUSE_MS = 160;
/** A card that moves nothing. */
const CARD_MS = 600;
/** A card that is turned over. */
const TURN_MS = 320;
/** Half of what a finger needs. */
const FINGER_PX = 22;
/** Four pawns in a wide place, and how large they are there. @type {[number, number][]} */
const CORNERS = [[-0.56, -0.56], [0.56, -0.56], [-0.56, 0.56], [0.56, 0.56]];
const SMALL = 0.8;
/** How far a way through the air may be bent aside. */
const BENDS = [...Array(37).keys()].map((at) => (at % 2 ? -at : at) / 4);
/** How far it stays from a card. */
const APART = 0.35;

/** How long a step takes at a medium pace. @param {Step} step */
const lastingStep = ([, , face, motions]) =>
	(motions.length ? PAUSE_MS + Math.max(...motions.map(lasting)) : face ? CARD_MS : 0);

/** Where the pawns of a way come to stand, but those that are sent back. @param {Motion[]} way */
const landing = (way) => endsOf(way.filter(([, kind]) => kind !== "bump"));

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Board {
	drawing = /** @type {Drawing | null} */ (null);
	pawns = /** @type {SVGElement[]} */ ([]);
	position = /** @type {number[]} */ ([]);
	coming = /** @type {Step[]} */ ([]);
	timer = 0;
	/** What the time of the moves that are shown is multiplied with. */
	tempo = 0;
	/** How fast moves are shown: a name of `PACES`. */
	pace = "medium";
	/** What lies in the middle once every move was shown: cards face down, a face, whose it is. */
	lying = /** @type {[number, string, number]} */ ([0, "", -1]);
	/** Which pawn lies above all others. */
	top = 0;
	plane = svg("svg");
	plan = svg("g", { class: "plan" });
	ends = svg("g", { class: "ends" });
	goals = svg("g", { class: "goals" });
	middle = make("div", { className: "middle" });
	picture = make("div", { className: "drawing" });
	faces = "";

	/**
	 * @param {HTMLElement} holder
	 * @param {{touch: (point: Point, reach: number) => void, watched: (seat: number) => void}} acts
	 *   `watched`: whose move is shown, -1 for nobody's
	 */
	constructor(holder, acts) {
		this.holder = holder;
		this.acts = acts;
		// a touch of the drawing leaves the focus where it is
		holder.addEventListener("mousedown", (event) => event.preventDefault());
		holder.addEventListener("click", (event) => {
			if (!this.drawing) return;
			this.catchUp();
			acts.touch(...this.#point(event));
		});
	}

	/** @param {Drawing} drawing */
	draw(drawing) {
		const { side, places, own, names } = drawing;
		this.drawing = drawing;
		this.position = [];
		this.coming = [];
		this.faces = "";
		for (const layer of [this.plan, this.ends, this.goals, this.middle]) layer.replaceChildren();
		const square = (/** @type {Point} */ [x, y], kind = "") =>
			svg("rect", { x: x - 0.5, y: y - 0.5, width: 1, height: 1, class: `square ${kind}` });
		this.pawns = Array.from({ length: 16 }, (_, pawn) => pawnFigure(pawn));
		for (const [pawn, figure] of this.pawns.entries()) figure.classList.toggle("own", own.includes(pawn >> 2));
		const viewBox = `-.75 -.75 ${side + 1.5} ${side + 1.5}`;
		this.plane = svg("svg", { viewBox },
			svg("rect", { class: "felt", x: -0.7, y: -0.7, width: side + 1.4, height: side + 1.4, rx: 0.4 }),
			...places.slice(0, drawing.track).map((point) => square(point)),
			...drawing.lanes.flatMap((lane, seat) => lane.map((spot) => square(this.at(spot), `lane ${colour(seat)}`))),
			...drawing.exits.map((spot, seat) => square(this.at(spot), `exit ${colour(seat)}`)),
			this.plan,
			...drawing.lanes.flatMap((lane, seat) => lane.map((spot) => mark(seat, this.at(spot), 0.42))),
			...drawing.slides.map(([seat, from, to]) => slideFigure(seat, this.at(from), this.at(to))),
			// seat by seat, starts and then homes
			...Object.entries(drawing.wide).map(([spot, r], place) => this.#wide(Number(spot), r, place % 4)));
		this.picture.replaceChildren(this.plane, svg("svg", { viewBox, class: "above" }, this.ends, this.goals), this.middle,
			...this.pawns.filter((_, pawn) => (names[pawn >> 2] ?? null) !== null));
		this.picture.style.setProperty("--side", String(side + 1.5));
		this.holder.append(this.picture);
		if (drawing.position?.length) this.show([[drawing.position, -1, "", []]], true);
	}

	/** @param {number} spot @param {number} r @param {number} seat */
	#wide(spot, r, seat) {
		const [cx, cy] = this.at(spot);
		const kind = this.drawing?.homes.includes(spot) ? "home" : "start";
		const place = svg("g", { class: `wide ${colour(seat)} ${kind}` },
			svg("circle", { cx, cy, r }), svg("circle", { class: "gloss", cx, cy, r }));
		for (const [dx, dy] of CORNERS) place.append(svg("circle", { class: "hole", cx: cx + dx, cy: cy + dy, r: 0.44 }));
		place.append(mark(seat, [cx, cy], 0.5));
		return place;
	}

	/** @param {number} spot @returns {[number, number]} */
	at(spot) {
		return this.drawing?.places[spot] ?? [0, 0];
	}

	/** Where a pawn stands on a spot. @param {number} pawn @param {number} spot @returns {Point} */
	stand(pawn, spot) {
		const [x, y] = this.at(spot);
		const [dx, dy] = CORNERS[pawn & 3] ?? [0, 0];
		return this.drawing && String(spot) in this.drawing.wide ? [x + dx, y + dy, SMALL] : [x, y];
	}

	/** Where a pawn will stand when everything was shown. @param {number} pawn */
	spot(pawn) {
		return (this.coming.at(-1)?.[0] ?? this.position)[pawn] ?? -1;
	}

	/** A touch in the units of the drawing, and how far a finger reaches there. @param {MouseEvent} event @returns {[Point, number]} */
	#point(event) {
		const matrix = /** @type {SVGGraphicsElement} */ (this.plane).getScreenCTM();
		if (!matrix) return [[0, 0], 0];
		const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
		return [[x, y], Math.max(0.5, FINGER_PX / matrix.a)];
	}

	// -- moves --

	/** Show move after move. @param {Step[]} steps @param {boolean} isChoosing whether choices are there to be taken meanwhile */
	show(steps, isChoosing) {
		if (!steps.length) return;
		this.position = this.coming.at(-1)?.[0] ?? this.position;
		this.coming = [...steps];
		const total = steps.reduce((sum, step) => sum + lastingStep(step), 0);
		const most = MOST_MS[isChoosing ? "choosing" : "watching"];
		this.tempo = isStill() ? 0 : (PACES[this.pace] ?? 1) * Math.min(1, most / (total || 1));
		this.picture.classList.add("moving");
		this.#begin();
	}

	/** In a task of its own: what is told goes first; what is still under way from before is done at once. */
	#begin() {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => {
			for (const figure of this.pawns) for (const run of figure.getAnimations()) run.finish();
			this.#next();
		});
	}

	/** Have at once what is still to be shown. */
	catchUp() {
		if (!this.timer) return;
		this.tempo = 0;
		this.#begin();
	}

	#next() {
		const step = this.coming.shift();
		if (!step) {
			this.timer = 0;
			this.picture.classList.remove("moving");
			this.acts.watched(-1);
			this.#lay(...this.lying);
			return;
		}
		const [position, seat, face, motions] = step;
		this.position = position;
		for (const [pawn, figure] of this.pawns.entries()) figure.style.transform = at(this.stand(pawn, position[pawn] ?? -1));
		if (this.tempo) {
			if (face) this.#lay(this.lying[0], face, seat);
			this.acts.watched(seat);
		}
		for (const motion of this.tempo ? motions : []) {
			const figure = this.pawns[motion[0]];
			if (!figure) continue;
			figure.style.zIndex = String(++this.top);
			move(figure, motion[1], this.#points(motion), lasting(motion) * this.tempo);
		}
		this.timer = setTimeout(() => this.#next(), this.tempo * lastingStep(step));
	}

	/** The places that a pawn touches. @param {Motion} motion */
	#points([pawn, , spots]) {
		return spots.map((spot) => this.stand(pawn, spot));
	}

	/** The way of a pawn: along squares, or through the air and past the cards. @param {Motion} motion */
	#way(motion) {
		const [[, kind], points] = [motion, this.#points(motion)];
		const [first, last] = /** @type {[Point, Point]} */ ([points[0], points.at(-1)]);
		if (kind === "walk" || kind === "slide") return [wayFigure(points, kind)];
		const isFree = (/** @type {Point[]} */ lane) => lane.every(([x, y]) => this.drawing?.cards.every(([cx, cy, width = 1]) =>
			Math.abs(x - cx) > width / 2 + APART || y < cy - 0.7 * width - APART || y > cy + 1.05 * width));
		const lane = laneOf(first, last, BENDS.find((bend) => isFree(laneOf(first, last, bend))) ?? 0);
		// two pawns that change places have one way, of which each has the half that leads to its end
		const way = wayFigure(kind === "swap" ? lane.slice(lane.length >> 1) : lane, kind);
		return kind === "bump" ? [way, burst(first)] : [way];
	}

	// -- choices --

	/** Show where a choice leads, once every move was shown: the first way, and where every other one ends. @param {Motion[][]} ways in which it can go on */
	look(ways) {
		const [motions = [], ...others] = ways;
		for (const [pawn, figure] of this.pawns.entries()) figure.classList.toggle("shown", motions.some(([of]) => of === pawn));
		this.plan.replaceChildren(...motions.filter(([, kind]) => kind === "walk" || kind === "slide")
			.flatMap((motion) => this.#way(motion)));
		this.ends.replaceChildren(...motions.filter(([, kind]) => kind !== "walk").flatMap((motion) => this.#way(motion)),
			...others.flatMap(landing).map(([pawn, spot]) => this.#dot("may", pawn, spot, 0.27)),
			...landing(motions).map(([pawn, spot]) => ghost(pawn, this.stand(pawn, spot))));
	}

	/** Mark the pawns that can move, and where the picked one may go. @param {number[]} movable @param {number} picked -1 for none @param {number[]} goals */
	offer(movable, picked, goals) {
		for (const [pawn, figure] of this.pawns.entries()) {
			figure.classList.toggle("can", movable.includes(pawn));
			figure.classList.toggle("picked", pawn === picked);
		}
		this.goals.replaceChildren(...goals.map((spot) => this.#dot("goal", Math.max(picked, 0), spot, 0.46)));
	}

	/** A circle where a pawn stands on a spot. @param {string} name @param {number} pawn @param {number} spot @param {number} r */
	#dot(name, pawn, spot, r) {
		const [cx, cy] = this.stand(pawn, spot);
		return svg("circle", { class: name, cx, cy, r });
	}

	// -- cards in the middle --

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
		const faces = `${pile} ${face} ${seat}`;
		if (!this.drawing || this.faces === faces) return;
		this.faces = faces;
		const closed = pile ? [svg("g", { transform: "translate(.09 .09)" }, cardFigure("")), cardFigure(""),
			svg("text", { class: "sign count", y: 2.05 }, Number.isFinite(pile) ? String(pile) : "")] : [cardEdge("place")];
		const { cards, names, side } = this.drawing;
		const name = names[seat] ?? "";
		const opened = face ? [cardFigure(face), ...(name ? [nameFigure(seat, name)] : [])] : [];
		const [pileThere, open] = [closed, opened].map((figures, at) => {
			const [x, y, width = 1] = cards[at] ?? [0, 0];
			const there = svg("svg", { viewBox: "-1.15 -2.2 2.3 4.4", class: width < 2 ? "narrow" : "" }, ...figures);
			const shares = { left: x - 0.575 * width + 0.75, top: y - 1.1 * width + 0.75, width: 1.15 * width };
			for (const [name, share] of Object.entries(shares)) there.style.setProperty(name, `${(100 * share) / (side + 1.5)}%`);
			return there;
		});
		this.middle.replaceChildren(pileThere ?? "", open ?? "");
		if (!isStill()) open?.animate({ scale: ["0 1", "1"] }, TURN_MS * Math.min(1, PACES[this.pace] ?? 1));
	}

	/** Show who has won, or that nobody has. @param {number[]} seats */
	feast(seats) {
		const feast = this.picture.querySelector(".feast");
		if (!seats.length) feast?.remove();
		else if (!feast) this.picture.append(svg("svg", { class: "feast", viewBox: "-.8 -1 1.6 1.8" }, winnerFigure(seats[0] ?? 0)));
	}
}
