// Playing on the board: touch a pawn, see where it may go, touch the square; cards and the pile
// alike. What is touched first only tells.

/** A square is surely meant if every other one is farther away by this. */
const SURELY = 0.6;

export class Touch {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./teller.js").Teller} teller
   * @param {{why: () => void, shown: (choices: number[]) => void}} acts
   */
  constructor(board, teller, acts) {
    this.board = board;
    this.teller = teller;
    this.acts = acts;
    /** @type {import("./teller.js").Menu | null} */
    this.menu = null;
    this.picked = -1;
    /** What was touched last, and would take the choice in focus if it is touched again. */
    this.armed = "";
  }

  /** Have other choices, null for none. @param {import("./teller.js").Menu | null} menu */
  offer(menu) {
    const isSame = menu?.n === this.menu?.n;
    this.menu = menu;
    if (isSame) this.#mark();
    // a pawn that was touched stays so where more is asked about it
    else this.#pick(menu?.deep && this.#movable().includes(this.picked) ? this.picked : -1);
  }

  /** The moves of a choice. @param {number} at @returns {[number, number][]} */
  #moves(at) {
    return this.menu?.moves?.[at] ?? [];
  }

  /** The places in the list of choices for which something holds. @param {(moves: [number, number][], at: number) => boolean} holds */
  #choices(holds) {
    return (this.menu?.labels ?? []).map((_, at) => at).filter((at) => holds(this.#moves(at), at));
  }

  /** The pawns that a choice can be about: one's own, of those that it moves. */
  #movable() {
    const own = this.board.drawing?.own ?? [];
    const all = [...new Set(this.#choices(() => true).flatMap((at) => this.#moves(at).map(([pawn]) => pawn)))];
    const mine = all.filter((pawn) => own.includes(pawn >> 2));
    return mine.length ? mine : all;
  }

  /** @param {number} pawn */
  #pick(pawn) {
    this.picked = pawn;
    this.armed = "";
    this.#mark();
  }

  #mark() {
    const its = this.picked < 0 ? [] : this.#choices((moves) => moves.some(([pawn]) => pawn === this.picked));
    const goals = its.flatMap((at) => this.#moves(at).filter(([pawn]) => pawn === this.picked).map(([, spot]) => spot));
    this.board.offer(this.#movable(), this.picked, [...new Set(goals)]);
    this.acts.shown(its);
  }

  /**
   * @param {import("./motion.js").Point} point
   * @param {number} reach how far a finger reaches around it
   */
  touched([x, y], reach) {
    if (!this.menu) return;
    const board = this.board;
    const near = (/** @type {number} */ pawn, /** @type {number} */ spot) => {
      const [px, py] = board.stand(pawn, spot);
      return Math.hypot(px - x, py - y);
    };
    if (this.picked >= 0) {
      const goals = this.#goals().map((spot) => ({ spot, far: near(this.picked, spot) }))
        .sort((one, other) => one.far - other.far);
      const [first, second] = goals;
      const home = near(this.picked, board.spot(this.picked));
      if (first && first.far <= reach && first.far <= home) {
        this.#aim(first.spot, !second || second.far - first.far >= SURELY);
        return;
      }
    }
    const pawns = board.pawns.map((_, pawn) => ({ pawn, far: near(pawn, board.spot(pawn)) }))
      .filter(({ pawn }) => (board.drawing?.names[pawn >> 2] ?? null) !== null)
      .sort((one, other) => one.far - other.far);
    const movable = this.#movable();
    const mover = pawns.find(({ pawn, far }) => far <= reach && movable.includes(pawn));
    const stuck = pawns.find(({ pawn, far }) => far <= 0.7 && board.drawing?.own.includes(pawn >> 2));
    if (mover && !(stuck && !movable.includes(stuck.pawn) && stuck.far < mover.far - SURELY)) {
      this.#touchPawn(mover.pawn);
      return;
    }
    if (stuck) {
      this.#pick(-1);
      this.acts.why();
      return;
    }
    const [side, middle] = [board.drawing?.side ?? 0, board.drawing?.middle ?? 0];
    if (middle && Math.hypot(x - side / 2, y - side / 2) <= middle) {
      this.#step("pile", this.#choices((moves) => !moves.length));
      return;
    }
    this.#aimAnywhere(near, reach);
  }

  /** A card of the hand was touched; where the whole hand is laid down, each of them does that. @param {number} kind */
  touchCard(kind) {
    const its = this.#choices((_, at) => this.menu?.cards?.[at] === kind);
    if (its.length) this.#step(`card ${kind}`, its);
    else this.#step("hand", this.#choices((moves) => !moves.length));
  }

  /** @param {number} pawn */
  #touchPawn(pawn) {
    const its = this.#choices((moves) => moves.some(([one]) => one === pawn));
    const at = this.picked === pawn ? its.indexOf(this.teller.at) + 1 : 0;
    this.#pick(pawn);
    this.teller.go(its[at % its.length] ?? 0);
  }

  #goals() {
    const its = this.#choices((moves) => moves.some(([pawn]) => pawn === this.picked));
    return [...new Set(its.flatMap((at) =>
      this.#moves(at).filter(([pawn]) => pawn === this.picked).map(([, spot]) => spot)))];
  }

  /**
   * A square where the picked pawn may go.
   * @param {number} spot
   * @param {boolean} isSure
   */
  #aim(spot, isSure) {
    const its = this.#choices((moves) => moves.some(([pawn, to]) => pawn === this.picked && to === spot));
    this.#step(`spot ${spot}`, its, its.length === 1 && isSure);
  }

  /** A square where some pawn may go. @param {(pawn: number, spot: number) => number} near @param {number} reach */
  #aimAnywhere(near, reach) {
    const movable = this.#movable();
    const goals = this.#choices(() => true).flatMap((at) => this.#moves(at))
      .filter(([pawn]) => movable.includes(pawn))
      .map(([pawn, spot]) => ({ pawn, far: near(pawn, spot) })).sort((one, other) => one.far - other.far);
    const first = goals[0];
    if (first && first.far <= reach) this.#touchPawn(first.pawn);
    else this.#pick(-1);
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
    if (!this.teller.tells || isChosen || (here && this.armed === what)) {
      this.armed = "";
      this.teller.take(at);
      return;
    }
    this.armed = what;
    this.teller.go(at);
  }
}
