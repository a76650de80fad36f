// What was told, round by round, to be read at leisure: a row for each sentence, with the shape of the
// player that it is about and the card that was played. What is asked now stands last, and goes when
// there is something new.

import { make, part, write } from "./dom.js";
import { colour, shape, svg } from "./figures.js";

/** Rounds that stay to be read. */
const KEPT = 40;
/** So much of a row is to be seen, or nothing. */
const WHOLE = 0.98;

/** @typedef {import("./board.js").Step} Step */

/** Whether a row names a card as its face does, which an ace does not. @param {HTMLElement} row @param {string} face */
const tells = (row, face) => row.textContent?.split(/\W+/).includes(face);

export class Log {
  /** @param {import("./board.js").Board} board says who plays */
  constructor(board) {
    this.board = board;
    this.list = part("log");
    /** How the game calls its player. */
    this.you = "";
    /** The rows are seen from a whole one on: a reader has them all. */
    this.whole = new IntersectionObserver((seen) => {
      for (const { target, intersectionRatio } of seen) target.classList.toggle("cut", intersectionRatio < WHOLE);
    }, { root: part("news-part"), threshold: WHOLE });
    const [drawer, rows] = [part("all-news"), part("all-rows")];
    drawer.addEventListener("beforetoggle", () => rows.replaceChildren(...this.list.cloneNode(true).childNodes));
    drawer.addEventListener("toggle", () => drawer.scrollTo(0, drawer.scrollHeight));
  }

  /** Begin anew, with another game or in a menu. */
  clear() {
    this.list.replaceChildren();
  }

  /**
   * Add what was told.
   * @param {string[]} lines
   * @param {[string, string][]} foreign words in another language, with it
   * @param {number} [asks] how many of the last lines only say what is asked
   * @param {Step[]} [steps] the cards of which the lines tell
   * @returns {HTMLElement} the entry
   */
  add(lines, foreign, asks = 0, steps = []) {
    for (const row of this.list.querySelectorAll(".asks")) row.remove();
    if (!this.list.lastElementChild?.textContent?.trim()) this.list.lastElementChild?.remove();
    const last = this.list.lastElementChild;
    const entry = asks >= lines.length && last instanceof HTMLElement ? last : make("li");
    // others have played: a round begins
    if (entry !== last) entry.classList.toggle("round", steps.some(([, seat]) => seat >= 0 && !this.board.drawing?.own.includes(seat)));
    this.list.append(entry);
    for (const [at, line] of lines.entries()) this.append(entry, line, foreign, at >= lines.length - asks);
    this.#deal(/** @type {HTMLElement[]} */ ([...entry.children]), steps);
    while (this.list.childElementCount > KEPT) this.list.firstElementChild?.remove();
    return entry;
  }

  /** Add a row to an entry. @param {Element} entry @param {string} line @param {[string, string][]} foreign @param {boolean} [isAsk] */
  append(entry, line, foreign, isAsk = false) {
    const row = make("span", { className: isAsk ? "row asks" : "row" });
    write(row, line, foreign);
    const seat = this.#seatOf(line);
    row.classList.toggle("unled", seat < 0);
    if (seat >= 0) {
      row.dataset["seat"] = String(seat);
      row.prepend(svg("svg", { viewBox: "-.7 -.7 1.4 1.4", class: colour(seat), "aria-hidden": "true" },
        shape(seat, { class: "face" })));
    }
    entry.append(entry.firstChild ? " " : "", row);
    this.whole.observe(row);
  }

  /** Whose shape leads a line, -1 for nobody's. @param {string} line */
  #seatOf(line) {
    const { names = [], own = [] } = this.board.drawing ?? {};
    const named = names.findIndex((name) => name && line.startsWith(name));
    return named < 0 && this.you && line.startsWith(this.you) ? (own[0] ?? -1) : named;
  }

  /**
   * Show each card in the row that tells of it; the first may have been told before.
   * @param {HTMLElement[]} rows
   * @param {Step[]} steps
   */
  #deal(rows, steps) {
    let before = rows.length;
    for (const [, seat, face] of steps.toReversed()) {
      const at = rows.findLastIndex((row, place) => place <= before && row.dataset["seat"] === String(seat)
        && (tells(row, face) || (/\D/.test(face) && !this.board.drawing?.own.includes(seat))));
      const row = face ? rows[at] : undefined;
      const first = /** @type {HTMLElement | null | undefined} */ (row?.querySelector(".dealt"));
      if (!row || first?.dataset["face"] === face) continue;
      before = at;
      const card = make("span", { className: "dealt" });
      card.dataset["face"] = face;
      row.firstElementChild?.after(card);
    }
  }
}
