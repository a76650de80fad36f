// What a table with others has besides: an answer to what it asks, ready phrases, and a notification of
// the browser for a player who looks elsewhere, where that is wanted and allowed.

import { field, fill, part, stopOnce, storage, tick, walkable } from "./dom.js";

const NOTIFY = "notify";

export class Company {
	/** @param {Page} page */
	constructor(page) {
		this.page = page;
		/** The table waits for a yes or a no. */
		this.isAsked = false;
		this.answers = part("answer-part");
		this.ends = this.timer = 0;
		this.answers.addEventListener("focusout", () => setTimeout(() => this.#offerAnswers()));
		walkable(part("ready"));
		const row = tick(NOTIFY);
		part("hearing-part").append(row);
		const box = field(NOTIFY);
		// a browser allows it to pages that came encrypted alone
		row.hidden = !("Notification" in globalThis && isSecureContext);
		if (row.hidden) return;
		box.checked = !!storage.read(NOTIFY) && Notification.permission === "granted";
		box.addEventListener("change", () => void this.#ask(box));
	}

	/** Have the page in other words. @param {Words} words */
	write(words) {
		fill(part("ready"), words.phrases ?? [], (code) => this.page.send({ t: "say", phrase: code }));
		stopOnce(part("ready"));
		part("ready").setAttribute("aria-label", words.texts.ready);
	}

	/** @param {Told} told */
	hear({ scene, calls, lines }) {
		if (calls) this.#call(lines.join(" "));
		if (!scene) return;
		this.isAsked = !!scene.asked;
		this.ends = performance.now() + 1000 * (scene.seconds ?? 0);
		if (this.isAsked) part("answer-title").textContent = scene.asked ?? "";
		this.#offerAnswers();
		this.#count();
		part("ready").hidden = !!scene.is_menu;
	}

	/** Show the answers while the table asks; a reader still finds the one that has the focus. */
	#offerAnswers() {
		part("table").classList.toggle("asked", this.isAsked);
		const isInside = this.answers.contains(document.activeElement);
		const isNew = this.isAsked && this.answers.hidden;
		this.answers.classList.toggle("unseen", !this.isAsked);
		this.answers.hidden = !this.isAsked && !isInside;
		if (isNew) this.answers.scrollIntoView({ block: "nearest" });
		if (!this.isAsked && isInside) this.page.teller.takeBack();
	}

	/** Show the seconds after which no is the answer. */
	#count() {
		clearTimeout(this.timer);
		const left = this.isAsked ? Math.ceil((this.ends - performance.now()) / 1000) : 0;
		part("answer-no").dataset["left"] = left > 0 ? `${left} s` : "";
		if (left > 0) this.timer = setTimeout(() => this.#count(), 1000);
	}

	/** Ask the browser whether it allows notifications. @param {HTMLInputElement} box */
	async #ask(box) {
		if (box.checked) {
			box.checked = (await Notification.requestPermission()) === "granted";
			if (!box.checked) this.page.teller.tell([this.page.texts["notify-refused"] ?? ""], true);
		}
		storage.write(NOTIFY, box.checked);
	}

	/** @param {string} body */
	#call(body) {
		if (!document.hidden || !field(NOTIFY).checked) return;
		try {
			const note = new Notification(this.page.texts["title"] ?? "", { body, lang: document.documentElement.lang, tag: NOTIFY });
			note.onclick = () => {
				focus();
				note.close();
			};
		} catch {
			// browsers of telephones let no page do so by itself
		}
	}
}
