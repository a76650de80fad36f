// The front of a page at a server: the door, a connection that comes back by itself, and the seat that
// the browser keeps.

import { Company } from "./company.js";
import { part, session, storage } from "./dom.js";
import { Door } from "./door.js";
import { Invitation } from "./invitation.js";

/** @typedef {{table: string, token: string, guest: number, seats: number[], code: string, session: string, told: number, heard: number}} Seat */
/** @typedef {{session: string, told: number}} Hall */

/** What no sentence has: characters that control a terminal, or turn the direction of writing. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/** Pauses before the connection is tried again; the last one stays. */
const PAUSES = [200, 500, 1000, 2000, 5000];
/** Close codes after which nobody comes back: another page has the seat, or it was taken away. */
const FINAL = [4001, 4002];
/** The code of a server that ends while others carry its tables: no player needs to hear of it. */
const RESTARTS = 4003;
/** This tab has a seat ("seat") or is in the hall: it goes there again by itself after a reload. */
const SEATED = "seated";
const IN_HALL = "hall";
const SEAT = "seat";

/** Who this browser is: a secret that it keeps. @returns {string} */
function identity() {
	const kept = storage.read("identity");
	if (/^[0-9a-f]{64}$/.test(kept)) return kept;
	const bytes = crypto.getRandomValues(new Uint8Array(32));
	const own = [...bytes].map((one) => one.toString(16).padStart(2, "0")).join("");
	storage.write("identity", own);
	return own;
}

class ServerFront {
	identity = identity();
	socket = /** @type {WebSocket | null} */ (null);
	seat = /** @type {Seat | null} */ (null);
	hall = /** @type {Hall | null} */ (null);
	/** The task that keeps the seat. */
	keeping = 0;
	isFirst = true;
	isLost = false;
	/** A choice was sent that was not answered. */
	isSent = false;
	attempt = 0;

	/** @param {Page} page */
	constructor(page) {
		this.page = page;
		this.door = new Door((message) => {
			page.sounds.begin();
			return this.send(message);
		}, page.teller);
		this.invitation = new Invitation((name) => page.teller.tell([page.texts[name] ?? ""], true));
		this.company = new Company(page);
		part("back").addEventListener("click", () => this.#sitAgain(storage.read(SEAT)));
		addEventListener("pagehide", () => this.#keepNow());
		this.#open();
	}

	// -- the connection --

	#open() {
		const scheme = location.protocol === "https:" ? "wss:" : "ws:";
		const socket = new WebSocket(`${scheme}//${location.host}/page`);
		this.socket = socket;
		socket.onopen = () => {
			this.attempt = 0;
			this.#put({ t: "hello", settings: this.page.settings.now, identity: this.identity });
			if (this.seat) this.#put({ t: "sit-again", ...this.seat });
			else if (this.hall) this.#put({ t: "hall", ...this.hall });
		};
		socket.onmessage = (event) => this.#take(JSON.parse(event.data, (_key, value) =>
			typeof value === "string" ? value.replace(CONTROLS, "") : value));
		socket.onclose = (event) => {
			if (FINAL.includes(event.code)) return;
			const isHandedOver = event.code === RESTARTS && this.attempt === 0;
			if ((this.seat || this.hall) && !this.isLost && !isHandedOver) this.#notice(false);
			const pause = PAUSES[Math.min(this.attempt++, PAUSES.length - 1)] ?? 0;
			setTimeout(() => this.#open(), pause * (0.5 + Math.random()));
		};
	}

