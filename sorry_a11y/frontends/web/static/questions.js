// The questions of "Ask": a row of buttons for each kind, of those that mean something now.

import { all, fill, make, part, stopOnce, walkable } from "./dom.js";
import { icon } from "./figures.js";

/** The picture of each group: a pawn, a card, the board, what was told, people. */
const ICONS = [
	"M12 3a4 4 0 0 1 2 7l3 10H7l3-10a4 4 0 0 1 2-7", "M6 3h12v18H6zM9 7h2M13 17h2", "M4 4h16v16H4zM4 10h16M10 4v16",
	"M4 5h16M4 10h16M4 15h16M4 20h10", "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21c0-4 3-6 7-6s7 2 7 6M17 4a4 4 0 0 1 0 7M19 15c2 1 3 3 3 6",
];

export class Questions {
	/** @param {(key: string) => void} ask */
	constructor(ask) {
		this.ask = ask;
		/** The keys whose questions are offered, null before there are any. @type {string | null} */
		this.keys = null;
		part("ask-part").addEventListener("beforetoggle", () => this.answer([]));
	}

	/** Show an answer where it was asked; a reader is told it as all news. @param {string[]} lines */
	answer(lines) {
		part("answer").textContent = lines.join(" ");
	}

	/** Have the questions in other words. @param {[string, [string, string][]][]} groups */
	write(groups) {
		part("asks").replaceChildren(...groups.map(([title, rows], at) => {
			const row = make("div", { role: "toolbar" });
			row.setAttribute("aria-labelledby", `asks-${at}`);
			fill(row, rows, this.ask);
			walkable(row);
			return make("div", {}, make("h3", { id: `asks-${at}` }, icon(ICONS[at] ?? ""), title), row);
		}));
		this.#show();
	}

	/** Offer the questions of some keys. @param {string} keys */
	offer(keys) {
		if (keys === this.keys) return;
		this.keys = keys;
		part("take-back").hidden = !keys.includes("u");
		this.#show();
	}

	#show() {
		for (const group of all("#asks > div")) {
			for (const button of group.querySelectorAll("button")) {
				button.hidden = !(this.keys ?? button.dataset.ask)?.includes(button.dataset.ask ?? "");
			}
			group.hidden = !group.querySelector("button:not([hidden])");
			stopOnce(/** @type {HTMLElement} */ (group.lastElementChild));
		}
	}
}
