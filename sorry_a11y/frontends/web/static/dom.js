// Parts of the page by their ids, elements that are made, what the browser keeps, and rows of buttons
// with one stop of Tab.

/** What the player has to answer with. @type {"touch" | "buttons"} */
export const HANDS = matchMedia("(pointer: coarse)").matches ? "touch" : "buttons";

/** @param {string} id @returns {HTMLElement} */
export function part(id) {
	const found = document.getElementById(id);
	if (!found) throw new Error(id);
	return found;
}

/** @param {string} selector @returns {NodeListOf<HTMLElement>} */
export const all = (selector) => document.querySelectorAll(selector);

/** @param {string} id @returns {HTMLInputElement} */
export const field = (id) => /** @type {HTMLInputElement} */ (part(id));
/** @param {string} id @returns {HTMLSelectElement} */
export const list = (id) => /** @type {HTMLSelectElement} */ (part(id));

/**
 * Make an element.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} [properties] `text`: the name of one of the page's own texts
 * @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, { text, ...properties } = {}, ...inside) {
	const element = Object.assign(document.createElement(name), properties);
	if (text) element.dataset.text = String(text);
	if (name === "button") element.setAttribute("type", String(properties["type"] ?? "button"));
	element.append(...inside);
	return element;
}

/** So much of a row is to be seen, or nothing. */
const WHOLE = 0.98;

/**
 * Mark as cut what a part of the page that scrolls shows only in part, and as tall what is higher than the
 * part. A reader has all of it.
 * @param {string} id
 * @param {number} [above] how much of it lies behind its head, in pixels
 * @param {() => void} [marked] is called when that has changed
 */
export const wholeIn = (id, above = 0, marked = () => {}) => new IntersectionObserver((seen) => {
	for (const { target, intersectionRatio, boundingClientRect, rootBounds } of seen) {
		target.classList.toggle("cut", intersectionRatio < WHOLE);
		target.classList.toggle("tall", boundingClientRect.height > (rootBounds?.height ?? 0));
	}
	marked();
}, { root: part(id), rootMargin: `${-above}px 0px 0px`, threshold: WHOLE });

/** What a browser keeps, or holds for this visit alone where it keeps nothing. @param {() => Storage} area */
function keeping(area) {
	/** @type {Map<string, unknown>} */
	const now = new Map();
	return {
		/** @param {string} name @returns {any} */
		read(name) {
			try {
				return JSON.parse(area().getItem(name) ?? "null");
			} catch {
				return now.get(name) ?? null;
			}
		},
		/** @param {string} name @param {unknown} value null for none */
		write(name, value) {
			now.set(name, value);
			try {
				if (value === null) area().removeItem(name);
				else area().setItem(name, JSON.stringify(value));
			} catch {
				// a browser that keeps nothing
			}
		},
	};
}

/** A name, the seat, and choices of this page alone. */
export const storage = keeping(() => localStorage);
/** What this tab alone keeps. */
export const session = keeping(() => sessionStorage);

/** The invite code in a link, or in what was typed. @param {string} text */
export const codeIn = (text) => (text.split("#").at(-1) ?? "").replaceAll(/\D/g, "");

/** A box to be ticked, with its label, which is one of the page's own texts. @param {string} id */
export const tick = (id) =>
	make("p", {}, make("input", { type: "checkbox", id }), make("label", { htmlFor: id, text: id }));

/** @param {HTMLSelectElement} select @param {string[][]} rows the value and the text of each */
export function options(select, rows) {
	const now = select.value;
	select.replaceChildren(...rows.map(([value, text]) => new Option(text, value)));
	if (rows.some(([value]) => value === now)) select.value = now;
}

/** Fill a row of buttons. @param {HTMLElement} row @param {[string, string][]} rows the key and the text of each @param {(key: string) => void} act */
export function fill(row, rows, act) {
	row.replaceChildren(...rows.map(([key, text]) => {
		const element = make("button", { textContent: text, onclick: () => act(key) });
		element.dataset["ask"] = key;
		return element;
	}));
}

/** Write a text, of which some words are in another language. @param {HTMLElement} element @param {string} text @param {[string, string][]} foreign words and their language */
export function write(element, text, foreign) {
	element.textContent = text;
	for (const [words, lang] of foreign) {
		for (const node of [...element.childNodes]) {
			const at = node instanceof Text ? node.data.indexOf(words) : -1;
			if (at >= 0) wrap(/** @type {Text} */ (node), at, words.length, make("span", { lang }));
		}
	}
}

/** Put some letters of a text into an element. @param {Text} text @param {number} at @param {number} length @param {HTMLElement} element */
export function wrap(text, at, length, element) {
	const rest = text.splitText(at);
	rest.splitText(length);
	rest.replaceWith(element);
	element.append(rest);
}

/** The keys that move along a row. @type {Record<string, number>} */
export const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The buttons of a row that are there. @param {HTMLElement} row */
const there = (row) => [...row.querySelectorAll("button")].filter((element) => element.checkVisibility());

/**
 * Have Tab stop once at buttons of a row, or at each of them for those who have no arrows.
 * @param {HTMLElement} row
 * @param {HTMLButtonElement[]} buttons
 * @param {HTMLElement | undefined} stop
 */
export function setStops(row, buttons, stop) {
	const isEvery = row.closest("[data-stops=all]") !== null;
	for (const button of buttons) button.tabIndex = isEvery || button === stop ? 0 : -1;
}

/** Have Tab stop at a row, at the button that had the focus last. @param {HTMLElement} row */
export function stopOnce(row) {
	const buttons = there(row);
	const last = buttons.find((button) => button === document.activeElement)
		?? buttons.find((button) => button.tabIndex === 0);
	setStops(row, [...row.querySelectorAll("button")], last ?? buttons[0]);
}

/** Let the arrows, Home and End move along a row. @param {HTMLElement} row */
export function walkable(row) {
	row.addEventListener("keydown", (event) => {
		if (event.ctrlKey || event.altKey || event.metaKey) return;
		const buttons = there(row);
		const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
		const step = STEPS[event.key];
		const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1
			: step ? (at + step + buttons.length) % buttons.length : -1;
		if (at < 0 || to < 0) return;
		event.preventDefault();
		buttons[to]?.focus();
	});
	row.addEventListener("focusin", () => stopOnce(row));
}
