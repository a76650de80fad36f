// What the keys and buttons of the table do. The keys count on the choices alone.

import { STEPS, all, field, part, walkable } from "./dom.js";

/** What moves through the choices. @type {Record<string, number>} */
const WALK = { ...STEPS, n: 1, p: -1 };

export class Keys {
	/** @param {Page} page */
	constructor(page) {
		this.page = page;
		const { drawers, teller } = page;
		const showHelp = () => drawers.show("help-part");
		/** Keys that lead to a part of the page. @type {Record<string, () => void>} */
		this.places = {
			e: () => drawers.show("talk-part", "line"), m: () => drawers.show("settings-part"),
			h: showHelp, "?": showHelp, "[": () => part("board-title").focus(),
		};
		document.addEventListener("click", () => {
			if (this.#isNowhere && getSelection()?.isCollapsed !== false) teller.toChoices();
		});
		document.addEventListener("keydown", (event) => this.#down(event));
		for (const button of all("button[data-key]")) {
			button.addEventListener("click", () => page.ask(button.dataset["key"] ?? ""));
		}
		part("leave").addEventListener("click", () => this.#press("q"));
		part("step-back").addEventListener("click", () => {
			teller.takesFocus = true;
			page.ask("0");
		});
		part("skip").addEventListener("click", (event) => {
			event.preventDefault();
			teller.toChoices();
		});
		part("talk").addEventListener("submit", (event) => {
			event.preventDefault();
			const text = field("line").value.trim();
			// what could not be sent stays to be sent
			if (text && page.send({ t: "say", text })) field("line").value = "";
		});
		walkable(part("tools"));
		part("more").addEventListener("click", () => part("more").hidePopover());
	}

	/** Nothing has the focus: somebody pressed beside everything. */
	get #isNowhere() {
		return this.page.isOpen && document.activeElement === document.body;
	}

	/** @param {KeyboardEvent} event */
	#down(event) {
		if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab") return;
		if (this.#isNowhere) this.page.teller.toChoices();
		else if (!part("choices").contains(/** @type {Node} */ (event.target))) return;
		const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
		const isSingle = key.length === 1 && key !== " ";
		if (isSingle && !field("letters").checked && !(key >= "0" && key <= "9")) return;
		if (this.#press(key)) event.preventDefault();
	}

	/** @param {string} key @returns {boolean} whether it means something here */
	#press(key) {
		const { teller, settings } = this.page;
		const [step, place] = [WALK[key], this.places[key]];
		if (step) teller.go(teller.at + step);
		else if (key === "Home") teller.go(0);
		else if (key === "End") teller.go(teller.buttons.length - 1);
		// the browser closes what is open over the table
		else if (key === "Escape" && document.querySelector(":popover-open")) return false;
		else if (key === "Escape" || key === "Backspace" || key === "0") this.page.ask("0");
		else if (key >= "1" && key <= "9" && key.length === 1) teller.pressKey(key);
		else if (place && !(key === "e" && part("talk-tool").hidden)) place();
		else if (key === "x" && field("voice").checked) settings.hush();
		else if (key.length === 1 && key !== " ") this.page.ask(key);
		else return false;
		return true;
	}
}
