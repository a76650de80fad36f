// The front of a page that has no server: the game runs in a worker. Here is what the page tells while
// the game does not run: that it loads, that another tab has it.

import { HANDS, make, part, session, storage } from "./dom.js";
import { addFriends } from "./friends.js";
import { addGames, download } from "./games.js";
import { watchUpdates } from "./updates.js";
import { Waiting } from "./waiting.js";

/** @typedef {Record<"title" | "intro" | "loading" | "failed" | "elsewhere" | "take-over" | "taken" | "newer" | "reload", string>} Texts */
/**
 * What the build says of the site: how many bytes there are to load, the address of a server where
 * friends play, empty for none, the texts by language, and where in the file of all clips each is.
 * @type {{bytes: number, server: string, texts: Record<string, Texts>, clips: Record<string, [number, number]>}}
 */
const site = JSON.parse(document.getElementById("site")?.textContent ?? "{}");

/** The file of all clips, where the browser takes it; in its place each clip is a file. */
const SOUNDS = "sounds.ogg";
const takesOgg = new Audio().canPlayType('audio/ogg; codecs="vorbis"') !== "";
/** Steps of the bar that shows how much has come. */
const STEPS = 20;
/** Keys that are kept while the game loads. */
const MOST_KEYS = 20;
/** What had the focus stays, unseen, for a reader that still looks for it. */
const STAYS_MS = 1500;
/** How long a reader may take to tell a page that has just opened; news in between may be lost. */
const READ_MS = 5000;
/** Where a page that was left to another tab notes that it takes the game back. */
const AGAIN = "take-over";
const HERE = new URL(".", import.meta.url).href;

/** @returns {string} the language of the settings, or of the browser */
const language = () => storage.read("settings")?.language ?? navigator.language;

/** @returns {Texts} */
function textsNow() {
	const [wished = "en"] = language().split("-");
	const found = Object.keys(site.texts).find((name) => name.split("-")[0] === wished) ?? "en";
	document.documentElement.lang = found;
	return /** @type {Texts} */ (site.texts[found]);
}

/** The page while the game loads: says so, shows how far it is, and keeps the keys that are pressed. */
class Loading extends Waiting {
	/** @param {Texts} texts */
	constructor(texts) {
		super(texts);
		const text = texts.loading;
		// Orca reads a page aloud unless its address leads into it or what has the focus is of the kind that
		// takes keys. If the game came in between, it would keep the letters for itself from then on.
		if (!location.hash) history.replaceState(null, "", "#play");
		this.bar = make("progress", { max: site.bytes, value: 0, ariaLabel: text, tabIndex: -1 });
		this.main.append(make("p", { textContent: text, ariaHidden: "true" }), this.bar);
		this.bar.focus();
		/** @type {string[]} */
		this.keys = [];
		this.keep = (/** @type {KeyboardEvent} */ event) => this.#keep(event);
		document.addEventListener("keydown", this.keep, true);
	}

	/** @param {number} bytes that have come */
	show(bytes) {
		// readers look at every change
		if (bytes - this.bar.value > this.bar.max / STEPS) this.bar.value = bytes;
	}

	/** @param {KeyboardEvent} event */
	#keep(event) {
		const isOfGame = event.key.length === 1 || event.key === "Enter" || event.key.startsWith("Arrow");
		if (!isOfGame || event.ctrlKey || event.altKey || event.metaKey || !this.bar.isConnected) return;
		event.preventDefault();
		if (this.keys.length < MOST_KEYS) this.keys.push(event.key);
	}

	/** Make room for the game, and press what was pressed meanwhile once it listens. */
	end() {
		this.main.className = "unseen";
		part("table").addEventListener("focusin", () => {
			setTimeout(() => this.main.remove(), STAYS_MS);
			document.removeEventListener("keydown", this.keep, true);
			for (const key of this.keys) {
				const focused = /** @type {HTMLElement} */ (document.activeElement);
				if (key === "Enter" || key === " ") focused.click();
				else focused.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
			}
		}, { once: true });
	}
}

class WorkerFront {
	/** @param {Page} page */
	constructor(page) {
		this.page = page;
		this.texts = textsNow();
		if (takesOgg) page.sounds.whole = { file: SOUNDS, clips: site.clips };
		/** Leads on who came with an invite code. @type {(() => void) | null} */
		this.invited = null;
		/** @type {Loading | null} */
		this.loading = new Loading(this.texts);
		this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
		this.worker.onmessage = ({ data }) => this.#take(data);
		this.worker.onerror = () => this.loading?.say(this.texts.failed);
		this.worker.postMessage({
			begin: language(), hands: HANDS, clips: site.clips, takesOver: session.read(AGAIN) === HERE,
			isStored: Boolean(navigator.serviceWorker?.controller),
		});
		session.write(AGAIN, null);
		// a page that a browser keeps for the way back would keep the files as well
		addEventListener("pagehide", () => this.worker.terminate());
	}

	/** Send a message, for which there is no way to be lost. @param {any} message */
	send(message) {
		this.worker.postMessage({ text: JSON.stringify(message) });
		return true;
	}

	/** @param {{bytes?: number, failed?: true, elsewhere?: true, taken?: true, text?: string,
	 *   games?: Uint8Array<ArrayBuffer>}} said */
	#take(said) {
		const { loading, texts } = this;
		if (said.bytes && loading) loading.show(said.bytes);
		else if (said.failed) loading?.say(texts.failed);
		else if (said.elsewhere) {
			loading?.say(texts.elsewhere, texts["take-over"], () => {
				loading.say(texts.loading);
				this.worker.postMessage({ takeOver: true });
			});
		} else if (said.taken) this.#end();
		else if (said.games) download(said.games);
		else if (said.text !== undefined) {
			if (loading) this.#begin(loading);
			const message = JSON.parse(said.text);
			if (message.t === "told" && this.invited) {
				this.page.teller.takesFocus = false;
				this.invited();
				this.invited = null;
			}
			this.page.take(message);
			// what a game saves is worth keeping; not in its midst, since a browser may ask
			if (message.scene?.won?.length) void navigator.storage?.persist?.();
		}
	}

	/** @param {Loading} loading */
	#begin(loading) {
		performance.mark("game");
		loading.end();
		this.loading = null;
		addGames(
			() => this.worker.postMessage({ save: true }), (add) => this.worker.postMessage({ add }),
		);
		this.invited = addFriends(this.page, site.server);
		this.page.open(true);
		void watchUpdates((reload) => {
			// shown, without taking the focus
			part("news-part").append(make("section", {}, make("p", { textContent: this.texts.newer }),
				make("button", { textContent: this.texts.reload, onclick: reload })));
			setTimeout(() => this.page.tell([this.texts.newer]), READ_MS);
		});
	}

	/** Another tab has the game from now on. */
	#end() {
		this.worker.terminate();
		this.page.close();
		const texts = textsNow();
		new Waiting(texts).say(texts.taken, texts["take-over"], () => {
			session.write(AGAIN, HERE);
			location.reload();
		});
	}
}

/** @param {Page} page */
export function openFront(page) {
	return new WorkerFront(page);
}
