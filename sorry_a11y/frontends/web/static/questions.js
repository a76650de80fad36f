// The questions of "Ask": a row of buttons for each kind, of those that mean something now.

import { all, fill, make, part, stopOnce, walkable } from "./dom.js";

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

	/** Have the questions in other words: those that are asked most, and behind a button the others. @param {Words} words */
	write({ asks, texts }) {
		const [most = "", ...others] = asks.map(([title, rows], at) => {
			const row = make("div", { role: "toolbar" });
			row.setAttribute("aria-labelledby", `asks-${at}`);
			fill(row, rows, this.ask);
			walkable(row);
			return make("div", {}, make("h3", { id: `asks-${at}`, textContent: title }), row);
		});
		const title = make("summary", { textContent: texts["more-asks"] });
		part("asks").replaceChildren(most, make("details", { ontoggle: () => this.#show() }, title, ...others));
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
		for (const group of all("#asks div:has(> h3)")) {
			for (const button of group.querySelectorAll("button")) {
				button.hidden = !(this.keys ?? button.dataset.ask)?.includes(button.dataset.ask ?? "");
			}
			group.hidden = !group.querySelector("button:not([hidden])");
			stopOnce(/** @type {HTMLElement} */ (group.lastElementChild));
		}
	}
}