	/** @param {object} message */
	#put(message) {
		this.socket?.send(JSON.stringify(message));
	}

	/** Send a message; return whether there is a connection. @param {any} message */
	send(message) {
		if (this.isLost || this.socket?.readyState !== WebSocket.OPEN) return false;
		this.#put(message);
		this.isSent ||= message.t === "choose";
		return true;
	}

	/**
	 * Tell that the connection is lost, or back.
	 * @param {boolean} isThere
	 * @param {boolean} [isAgain] whether the session is that of before: another one says that one is back
	 */
	#notice(isThere, isAgain = true) {
		this.isLost = !isThere;
		part("table").classList.toggle("lost", this.isLost);
		const names = isThere ? ["again"] : this.isSent ? ["lost", "lost-sent"] : ["lost"];
		this.isSent = false;
		if (isAgain) this.page.tell(names.map((name) => this.page.texts[name] ?? ""));
	}

	// -- what comes from the server --

	/** @param {any} message */
	#take(message) {
		if (message.t === "seat") this.#comeIn(message);
		else if (message.t === "refused") this.#refuse(message);
		else if (message.t === "told") this.#hear(message);
		else if (message.t === "whose") this.door.show(message);
		else this.page.take(message);
		if (message.t === "words") this.#write(message);
	}

	/** @param {Words} words */
	#write(words) {
		part("start").hidden = this.page.isOpen;
		part("back").hidden = !storage.read(SEAT);
		this.company.write(words);
		this.door.write(words);
		const isFirst = this.isFirst;
		this.isFirst = false;
		if (!isFirst || this.door.isAddressed) return;
		const where = session.read(SEATED);
		if (where === IN_HALL) part("to-hall").click();
		else if (where) this.#sitAgain(session.read(SEAT));
	}

	/** @param {any} refusal */
	#refuse({ why, text }) {
		if (!text) return;
		if (this.page.isOpen) this.page.tell([text]);
		else this.door.refuse(why, text);
	}

	/** @param {Told} told */
	#hear(told) {
		if (this.seat) {
			this.seat.told = told.n;
			this.seat.heard = told.heard ?? -1;
			// in a task of its own: browsers wait for what they write
			clearTimeout(this.keeping);
			this.keeping = setTimeout(() => this.#keepNow());
		} else if (this.hall) this.hall.told = told.n;
		if (told.asked) this.isSent = false;
		this.page.take(told);
		this.company.hear(told);
		if (told.ends) this.#end(told.lines, !!told.kept);
	}

	// -- a seat --

	/** Come to a table, or to the hall. @param {any} message */
	#comeIn({ seat, session: name, link = "", qr = [] }) {
		const isSeat = this.seat?.session === name;
		const isAgain = isSeat || this.hall?.session === name;
		if (this.isLost) this.#notice(true, isAgain);
		const { told = 0, heard = -1 } = this.seat ?? {};
		this.hall = seat ? null : { session: name, told: isAgain ? (this.hall?.told ?? 0) : 0 };
		if (seat) {
			const { table, token, guest, seats, code = "" } = seat;
			this.seat = { table, token, guest, seats, code, session: name, told: isSeat ? told : 0, heard };
			this.#keepNow();
		}
		session.write(SEATED, seat ? SEAT : IN_HALL);
		this.invitation.show(link, seat?.code ?? "", qr);
		part("refusal").textContent = "";
		// another session counts its lists anew
		this.page.open(isAgain);
		part("start").hidden = true;
		// the address bar keeps no invitation that was taken
		history.replaceState(null, "", "/");
	}

	#keepNow() {
		clearTimeout(this.keeping);
		if (!this.seat) return;
		storage.write(SEAT, this.seat);
		// another tab may have a seat of its own by then
		session.write(SEAT, this.seat);
	}

	/** Take a seat that the browser keeps. @param {Seat | null} seat */
	#sitAgain(seat) {
		// this page was told nothing yet: it takes the seat as any device does
		this.seat = seat && { ...seat, session: "" };
		if (this.seat) this.send({ t: "sit-again", ...this.seat });
	}

	/** The session ends. @param {string[]} lines @param {boolean} keepsSeat */
	#end(lines, keepsSeat) {
		if (keepsSeat) this.#keepNow();
		else if (storage.read(SEAT)?.token === this.seat?.token) storage.write(SEAT, null);
		this.seat = this.hall = null;
		session.write(SEATED, null);
		part("back").hidden = !keepsSeat;
		part("start").hidden = false;
		this.door.say(lines.join(" "));
	}
}

/** @param {Page} page */
export function openFront(page) {
	return new ServerFront(page);
}
