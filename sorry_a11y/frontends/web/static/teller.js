// What a screen reader is told: news in one live region, a turn by the button that takes the
// focus. One event at a time, so that nothing is lost, doubled or told out of order.

import { make, part, setStops, wholeIn, write } from "./dom.js";
import { icon } from "./figures.js";

/** What arrives within this time is told together. */
const TOGETHER_MS = 300;
/** The focus waits so long after live news. */
const APART_MS = 700;
/** A button that had the focus stays, unseen, for a reader that looks for it. */
const STAYS_MS = 1500;

/** Choices with fewer letters than this stand two in a row. */
const SHORT = 21;

export class Teller {
	untold = /** @type {string[]} */ ([]);
	toldAt = -APART_MS;
	/** When news were told by what took the focus. */
	ledAt = -APART_MS;
	timer = 0;
	menu = /** @type {Menu | null} */ (null);
	at = 0;
	shownAt = 0;
	/** Something else than the choice was told last: a key tells the choice first. */
	away = false;
	guard = 300;
	/** A key tells a choice that was not told before it takes it. */
	tells = true;
	whose = "";
	/** Words that were said in another language, with it. */
	foreign = /** @type {[string, string][]} */ ([]);
	speak = (/** @type {string} */ _text) => {};
	offered = /** @type {{menu: Menu | null, at: number} | null} */ (null);
	takesFocus = false;
	isFresh = true;
	/** The buttons that may be pressed. */
	buttons = /** @type {HTMLButtonElement[]} */ ([]);
	lastKeyAt = -1000;
	whole = wholeIn("choices-part");

	/**
	 * @param {HTMLElement} live
	 * @param {HTMLElement} bar the toolbar of choices
	 * @param {{take: (at: number) => void, wait: () => void, look: (at: number, isMoved?: boolean) => void,
	 *   shown: (menu: Menu | null) => void}} acts `isMoved`: whether somebody moved the focus there
	 */
	constructor(live, bar, acts) {
		this.live = live;
		this.bar = bar;
		this.acts = acts;
		this.whole.observe(part("deep"));
		bar.addEventListener("click", (event) => this.#clicked(event));
		bar.addEventListener("focusin", (event) => this.#focused(event));
		bar.addEventListener("pointerover", (event) => {
			const at = this.#at(event);
			if (at >= 0) this.acts.look(at);
		});
		bar.addEventListener("pointerleave", () => this.acts.look(this.at));
		bar.addEventListener("keydown", (event) => {
			if (event.key === "Enter" || event.key === " ") {
				if (event.repeat) event.preventDefault();
				this.lastKeyAt = performance.now();
			}
		});
	}

	/** Tell news. @param {string[]} lines @param {boolean} soon somebody asked and waits for them */
	tell(lines, soon) {
		if (!lines.length) return;
		this.untold.push(...lines);
		if (this.offered) return; // they lead what is offered
		const since = performance.now() - this.toldAt;
		const wait = Math.max(soon ? 0 : TOGETHER_MS, TOGETHER_MS - since);
		clearTimeout(this.timer);
		if (wait > 0) this.timer = setTimeout(() => this.#flush(), wait);
		else this.#flush();
	}

	/**
	 * Tell what leads a field: by its description where the focus comes to it, else as news.
	 * @param {string} text
	 * @param {HTMLElement} note where the text stands
	 * @param {HTMLElement | null} field
	 */
	lead(text, note, field) {
		field?.setAttribute("aria-describedby", note.id);
		if (!field || field === document.activeElement) {
			this.tell([text], true);
			return;
		}
		this.speak(text);
		field.focus();
	}

	#flush() {
		if (!this.untold.length) return;
		const text = this.untold.join(" ");
		this.untold = [];
		this.toldAt = performance.now();
		const said = make("p");
		// the same text twice is no change
		write(said, this.live.textContent === text ? `${text}\u00a0` : text, this.foreign);
		this.live.replaceChildren(said);
		this.speak(text);
	}

	/** Tell news and what is to be chosen now, null while others play. @param {string[]} lines @param {Menu | null} menu @param {number} at @param {boolean} soon */
	offer(lines, menu, at, soon) {
		const isSame = !this.isFresh && (menu?.n ?? 0) === (this.menu?.n ?? 0);
		if (isSame && !this.offered) {
			this.menu = menu;
			this.away ||= lines.length > 0;
			this.#write();
			this.tell(lines, soon);
			return;
		}
		this.untold.push(...lines);
		this.offered = { menu, at };
		clearTimeout(this.timer);
		// a reader that comes to look at what took the focus must find it; who asked waits for nothing
		const wait = (soon ? this.toldAt : Math.max(this.toldAt, this.ledAt)) + APART_MS - performance.now();
		if (wait > 0) this.timer = setTimeout(() => this.#show(), wait);
		else this.#show();
	}

	#show() {
		if (!this.offered) return;
		const { menu, at } = this.offered;
		[this.offered, this.isFresh] = [null, false];
		const active = document.activeElement;
		const mayTake = this.takesFocus || !active || active === document.body || this.bar.contains(active);
		this.takesFocus = false;
		// out of the way before the first choice is scrolled to; a reader still finds them
		const old = /** @type {HTMLButtonElement[]} */ ([...this.bar.children]);
		for (const button of old) button.className = "unseen";
		this.menu = menu;
		this.at = at;
		this.away = false;
		this.shownAt = performance.now();
		this.buttons = [];
		this.#write();
		const isShort = this.buttons.every(({ firstChild }) => (firstChild?.textContent?.length ?? 0) < SHORT);
		this.bar.className = "";
		if (!menu) this.bar.className = "idle";
		else if (this.buttons.length === 1) this.bar.className = menu.keys[0] === "enter" ? "passing" : "only";
		else if (isShort) this.bar.className = "short";
		const first = this.buttons[at] ?? this.buttons[0];
		const lead = this.untold.join(" ");
		if (first && mayTake) {
			this.untold = [];
			this.speak(`${lead} ${first.textContent}`);
			if (lead) {
				this.ledAt = performance.now();
				first.setAttribute("aria-label", `${lead} ${first.textContent}`);
				first.addEventListener("blur", () => first.removeAttribute("aria-label"), { once: true });
			}
			first.focus({ preventScroll: !menu });
		} else if (first) {
			this.untold.push(first.textContent ?? "");
			this.#flush();
		}
		for (const button of old) this.#retire(button);
		this.acts.shown(menu);
		this.acts.look(at);
	}

	/** Write what can be chosen now into its buttons, and into further ones behind them. */
	#write() {
		const { menu } = this;
		for (const [at, label] of (menu?.labels ?? [this.whose]).entries()) {
			const button = (this.buttons[at] ??= this.bar.appendChild(make("button")));
			const style = menu?.styles?.[at] ?? "";
			for (const name of ["main", "quiet"]) button.classList.toggle(name, name === style);
			this.whole.observe(button);
			if (button.textContent === label) continue;
			button.removeAttribute("aria-label");
			// their places in the list are heard; the eye sees them
			const place = menu?.places?.[at] ?? "";
			const said = label.slice(0, label.length - place.length);
			// a row of a menu is a name and, behind its first comma, how that stands
			const [, name = said, comma = "", value = ""] = (this.bar.closest(".menu") && /^([^,，]+)([,，] ?)(.+)$/.exec(said)) || [];
			const unseen = (/** @type {string} */ textContent) => make("span", { textContent });
			if (value) button.replaceChildren(make("b", {}, name, unseen(comma)), make("small", {}, value, unseen(place)));
			else button.replaceChildren(name, unseen(place));
			if (style === "person") button.prepend(icon("M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c0-9 16-9 16 0"));
			button.dataset["digit"] = menu?.keys[at] ?? "";
		}
		this.setStops();
	}

	/** @param {HTMLButtonElement} button */
	#retire(button) {
		if (button.disabled) return;
		button.disabled = true;
		button.tabIndex = -1;
		setTimeout(() => button.remove(), STAYS_MS);
	}

