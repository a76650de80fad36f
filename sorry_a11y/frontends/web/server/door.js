// The first page: a table of one's own, whose seats and rules are chosen there, and sitting down with a code.

import { codeIn, field, list, make, options, part, storage } from "./dom.js";
import { seatPicture } from "./figures.js";

/** What nobody hears of a name. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f]/gu;
/** The field that a refusal is about, by the form that was sent. @type {Record<string, Record<string, string>>} */
const FIELDS = { sit: { name: "name", code: "code" }, open: { name: "host" } };

export class Door {
	/**
	 * @param {(message: object) => boolean} send whether it was sent
	 * @param {Teller} teller
	 */
	constructor(send, teller) {
		this.send = send;
		this.teller = teller;
		/** @type {Words | null} */
		this.words = null;
		/** A table that the address of this page describes. @type {any} */
		this.wished = null;
		/** The code in the address of this page. */
		this.code = "";
		/** The form that was sent last. */
		this.sent = "sit";
		for (const [at, summary] of document.querySelectorAll("#start > details > summary, #to-hall").entries()) {
			summary.prepend(seatPicture(at));
		}
		this.#readAddress();
		/** Whether the address says what is wished for. */
		this.isAddressed = !!this.wished || !!this.code;
		part("start").addEventListener("submit", (event) => {
			event.preventDefault();
			if (event.target === part("open")) this.#open();
			else this.#sit();
		});
		part("to-hall").addEventListener("click", () => this.#wish("to-hall", { t: "hall" }));
		// an address that leads elsewhere is pasted into the bar of an open page
		addEventListener("hashchange", () => location.reload());
		part("start").addEventListener("input", () => this.#clear());
	}

	#readAddress() {
		const text = decodeURIComponent(location.hash.slice(1));
		if (text.startsWith("open=")) {
			try {
				this.wished = JSON.parse(text.slice(5));
				field("host").value = this.wished.name ?? "";
				this.#show("open");
			} catch {
				this.wished = null;
			}
		} else if (text) {
			field("code").value = this.code = codeIn(text);
			part("open-part").before(part("sit-part"));
			this.#show("sit");
			field("code").parentElement?.setAttribute("hidden", ""); // a link has said it
		}
		const name = storage.read("name");
		if (name) for (const id of ["name", "host"]) field(id).value ||= name;
	}

	/** Show the way to a table to which a form belongs. @param {string} form */
	#show(form) {
		part(form).closest("details")?.setAttribute("open", "");
	}

	/** Have the page in other words. @param {Words} words */
	write(words) {
		this.words = words;
		if (words.hall && !this.code) part("to-hall").hidden = false;
		const isFirst = !list("game").childElementCount;
		options(list("game"), words.games ?? []);
		if (isFirst && this.wished) list("game").value = this.wished.game ?? "";
		if (this.code) this.send({ t: "look", code: this.code });
		if (!isFirst || !this.isAddressed) return;
		const name = this.wished ? "" : field("name").value;
		// one press sits down by a link, under the name of the time before, which leads it
		if (name) this.#note(`${words.texts.name}: ${name}`, part("sit").querySelector("button"), true);
		else part(this.wished ? "host" : "name").focus();
	}

	/** Show the table to which the link leads, and no other way. @param {{title: string, lines: [number, string][], board: string}} table */
	show({ title, lines, board }) {
		const note = part("whose");
		const [heading, summary] = part("start").querySelectorAll("h1, #sit-part > summary");
		heading?.replaceChildren(title);
		note.replaceChildren(heading ?? "", ...lines.map(([seat, line]) =>
			(seat < 0 ? make("p", {}, line) : make("p", { className: "row" }, seatPicture(seat), line))));
		part("stage").dataset["only"] = board;
		for (const element of [summary, part("open-part"), part("to-hall")]) element?.setAttribute("hidden", "");
		const name = field("name");
		this.teller.lead(note.innerText, note, name.value ? part("sit").querySelector("button") : name);
	}

	/** Tell why there is no seat, at the field that it is about. @param {string} why @param {string} text */
	refuse(why, text) {
		const id = FIELDS[this.sent]?.[why];
		if (why === "code") this.code = ""; // nothing more is known of it
		if (id) {
			field(id).setAttribute("aria-invalid", "true");
			field(id).parentElement?.removeAttribute("hidden");
		}
		this.#note(text, id ? field(id) : null);
	}

	/**
	 * Write before the button of a form what leads a part of it.
	 * @param {string} text @param {HTMLElement | null} to @param {boolean} [isSeen] whether it is to be seen beside it as well
	 */
	#note(text, to, isSeen = false) {
		this.#show(this.sent);
		(part(this.sent).querySelector("button")?.closest("p") ?? part(this.sent)).before(part("refusal"));
		this.#lead(text, to, isSeen);
	}

	/** Write the note and tell it. @param {string} text @param {HTMLElement | null} to @param {boolean} [isSeen] */
	#lead(text, to, isSeen = false) {
		const note = part("refusal");
		note.classList.toggle("unseen", isSeen);
		note.textContent = text;
		note.scrollIntoView({ block: "nearest" });
		this.teller.lead(text, note, to);
	}

	/** Tell what was the last word of a table. @param {string} text */
	say(text) {
		part("start").querySelector("h1")?.after(part("refusal"));
		this.#lead(text, part("start").querySelector("details[open] input, details:not([open]) summary"));
	}

	#clear() {
		part("refusal").textContent = "";
		for (const name of ["aria-describedby", "aria-invalid"]) {
			for (const element of part("start").querySelectorAll(`[${name}]`)) element.removeAttribute(name);
		}
	}

	#sit() {
		this.#wish("sit", { t: "join", code: codeIn(field("code").value), name: this.#name("name"), seat: null, watch: field("watch").checked });
	}

	#open() {
		const game = list("game").value;
		const undo = this.words?.games?.find(([name]) => name === game)?.[2];
		this.#wish("open", { undo, ...(this.wished?.game === game && this.wished), t: "host", game, name: this.#name("host") });
	}

	/** The name in a field, which is kept. @param {string} id */
	#name(id) {
		const one = field(id);
		one.value = one.value.replaceAll(PICTURES, "").trim();
		storage.write("name", one.value);
		return one.value;
	}

	/** @param {string} form @param {object} message */
	#wish(form, message) {
		this.#clear();
		this.sent = form;
		if (!this.send(message)) this.refuse("", this.words?.texts["lost-key"] ?? "");
	}
}
