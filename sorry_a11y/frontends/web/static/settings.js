// The settings: those of the session, which it is told of, and those of this page alone.

import { PACES } from "./board.js";
import { HANDS, all, field, list, make, options, part, stopOnce, storage, tick } from "./dom.js";

/** What the sheet has, by its parts. @type {Record<string, string[]>} */
const PARTS = {
	words: ["language", "verbosity", "big", "pace"],
	keys: ["digits", "forced", "guard", "letters", "stops"],
	hearing: ["banter", "drama", "sound", "volume", "mono", "voice"],
};
/** Boxes that this page alone has something to do with. */
const BOXES = ["letters", "voice", "big", "stops"];

export class Settings {
	/** Lists of settings of the session. @type {HTMLSelectElement[]} */
	selects = [...document.querySelectorAll("select")].filter((select) => select.dataset["setting"]);
	/** The values of each: how it is written, its name, and what it does. @type {Record<string, string[][]>} */
	choices = {};
	/** Those that hold. */
	now = /** @type {Record<string, string | number>} */ (
		{ language: navigator.language, ...storage.read("settings"), hands: HANDS });

	/** @param {Page} page */
	constructor(page) {
		this.page = page;
		const { board, teller } = page;
		part("settings").append(...Object.entries(PARTS).map(([title, names], at) =>
			make("details", { id: `${title}-part`, open: !at || matchMedia("(min-width: 48rem) and (min-height: 40rem)").matches }, make("summary", { text: title }),
				...names.map((name) => (BOXES.includes(name) ? tick(name) : this.#row(name))))));
		for (const select of this.selects) {
			select.addEventListener("change", () => {
				page.send({ t: "set", name: select.dataset["setting"], value: select.value });
				this.#settle(select);
				// a reader tells the name of the value
				const rest = part(`${select.id}-sample`).textContent;
				if (rest) teller.tell([rest], true);
			});
		}
		for (const name of BOXES) {
			const box = field(name);
			box.checked = storage.read(name) ?? name === "letters";
			box.addEventListener("change", () => {
				storage.write(name, box.checked);
				this.#apply();
			});
		}
		board.pace = storage.read("pace") ?? board.pace;
		list("pace").addEventListener("change", () => {
			board.pace = list("pace").value;
			storage.write("pace", board.pace);
		});
		options(list("pace"), Object.keys(PACES).map((name) => [name, name]));
		list("pace").value = board.pace;
		// whoever has Enter and no space bar
		part("settings-part").addEventListener("keydown", (event) => {
			if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
			event.preventDefault();
			event.target.click();
		});
		part("sounding").addEventListener("click", () =>
			page.send({ t: "set", name: "sound", value: this.now["sound"] === "off" ? "full" : "off" }));
		this.#apply();
	}

	/** A list with its label and, under it, what the value does. @param {string} name */
	#row(name) {
		const select = make("select", { id: name });
		const sample = make("span", { className: "sample", id: `${name}-sample` });
		if (name !== "pace") this.selects.push(select);
		select.dataset["setting"] = name;
		select.setAttribute("aria-describedby", sample.id);
		return make("p", {}, make("label", { htmlFor: name, text: name }), select, sample);
	}

	/** Have the lists in other words. @param {Words} words */
	write(words) {
		this.choices = words.choices;
		for (const select of this.selects) options(select, words.choices[select.dataset["setting"] ?? ""] ?? []);
		for (const option of list("pace").options) option.textContent = words.texts[`pace-${option.value}`] ?? "";
		this.settle(this.now);
	}

	/** Have settings that hold. @param {Record<string, string | number>} settings */
	settle(settings) {
		this.now = { ...this.now, ...settings };
		for (const select of this.selects) {
			const value = this.now[select.dataset["setting"] ?? ""];
			if (value !== undefined) select.value = String(value);
			this.#settle(select);
		}
		part("sounding").setAttribute("aria-pressed", String(this.now["sound"] !== "off"));
		const { sounds, teller } = this.page;
		const { volume, digits, guard } = settings;
		if (volume !== undefined) sounds.volume = Number(volume);
		if (digits !== undefined) teller.tells = digits !== "play";
		if (guard !== undefined) teller.guard = Number(guard);
		storage.write("settings", this.now);
	}

	/** Show what the value of a list does. @param {HTMLSelectElement} select */
	#settle(select) {
		const [, , rest = ""] = this.choices[select.dataset["setting"] ?? ""]?.find(([value]) => value === select.value) ?? [];
		if (select.nextElementSibling) select.nextElementSibling.textContent = rest;
	}

	#apply() {
		const { classList, dataset } = document.documentElement;
		classList.toggle("big", field("big").checked);
		dataset["stops"] = field("stops").checked ? "all" : "";
		for (const row of all("[role=toolbar]")) {
			if (row.id !== "choices") stopOnce(row);
		}
		this.page.teller.setStops();
		this.page.teller.speak = (text) => this.#speak(text);
		if (!field("voice").checked) this.hush();
	}

	/** Have the voice of the browser say something. @param {string} text */
	#speak(text) {
		if (!field("voice").checked) return;
		const said = new SpeechSynthesisUtterance(text);
		said.lang = document.documentElement.lang;
		this.hush();
		globalThis.speechSynthesis?.speak(said);
	}

	/** Have the voice of the browser say nothing more. */
	hush() {
		globalThis.speechSynthesis?.cancel();
	}
}
