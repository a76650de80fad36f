// The front of a page in a window of the program's own. The game runs in the program, on this computer.
// The address of the page holds a ticket that lets one page in, once. Instead of it the page shows a key
// of its own from then on, which it keeps for being reloaded.

import { session } from "./dom.js";
import { Waiting } from "./waiting.js";

const KEY = "key";
/** The close code of a page that another one has taken over. */
const TAKEN = 4001;
/** How long the last sentence stands before the window closes. */
const TOLD_MS = 5000;

/** @type {{title: string, intro: string, over: string, taken: string}} */
const texts = JSON.parse(document.getElementById("site")?.textContent ?? "{}");

/** What lets this page in; taken from the address before anything else reads it. */
function admission() {
	const ticket = location.hash.slice(1);
	if (ticket) {
		session.write(KEY, crypto.randomUUID() + crypto.randomUUID());
		history.replaceState(null, "", "/");
	}
	return new URLSearchParams({ ticket, key: session.read(KEY) ?? "" });
}

class WindowFront {
	/** @param {Page} page */
	constructor(page) {
		this.page = page;
		/** What was told last. @type {string[]} */
		this.last = [];
		this.socket = new WebSocket(`ws://${location.host}/page?${admission()}`);
		this.socket.onopen = () => this.send({ t: "hello", settings: page.settings.now });
		this.socket.onmessage = ({ data }) => this.#take(JSON.parse(data));
		this.socket.onclose = ({ code }) => this.#end(code);
		addEventListener("pagehide", () => {
			this.socket.onclose = null;
			this.socket.close();
		});
	}

	/** Send a message; return whether the program is there. @param {any} message */
	send(message) {
		if (this.socket.readyState !== WebSocket.OPEN) return false;
		this.socket.send(JSON.stringify(message));
		return true;
	}

	/** @param {any} message */
	#take(message) {
		if (message.ends) {
			this.last = message.lines;
			return;
		}
		if (!this.page.isOpen) this.page.open(true);
		this.page.take(message);
	}

	/** @param {number} code */
	#end(code) {
		this.page.close();
		if (code === TAKEN) {
			new Waiting(texts).say(texts.taken);
			return;
		}
		new Waiting(texts).say([...this.last, texts.over].join(" "));
		// a window of the program's own can close itself, once that is told; in any other it stays
		setTimeout(() => globalThis.close(), TOLD_MS);
	}
}

/** @param {Page} page */
export function openFront(page) {
	return new WindowFront(page);
}
