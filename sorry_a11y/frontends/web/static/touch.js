// Playing on the board: touch a pawn, see where it may go, touch the square; cards and the pile
// alike. What is touched first only tells.

import { endsOf } from "./motion.js";

/** A square is surely meant if every other one is farther away by this. */
const SURELY = 0.6;
/** @param {{far: number}} one @param {{far: number}} other */
const nearer = (one, other) => one.far - other.far;

export class Touch {
	menu = /** @type {Menu | null} */ (null);
	/** By choice, where it brings pawns. */
	moves = /** @type {Move[][]} */ ([]);
	picked = -1;
	/** What was touched last, and would take the choice in focus if it is touched again. */
	armed = "";

	/** @param {Board} board @param {Teller} teller @param {{why: () => void, shown: (choices: number[]) => void}} acts */
	constructor(board, teller, acts) {
		this.board = board;
		this.teller = teller;
		this.acts = acts;
	}

	/** Have other choices, null for none. @param {Menu | null} menu */
	offer(menu) {
		const isSame = menu?.n === this.menu?.n;
		this.menu = menu;
		this.moves = (menu?.motions ?? []).map((ways) => ways.flatMap(endsOf));
		if (isSame) this.#mark();
		// a pawn that was touched stays so where more is asked about it
		else this.#pick(menu?.deep && this.#movable().includes(this.picked) ? this.picked : -1);
	}

	/** The places in the list of choices for which something holds. @param {(moves: Move[], at: number) => boolean} holds */
	#choices(holds) {
		return (this.menu?.labels ?? []).map((_, at) => at).filter((at) => holds(this.moves[at] ?? [], at));
	}

	/** The choices that move a pawn. @param {number} pawn */
	#of(pawn) {
		return this.#choices((moves) => moves.some(([one]) => one === pawn));
	}

	/** The moves of all choices that are of a pawn that a choice can be about: one's own, of those that it moves. */
	#moves() {
		const all = this.moves.flat();
		const own = all.filter(([pawn]) => this.board.drawing?.own.includes(pawn >> 2));
		return own.length ? own : all;
	}

	#movable() {
		return [...new Set(this.#moves().map(([pawn]) => pawn))];
	}

	/** Where the picked pawn may go. */
	#goals() {
		return [...new Set(this.moves.flat().filter(([pawn]) => pawn === this.picked).map(([, spot]) => spot))];
	}

	/** @param {number} pawn */
	#pick(pawn) {
		this.picked = pawn;
		this.armed = "";
		this.#mark();
	}

	#mark() {
		this.board.offer(this.#movable(), this.picked, this.#goals());
		this.acts.shown(this.#of(this.picked));
	}

	/** @param {Point} point @param {number} reach how far a finger reaches around it */
	touched([x, y], reach) {
		if (!this.menu) return;
		const { board } = this;
		/** How far off a pawn on a spot is. @param {number} pawn @param {number} [spot] */
		const far = (pawn, spot = board.spot(pawn)) => {
			const [px, py] = board.stand(pawn, spot);
			return Math.hypot(px - x, py - y);
		};
		if (this.picked >= 0) {
			const [first, second] = this.#goals().map((spot) => ({ spot, far: far(this.picked, spot) })).sort(nearer);
			if (first && first.far <= reach && first.far <= far(this.picked)) {
				this.#aim(first.spot, !second || second.far - first.far >= SURELY);
				return;
			}
		}
		const pawns = board.pawns.map((_, pawn) => ({ pawn, far: far(pawn) }))
			.filter(({ pawn }) => (board.drawing?.names[pawn >> 2] ?? null) !== null)
			.sort(nearer);
		const movable = this.#movable();
		const mover = pawns.find((one) => one.far <= reach && movable.includes(one.pawn));
		const stuck = pawns.find((one) => one.far <= 0.7 && board.drawing?.own.includes(one.pawn >> 2));
		if (mover && !(stuck && !movable.includes(stuck.pawn) && stuck.far < mover.far - SURELY)) {
			this.#touchPawn(mover.pawn);
			return;
		}
		if (stuck) {
			this.#pick(-1);
			this.acts.why();
			return;
		}
		const isOnCard = board.drawing?.cards.some(([cx, cy, width = 1]) =>
			Math.abs(x - cx) <= 0.6 * width && Math.abs(y - cy) <= width);
		if (isOnCard) {
			this.#step("pile", this.#choices((moves) => !moves.length));
			return;
		}
		// a square where some pawn may go
		const [goal] = this.#moves().map(([pawn, spot]) => ({ pawn, far: far(pawn, spot) })).sort(nearer);
		if (goal && goal.far <= reach) this.#touchPawn(goal.pawn);
		else this.#pick(-1);
	}

	/** A card of the hand was touched; where the whole hand is laid down, each of them does that. @param {number} kind */
	touchCard(kind) {
		const its = this.#choices((_, at) => this.menu?.cards?.[at] === kind);
		if (its.length) this.#step(`card ${kind}`, its);
		else this.#step("hand", this.#choices((moves) => !moves.length));
	}

	/** @param {number} pawn */
	#touchPawn(pawn) {
		const its = this.#of(pawn);
		const at = this.picked === pawn ? its.indexOf(this.teller.at) + 1 : 0;
		this.#pick(pawn);
		this.teller.go(its[at % its.length] ?? 0);
	}

	/** A square where the picked pawn may go. @param {number} spot @param {boolean} isSure */
	#aim(spot, isSure) {
		const its = this.#choices((moves) => moves.some(([pawn, to]) => pawn === this.picked && to === spot));
		this.#step(`spot ${spot}`, its, its.length === 1 && isSure);
	}

	/**
	 * Something was touched that some choices are about: tell one of them, or take it where the same
	 * was touched before.
	 * @param {string} what
	 * @param {number[]} its
	 * @param {boolean} [isChosen] whether the touch of the pawn before was the first one
	 */
	#step(what, its, isChosen = false) {
		if (!its.length) return;
		const here = its.includes(this.teller.at);
		const [at] = here ? [this.teller.at] : its;
		if (at === undefined) return;
		const isTaken = !this.teller.tells || isChosen || (here && this.armed === what);
		this.armed = isTaken ? "" : what;
		if (isTaken) this.teller.take(at);
		else this.teller.go(at);
	}
}