	/** Have Tab stop at the choice that had the focus last, or at each. */
	setStops() {
		setStops(this.bar, this.buttons, this.buttons[this.at]);
	}

	/** Give the focus to the choice that had it last. */
	toChoices() {
		this.buttons[this.at]?.focus();
	}

	/** Give the focus to the choices once a reader has told the last live news. */
	takeBack() {
		this.takesFocus = true;
		setTimeout(() => {
			// a new list has taken it, or will
			if (!this.takesFocus || this.offered) return;
			if (this.toldAt + APART_MS > performance.now()) {
				this.takeBack();
				return;
			}
			this.takesFocus = false;
			this.toChoices();
		}, Math.max(0, this.toldAt + APART_MS - performance.now()));
	}

	/** Forget every choice, since the table is left. */
	clear() {
		this.bar.replaceChildren();
		this.buttons = [];
		this.offered = null;
		this.isFresh = true;
	}

	/** Tell the choice in focus again. */
	again() {
		this.away = false;
		const button = this.buttons[this.at];
		if (button) this.tell([button.textContent ?? ""], true);
	}

	/** Let the focus go to choice `at`, round and round. @param {number} at */
	go(at) {
		const buttons = this.buttons;
		const to = (at + buttons.length) % buttons.length;
		if (to === this.at && document.activeElement === buttons[to]) this.again();
		else buttons[to]?.focus();
	}

	/** Press the choice of a digit, or tell again the one in focus. @param {string} digit */
	pressKey(digit) {
		const at = this.menu?.keys.indexOf(digit) ?? -1;
		if (at < 0) this.again();
		else this.press(at);
	}

	/** Press choice `at`, as a key or the board does: what was not told is told first. @param {number} at */
	press(at) {
		const button = this.buttons[at];
		if (!button) return;
		const isHere = at === this.at && document.activeElement === button;
		if (!isHere && (this.tells || this.#isEarly())) this.go(at);
		else if ((this.away && this.tells) || this.#isEarly()) this.again();
		else this.#take(at);
	}

	/** Take choice `at`, which was shown and touched: only what comes too early is told in its place. @param {number} at */
	take(at) {
		if (this.#isEarly()) this.go(at);
		else this.#take(at);
	}

	#isEarly() {
		return performance.now() - this.shownAt < this.guard;
	}

	/** @param {number} at */
	#take(at) {
		if (this.menu) this.acts.take(at);
		else this.acts.wait();
	}

	/** Which choice an event is of, -1 for none. @param {Event} event */
	#at(event) {
		const button = /** @type {Element} */ (event.target).closest("button");
		return button ? this.buttons.indexOf(button) : -1;
	}

	/** @param {Event} event */
	#focused(event) {
		const at = this.#at(event);
		if (at < 0 || at === this.at) return;
		this.away = false;
		this.speak(this.buttons[at]?.textContent ?? "");
		this.at = at;
		this.setStops();
		// what `look` marks stays in view wherever it is in the list
		this.buttons[at]?.scrollIntoView({ block: "nearest" });
		this.acts.look(at, true);
	}

	/** @param {MouseEvent} event */
	#clicked(event) {
		const at = this.#at(event);
		if (at < 0) return;
		const byKey = event.detail === 0 && performance.now() - this.lastKeyAt < 1000;
		if (this.menu && (this.#isEarly() || (byKey && this.away))) {
			this.at = at;
			this.again();
			return;
		}
		this.#take(at);
	}
}
