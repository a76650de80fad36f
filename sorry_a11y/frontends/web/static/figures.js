// The pieces of the drawing. Whose a thing is, its shape says as well as its colour: circle, square,
// triangle, diamond.

const SVG = "http://www.w3.org/2000/svg";
export const COLOURS = ["red", "blue", "yellow", "green"];

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {...(SVGElement | string)} inside @returns {SVGElement} */
export function svg(name, attributes = {}, ...inside) {
	const element = document.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
	element.append(...inside);
	return element;
}

/** A piece of the drawing as a picture. @param {string} viewBox @param {...SVGElement} inside */
export const picture = (viewBox, ...inside) => svg("svg", { viewBox, "aria-hidden": "true" }, ...inside);

/** The picture of a tool, or of a kind of question. @param {string} d */
export const icon = (d) => picture("0 0 24 24", svg("path", { class: "icon", d }));

/** The outline of a seat's shape, around 0, 0. @type {string[]} */
const OUTLINES = [
	"M.46 0A.46.46 0 1 1-.46 0 .46.46 0 1 1 .46 0Z",
	"M-.42-.42H.42V.42H-.42Z",
	"M0-.54.55.4H-.55Z",
	"M0-.58.56 0 0 .58-.56 0Z",
];

/** @param {number} seat @param {Record<string, string | number>} [attributes] */
export function shape(seat, attributes = {}) {
	return svg("path", { d: OUTLINES[seat] ?? "", ...attributes });
}

/** @param {number} seat */
export const colour = (seat) => `seat-${COLOURS[seat] ?? "none"}`;

/** The shape of a seat in its colour, as a picture. @param {number} seat */
export const seatPicture = (seat) =>
	svg("svg", { viewBox: "-.7 -.7 1.4 1.4", class: colour(seat), "aria-hidden": "true" }, shape(seat, { class: "face" }));

/** A pawn: shadow, body, face, number. @param {number} pawn @returns {SVGElement} */
export function pawnFigure(pawn) {
	const seat = pawn >> 2;
	return svg("svg", { viewBox: "-1 -1 2 2", class: `piece pawn ${colour(seat)}`, "aria-hidden": "true" },
		svg("ellipse", { class: "shadow", cx: 0.06, cy: 0.36, rx: 0.52, ry: 0.26 }),
		svg("circle", { class: "ring", r: 0.68 }),
		shape(seat, { class: "body", transform: "translate(0 .13)" }),
		shape(seat, { class: "face" }), shape(seat, { class: "gloss" }),
		numeral(pawn));
}

/** Who has won: a pawn with a crown. @param {number} seat */
export function winnerFigure(seat) {
	const parts = /** @type {SVGElement[]} */ ([...pawnFigure(4 * seat).children]);
	return svg("g", { class: `pawn ${colour(seat)}` }, ...parts.slice(0, -1),
		svg("path", { class: "crown", d: "M-.34-.3-.46-.84-.17-.62 0-.96.17-.62.46-.84.34-.3Z" }));
}

/** The number on a pawn. @param {number} pawn */
const numeral = (pawn) => svg("text", { y: pawn >> 2 === 2 ? 0.32 : 0.24 }, String((pawn & 3) + 1));

/** The mark of a seat on a square. @param {number} seat @param {Point} point @param {number} size */
export function mark(seat, [x, y], size) {
	return shape(seat, { class: `mark ${colour(seat)}`, transform: `translate(${x} ${y}) scale(${size})` });
}

/** A slide: a bar with arrows, the mark of its seat where it ends. @param {number} seat @param {[number, number]} from @param {[number, number]} to */
export function slideFigure(seat, [x1, y1], [x2, y2]) {
	const length = Math.hypot(x2 - x1, y2 - y1);
	const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
	const bar = svg("g", {
		class: `slide ${colour(seat)}`, transform: `translate(${x1} ${y1}) rotate(${turn})`,
	}, svg("path", { d: `M-.36-.3.2-.15H${length}A.15.15 0 0 1 ${length} .15H.2L-.36.3Z` }));
	for (let at = 0.45; at < length - 0.3; at += 1) {
		bar.append(svg("path", { class: "arrow", d: `M${at - 0.06}-.08 ${at + 0.06} 0 ${at - 0.06} .08` }));
	}
	bar.append(shape(seat, { class: "mark", transform: `translate(${length} 0) rotate(${-turn}) scale(.5)` }));
	return bar;
}

/** A way with arrows at its points. @param {Point[]} points @param {string} kind */
export function wayFigure(points, kind) {
	const d = points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("");
	return svg("g", { class: `way way-${kind}` }, ...["edge", "line", "arrows"].map((name) => svg("path", { class: name, d })));
}

/** The points of a way through the air. @param {Point} from @param {Point} to @param {number} bend how far aside its middle lies */
export function laneOf([x, y], [x2, y2], bend) {
	const [dx, dy] = [x2 - x, y2 - y];
	const length = Math.hypot(dx, dy);
	const count = 2 * Math.ceil(length / 1.8);
	return Array.from({ length: count + 1 }, (_, at) => {
		const by = (0.4 + (at * (length - 0.9)) / count) / length;
		// the same side from either end
		const aside = (4 * by * (1 - by) * bend * Math.sign(dx || dy)) / length;
		return /** @type {Point} */ ([x + dx * by - dy * aside, y + dy * by + dx * aside]);
	});
}

/** A pawn where it will stand. @param {number} pawn @param {Point} point */
export function ghost(pawn, [x, y, size = 1]) {
	const seat = pawn >> 2;
	return svg("g", { class: `ghost ${colour(seat)}`, transform: `translate(${x} ${y}) scale(${size})` },
		shape(seat), numeral(pawn));
}

/** Rays around a pawn that is bumped. @param {Point} point */
export const burst = ([x, y]) => svg("path", {
	class: "burst", transform: `translate(${x} ${y})`,
	d: "M.62 0h.33M-.62 0h-.33M0 .62v.33M0-.62v-.33M.44.44l.23.23M-.44.44l-.23.23M.44-.44l.23-.23M-.44-.44l-.23-.23",
});

/** The edge of a card, or ("place") of where one would lie. @param {string} [name] */
export const cardEdge = (name = "") => svg("rect", { class: name, x: -1, y: -1.4, width: 2, height: 2.8, rx: 0.2 });

/** A card, 2 wide and 2.8 high, around 0, 0; without a face, its back. @param {string} face */
export function cardFigure(face) {
	const card = svg("g", { class: face ? "card" : "card back" }, cardEdge());
	if (!face) {
		card.append(svg("path", { class: "weave", d: "M-.7-1.1.7 1.1M.7-1.1-.7 1.1M-.7 0H.7M0-1.1V1.1" }));
		return card;
	}
	const size = face.length > 2 ? Math.min(0.7, 2.8 / face.length) : face.length > 1 ? 1.05 : 1.3;
	card.append(svg("text", { y: size * 0.36, "font-size": size }, face));
	if (face.length <= 2) card.append(svg("text", { class: "sign", x: face.length > 1 ? -0.55 : -0.72, y: -0.95, "font-size": 0.4 }, face));
	return card;
}

/** Whose a card is: the shape on it, the name under it. @param {number} seat @param {string} name */
export function nameFigure(seat, name) {
	return svg("g", { class: colour(seat) },
		shape(seat, { class: "face", transform: "translate(.6 -1.02) scale(.55)" }),
		svg("text", { class: "name", y: 1.95, "font-size": Math.min(0.45, 4 / [...name].length) }, name));
}
