// What stands in the place of the game while it does not run. It is for the pages at which one player
// plays alone: in a worker of the browser, and in a window of a program of this computer.

import { make } from "./dom.js";

// the game has ended with a page that a browser keeps for the way back
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

export class Waiting {
	/** @param {{title: string, intro: string}} texts */
	constructor({ title, intro }) {
		this.live = make("p", { role: "status" });
		this.main = make("main", { className: "front" }, make("h1", { textContent: title }),
			make("p", { className: "intro", textContent: intro }), this.live);
		document.body.prepend(this.main);
	}

	/** @param {string} text @param {string} [name] of a button @param {() => void} [act] what it does */
	say(text, name = "", act = () => {}) {
		this.main.querySelectorAll("progress, button, [aria-hidden]").forEach((element) => element.remove());
		this.live.textContent = text;
		if (!name) return;
		const pressed = make("button", { textContent: name, onclick: act });
		this.main.append(pressed);
		pressed.focus();
	}
}
