// Drawers over the board. Each is a popover: the browser opens it by its button, one at a time, and
// closes it by that, by Escape, by a press beside it and by its way back, which all lead to the choices.

import { all, make, part, wholeIn } from "./dom.js";

/** What the browser's history says of a page with a drawer open. */
const OPEN = "drawer";

export class Drawers {
	/** @param {() => void} toChoices gives the focus back to the choices */
	constructor(toChoices) {
		this.toChoices = toChoices;
		/** The page closes a drawer, and not the player; it goes a step back for one that was closed. */
		[this.isClosing, this.isGoingBack] = [false, false];
		for (const drawer of all(".drawer")) this.add(drawer);
		// the way back closes a drawer, and scrolls nothing
		history.scrollRestoration = "manual";
		// what a page had open before it was loaded again is not
		if (history.state === OPEN) history.replaceState(null, "");
		addEventListener("popstate", () => {
			const [drawer, isOwn] = [history.state === OPEN ? null : this.#open(), this.isGoingBack];
			this.isGoingBack = false;
			// another one may be open by the time that the step for the one before comes
			if (drawer && isOwn) history.pushState(OPEN, "");
			else drawer?.hidePopover();
		});
	}

	/** The drawer that is open. @returns {HTMLElement | null} */
	#open() {
		return document.querySelector(".drawer:popover-open");
	}

	/** Have a drawer among the others, with its title. @param {HTMLElement} drawer */
	add(drawer) {
		const title = make("h2", { text: drawer.dataset["title"], id: `${drawer.id}-title`, tabIndex: -1, autofocus: true });
		drawer.prepend(title, make("button", { text: "close", className: "close", onclick: () => drawer.hidePopover() }));
		drawer.setAttribute("aria-labelledby", title.id);
		drawer.addEventListener("beforetoggle", ({ newState }) => {
			const isLeft = newState === "closed" && !this.isClosing && drawer.contains(document.activeElement);
			// before the browser gives the focus to the button that opened it
			if (isLeft) this.toChoices();
		});
		/** @type {IntersectionObserver | undefined} */
		let whole;
		drawer.addEventListener("toggle", () => {
			whole?.disconnect();
			const rows = [...drawer.querySelectorAll("h3, p, .row, li:not(:has(.row)), [data-ask], summary")];
			const seen = rows.filter((row) => row.checkVisibility());
			whole = wholeIn(drawer.id, title.offsetHeight, () => {
				drawer.dataset["more"] = seen.at(-1)?.matches(".cut") ? "↓" : "";
			});
			for (const row of seen) whole.observe(row);
			const isOpen = this.#open() !== null;
			if (isOpen && history.state !== OPEN) history.pushState(OPEN, "");
			else if (!isOpen && history.state === OPEN) {
				this.isGoingBack = true;
				history.back();
			}
		}, true);
	}

	/**
	 * Open a drawer.
	 * @param {string} id
	 * @param {string | null} [first] what takes the focus, the heading where nothing is named; null
	 *   leaves the focus where it is
	 */
	show(id, first) {
		const drawer = part(id);
		const heading = drawer.querySelector("h2");
		if (heading) heading.autofocus = first === undefined;
		drawer.showPopover();
		if (heading) heading.autofocus = true;
		if (first) part(first).focus();
	}

	/**
	 * Have the button of a drawer there, or not; what cannot be opened is closed.
	 * @param {string} id
	 * @param {boolean} isWanted
	 * @returns whether somebody was in it
	 */
	allow(id, isWanted) {
		const [handle] = all(`[popovertarget=${id}]`);
		if (!handle || handle.hidden === !isWanted) return false;
		handle.hidden = !isWanted;
		const isInside = part(id).contains(document.activeElement);
		if (!isWanted && this.#open()?.id === id) this.close();
		return !isWanted && isInside;
	}

	/** Close the drawer that is open; where the focus goes is up to who calls. */
	close() {
		this.isClosing = true;
		this.#open()?.hidePopover();
		this.isClosing = false;
	}
}
