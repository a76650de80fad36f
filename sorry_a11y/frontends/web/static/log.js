// What was told, round by round, to be read at leisure: a row for each sentence, with the shape of the
// player that it is about and the card that was played. What is asked now stands last, and goes when
// there is something new.

import { make, part, wholeIn, wrap, write } from "./dom.js";
import { seatPicture } from "./figures.js";

/** Rounds that stay to be read. */
const KEPT = 40;

export class Log {
	/** @param {Board} board says who plays */
	constructor(board) {
		this.board = board;
		this.list = part("log");
		/** How the game calls its player. */
		this.you = "";
		/** The words for the faces that are no numbers. @type {Record<string, string>} */
		this.faces = {};
		this.whole = wholeIn("news-part");
		const [drawer, rows] = [part("all-news"), part("all-rows")];
		drawer.addEventListener("beforetoggle", () => rows.replaceChildren(...this.list.cloneNode(true).childNodes));
		// the newest are in view
		drawer.addEventListener("toggle", () => drawer.scrollTo(0, drawer.scrollHeight));
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
		const others = steps.filter(([, seat]) => seat >= 0 && !this.board.drawing?.own.includes(seat));
		if (entry !== last) entry.classList.toggle("round", others.length > 0);
		this.list.append(entry);
		for (const [at, line] of lines.entries()) this.#append(entry, line, foreign, at >= lines.length - asks);
		this.#deal(entry, steps);
		while (this.list.childElementCount > KEPT) this.list.firstElementChild?.remove();
		return entry;
	}

	/** Leave to readers alone what stands elsewhere on the screen. @param {string[]} told */
	leaveOut(told) {
		for (const row of this.list.querySelectorAll(".row")) {
			const text = row.textContent?.trim() ?? "";
			if (told.includes(text) || told.includes(text.slice(0, -1))) row.classList.add("elsewhere");
		}
	}

	/** Write what was chosen behind what was told of it. @param {Element} entry @param {string} line */
	choose(entry, line) {
		const row = [...entry.querySelectorAll(".row:not(.asks, .elsewhere)")].at(-1);
		if (!row) return this.#append(entry, line, [], false);
		row.append(` ${line}`);
		row.normalize();
	}

	/** Add a row to an entry. @param {Element} entry @param {string} line @param {[string, string][]} foreign @param {boolean} isAsk */
	#append(entry, line, foreign, isAsk) {
		const row = make("span", { className: isAsk ? "row asks" : "row" });
		write(row, line, foreign);
		const seat = this.#seatOf(line);
		row.classList.toggle("unled", seat < 0);
		if (seat >= 0) {
			row.dataset["seat"] = String(seat);
			row.prepend(seatPicture(seat));
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

	/** Frame the words for the cards that were played: behind a name, or in the first words of a row. @param {Element} entry @param {Step[]} steps */
	#deal(entry, steps) {
		// any sign stands for one that means something in a pattern
		const either = (/** @type {(string | null)[]} */ words) =>
			words.filter((word) => word).map((word) => word?.replace(/[^\p{L}\p{N}]/gu, ".")).join("|");
		const cards = either([...new Set(steps.map(([, , face]) => this.faces?.[face] ?? face))]);
		const names = either(this.board.drawing?.names ?? []);
		const told = new RegExp(`(?<=^[^\\d,，]{1,24})(?:${cards})(?=[,.，。])|(?<=(?:${names}).? ?)(?:${cards})(?![\\p{L}\\d])`, "gu");
		for (const row of cards ? entry.querySelectorAll("[data-seat]") : []) {
			const text = /** @type {Text} */ (row.childNodes[1]);
			for (const { index, 0: card } of [...(text.data ?? "").matchAll(told)].reverse()) {
				wrap(text, index, card.length, make("b", { className: "dealt" }));
			}
		}
	}
}
