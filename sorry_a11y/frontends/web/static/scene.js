// Who plays, whose turn it is, and the cards, for those who see them.

import { make, part } from "./dom.js";
import { cardFigure, colour, shape, svg } from "./figures.js";

/** @param {string} face */
const cardPicture = (face) => svg("svg", { viewBox: "-1.1 -1.5 2.2 3", class: "held" }, cardFigure(face));

export class SceneView {
	turn = -1;
	faces = "";
	/** By seat, who plays. */
	rows = /** @type {Map<number, HTMLElement>} */ (new Map());

	/** @param {Board} board @param {(kind: number) => void} touchCard */
	constructor(board, touchCard) {
		this.board = board;
		this.touchCard = touchCard;
		part("cards").onmousedown = (event) => event.preventDefault();
	}

	/** @param {Scene} scene */
	show(scene) {
		const won = scene.won ?? [];
		this.#players(scene);
		this.#cards(scene);
		this.turn = won[0] ?? scene.turn;
		this.watch(-1);
		this.board.feast(won);
	}

	/** @param {Scene} scene */
	#players(scene) {
		const drawing = this.board.drawing;
		const { turn, away, won, hands, marks } = scene;
		const title = scene.is_room ? scene.title : scene.result;
		this.rows.clear();
		for (const [seat, textContent] of (drawing?.names ?? []).entries()) {
			if (textContent === null || !drawing) continue;
			const kinds = { turn: [turn], own: drawing.own, away, won, free: drawing.free };
			const classes = Object.entries(kinds).filter(([, seats]) => seats?.includes(seat)).map(([name]) => name);
			const row = make("div", { className: ["player", colour(seat), ...classes].join(" ") },
				svg("svg", { viewBox: "-.7 -.7 1.4 1.4" }, shape(seat, { class: "face" })),
				make("span", { className: "name", textContent }), this.#home(seat));
			if (marks?.[seat]) row.append(make("strong", { textContent: marks[seat] }));
			const held = hands?.[seat];
			if (held) row.append(cardPicture(String(held)));
			this.rows.set(seat, row);
		}
		const head = make("strong", { className: colour(won?.[0] ?? -1), textContent: title });
		part("players").replaceChildren(...(title ? [head] : []), ...this.rows.values());
	}

	/** Mark whose move is shown. @param {number} seat -1 for nobody's */
	watch(seat) {
		part("board-part").className = colour(seat < 0 ? this.turn : seat);
		for (const [of, row] of this.rows) row.classList.toggle("playing", of === seat);
	}

	/** Four pips, one filled for each pawn that is home. @param {number} seat */
	#home(seat) {
		const drawing = this.board.drawing;
		const goals = drawing?.homes.length ? drawing.homes.slice(seat, seat + 1)
			: (drawing?.lanes[seat] ?? []);
		const places = [0, 1, 2, 3];
		const home = places.filter((number) => goals.includes(this.board.spot(4 * seat + number))).length;
		return svg("svg", { viewBox: "-.65 -.65 4.9 1.3", class: "pips" }, ...places.map((at) =>
			shape(seat, { class: at < home ? "pip full" : "pip", transform: `translate(${at * 1.2} 0)` })));
	}

	/** @param {Scene} scene */
	#cards(scene) {
		const hand = scene.hand ?? [];
		const open = scene.is_open ? (hand[0]?.[1] ?? "") : "";
		const top = open || (scene.discard ?? "");
		// before a game the pile is there, and nobody counts it
		this.board.cards(scene.is_room ? Infinity : (scene.pile ?? 0), top, open ? scene.turn : -1);
		const held = scene.is_open ? [] : hand.toSorted(([one], [other]) => one - other);
		const faces = JSON.stringify(held);
		if (faces === this.faces) return;
		this.faces = faces;
		part("cards").replaceChildren(...held.map(([kind, face]) => {
			const card = cardPicture(String(face));
			card.dataset.kind = String(kind);
			card.addEventListener("click", () => this.touchCard(Number(kind)));
			return card;
		}));
	}

	/** Mark the cards that choices are about, or all where the hand is laid down, and the one of a choice. @param {Menu | null} menu @param {number} at */
	look(menu, at) {
		const cards = /** @type {SVGElement[]} */ ([...part("cards").children]);
		const kinds = cards.map((card) => Number(card.dataset.kind));
		const isWhole = !!menu?.cards && !menu.motions?.some((ways) => ways.length) && !menu.cards.some((kind) => kinds.includes(kind));
		// a choice that leads to others is of the card that all are of
		const [only = -1, ...more] = new Set(menu?.cards?.filter((kind) => kind >= 0));
		const played = kinds.indexOf(more.length ? (menu?.cards?.[at] ?? -1) : only);
		for (const [place, card] of cards.entries()) {
			card.classList.toggle("can", isWhole || !!menu?.cards?.includes(kinds[place] ?? -1));
			card.classList.toggle("shown", place === played);
		}
	}
}
