// The page: what it shows and tells. It knows no game: every sentence, every choice and every place of
// the board comes from the session behind its front.

import { Board } from "./board.js";
import { all, field, make, part } from "./dom.js";
import { Drawers } from "./drawers.js";
import { icon } from "./figures.js";
import { openFront } from "./front.js";
import { fillHelp, writeKeys } from "./help.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { Questions } from "./questions.js";
import { SceneView } from "./scene.js";
import { Settings } from "./settings.js";
import { Sounds } from "./sounds.js";
import { fillStage } from "./stage.js";
import { Teller } from "./teller.js";
import { Touch } from "./touch.js";

/** Words of chat in other languages that are remembered. */
const KEPT_FOREIGN = 50;
/** What choices may take from others to show one more row, and what lies below the last. */
const [SPARED_PX, END_PX] = [48, 8];

export class Page {
	/** What the session calls everything, once it has said so. @type {Words | null} */
	words = null;
	/** The choice that was taken last, until the reply to it. */
	taken = "";
	/** The number of the last list of choices, and the entry of the log that told it. @type {[number, Element | undefined]} */
	listed = [0, undefined];
	/** The reply to come answers a question, and so is news to its last line. */
	isQuestion = false;
	/** A menu is shown, and no table. */
	isMenu = false;
	/** There is a board of which nothing was told yet. */
	isNew = false;
	sounds = new Sounds();

	constructor() {
		for (const tool of all("[data-icon]")) {
			tool.append(icon(tool.dataset["icon"] ?? ""), make("span", { text: tool.dataset["label"] }));
		}
		fillHelp();
		this.teller = new Teller(part("live"), part("choices"), {
			take: (at) => this.#choose(at),
			wait: () => this.ask("enter"),
			look: (at, isMoved) => this.#look(at, isMoved),
			shown: (menu) => this.#offered(menu),
		});
		this.board = new Board(part("board"), {
			touch: (point, reach) => this.touch.touched(point, reach),
			watched: (seat) => this.scene.watch(seat),
		});
		this.log = new Log(this.board);
		this.touch = new Touch(this.board, this.teller, {
			why: () => this.ask("y"),
			shown: (choices) => {
				for (const [at, button] of this.teller.buttons.entries()) button.classList.toggle("meant", choices.includes(at));
			},
		});
		this.scene = new SceneView(this.board, (kind) => this.touch.touchCard(kind));
		this.drawers = new Drawers(() => (part("line-back").hidden ? this.teller.toChoices() : this.ask("escape")));
		this.questions = new Questions((key) => this.ask(key));
		this.settings = new Settings(this);
		this.keys = new Keys(this);
		fillStage((book) => this.send({ t: "begin", book }));
		document.addEventListener("scroll", () => this.#countBelow(), true);
		const sized = new ResizeObserver(() => this.#fit());
		for (const id of ["table", "players", "notes", "cards", "choices-part"]) sized.observe(part(id));
		/** @type {Front} */
		this.front = openFront(this);
	}

	/** The page's own texts by their names. @returns {Record<string, string>} */
	get texts() {
		return this.words?.texts ?? {};
	}

	/** Whether a table, or a menu, is shown. */
	get isOpen() {
		return !part("table").hidden;
	}

	/** Whether the table is one column, for which a window is too small. */
	get isColumn() {
		return getComputedStyle(part("table")).display !== "grid";
	}

	/** Show the table. @param {boolean} isAgain whether lists of choices are counted as before */
	open(isAgain) {
		if (!isAgain) {
			this.teller.isFresh = true;
			this.listed = [0, undefined];
		}
		this.teller.takesFocus = part("table").hidden;
		part("table").hidden = false;
	}

	/** Hide the table: nothing is told here any more. */
	close() {
		this.drawers.close();
		this.teller.clear();
		part("table").hidden = true;
		document.title = this.texts["title"] ?? document.title;
	}

	// -- what goes to the session --

	/** Send a message; tell, and return false, if it cannot be sent. @param {any} message */
	send(message) {
		this.sounds.begin();
		if (this.front.send(message)) return true;
		this.teller.tell([this.texts[message.t === "choose" ? "lost-choice" : "lost-key"] ?? ""], true);
		return false;
	}

	/** Ask by a key. @param {string} key */
	ask(key) {
		this.sounds.stop();
		this.isQuestion = this.send({ t: "key", key }) && /^\D$/.test(key);
	}

	/** @param {number} at */
	#choose(at) {
		const { menu, buttons } = this.teller;
		if (!this.send({ t: "choose", menu: menu?.n ?? 0, at })) return;
		const moves = !!menu?.motions?.[at]?.length;
		this.taken = moves ? (buttons[at]?.firstChild?.textContent ?? "") : "";
		this.isQuestion = !!menu?.deep && !moves;
	}

	// -- what comes from it --

	/** @param {any} message */
	take(message) {
		if (message.t === "words") this.#write(message);
		else if (message.t === "settings") this.settings.settle(message.settings);
		else if (message.t === "drawer") this.drawers.show(message.part, message.focus);
		else if (message.t === "told") this.#hear(message);
		else if (message.t === "board") {
			this.isNew = !message.position?.length;
			this.board.draw(message);
		}
	}

	/** Tell what is no reply: of the connection, or of the page itself. @param {string[]} lines */
	tell(lines) {
		this.log.add(lines, this.teller.foreign);
		this.teller.tell(lines, false);
	}

	/** @param {Words} words */
	#write(words) {
		this.words = words;
		document.documentElement.lang = words.lang;
		if (!this.isOpen) document.title = words.texts.title;
		for (const element of all("[data-text]")) {
			element.textContent = words.texts[element.dataset["text"] ?? ""] ?? "";
		}
		this.teller.whose = words.texts.whose;
		this.log.you = words.texts.you;
		this.log.faces = words.faces;
		this.questions.write(words);
		part("tools").setAttribute("aria-label", words.texts.tools);
		writeKeys(words.keys);
		this.settings.write(words);
	}

	/** @param {Told} told */
	#hear(told) {
		const { teller, drawers } = this;
		setTimeout(() => void this.sounds.play(told.cues ?? []));
		const menu = told.menu ?? null;
		part("deep").hidden = !menu?.deep;
		const isSilent = !told.lines.length && !!told.cues?.length;
		part("waiting").hidden = !isSilent || !!told.asked;
		teller.foreign = [...teller.foreign, ...(told.foreign ?? [])].slice(-KEPT_FOREIGN);
		this.#note(told, menu);
		if (told.ends) {
			this.close();
			return;
		}
		if (told.asked) this.questions.answer(told.lines);
		this.board.show(told.passed ?? [], !!menu);
		if (told.scene) this.#show(told.scene);
		if (drawers.allow("talk-part", !!told.line)) teller.takesFocus = true;
		const lead = told.typed ? told.lines.slice(0, -1) : [];
		part("line-note").replaceChildren(...lead.map((textContent) => make("span", { className: "row", textContent })));
		part("talk-part-title").textContent = (told.typed ? told.scene?.title : this.texts["talk"]) ?? "";
		part("line-label").textContent = told.typed || (this.texts["line"] ?? "");
		part("line-back").hidden = !told.typed;
		part("send").textContent = this.texts[told.scene?.is_menu ? "take" : "send"] ?? "";
		if (told.typed) {
			teller.clear();
			drawers.show("talk-part", null);
			teller.lead(lead.join(" "), part("line-note"), field("line"));
		} else teller.offer(told.lines, menu, told.at ?? 0, !!told.asked);
	}

	/** Write down what is told, behind the choice that led to it. @param {Told} told @param {Menu | null} menu */
	#note(told, menu) {
		const { log, teller, listed } = this;
		const { scene, lines, passed = [] } = told;
		const isMenu = scene ? !!scene.is_menu : this.isMenu;
		const asks = told.asked && this.isQuestion && !isMenu ? 0 : (told.asks ?? 0);
		let [, entry] = listed;
		// what was chosen was heard as the choice: the log has it behind the card
		if (this.taken && told.asked && !menu?.deep) entry && log.choose(entry, this.taken);
		if (told.asked) [this.taken, this.isQuestion] = ["", false];
		if (this.isNew || (isMenu && (!this.isMenu || menu?.n !== listed[0]))) log.list.replaceChildren();
		[this.isMenu, this.isNew] = [isMenu, false];
		const isMine = scene?.is_open && this.board.drawing?.own.includes(scene.turn);
		const drawn = /** @type {Step[]} */ (isMine && scene.hand?.[0] ? [[[], scene.turn, scene.hand[0][1], []]] : []);
		if (lines.length) entry = log.add(told.typed ? lines.slice(-1) : lines, teller.foreign, asks, [...passed, ...drawn]);
		// in one column who is there stands far below
		log.leaveOut([...((scene?.is_room && this.isColumn ? [] : scene?.elsewhere) ?? []), ...(menu?.labels ?? [])]);
		if (menu && menu.n !== listed[0]) this.listed = [menu.n, entry];
	}

	/** @param {Scene} seen */
	#show(seen) {
		this.scene.show(seen);
		const kinds = { menu: seen.is_menu, front: seen.is_front, over: seen.won?.length, room: seen.is_room };
		part("choices").style.setProperty("--turn", JSON.stringify(seen.title));
		part("notes").style.setProperty("--waits", JSON.stringify(seen.waits ?? null));
		for (const [name, holds] of Object.entries(kinds)) part("table").classList.toggle(name, !!holds);
		part("stage").dataset["only"] = seen.board ?? "";
		const own = seen.is_menu && !seen.is_front;
		part("table-title").textContent = (own ? seen.title : this.texts["title"]) ?? "";
		const title = `${seen.title} · ${this.texts["title"]}`;
		if (document.title !== title) document.title = title;
		this.questions.offer(seen.asks ?? "");
	}

	// -- the choices --

	/** Show where a choice leads. @param {number} at @param {boolean} [isMoved] whether somebody moved the focus there */
	#look(at, isMoved) {
		if (isMoved) this.board.catchUp();
		const { buttons, menu } = this.teller;
		const ways = menu?.motions?.[at] ?? [];
		this.board.look(ways);
		this.scene.look(menu, at);
		for (const button of buttons) button.classList.toggle("shown", ways.length > 0 && button === buttons[at]);
	}

	/** @param {Menu | null} menu */
	#offered(menu) {
		this.touch.offer(menu);
		// by the next picture: nothing is laid out before the choice has the focus
		requestAnimationFrame(() => {
			if (menu) this.#bringIntoView();
			this.#fit();
		});
	}

	/** Where the table is one column: have the last turn and the choice in one view, or as much of the turn as there is room for. */
	#bringIntoView() {
		if (!this.isColumn) return;
		for (const element of [part("log").lastElementChild, this.teller.buttons[this.teller.at]]) {
			element?.scrollIntoView({ block: "nearest" });
		}
	}

	/** Give the choices the height of whole rows; one that nearly has room gets it, if others can spare that. */
	#fit() {
		const [{ dataset, style }, box] = [part("table"), part("choices-part")];
		style.removeProperty("--fit");
		this.#countBelow();
		if (this.isMenu || this.isColumn || !dataset["more"]) return;
		const { top, height } = box.getBoundingClientRect();
		const ends = this.#bottoms().map((end) => end - top + box.scrollTop + END_PX).filter((end) => end <= height + SPARED_PX);
		for (const end of ends.toReversed()) {
			style.setProperty("--fit", `calc(${end}px + var(--below))`);
			if (box.clientHeight >= end - 1) break;
		}
		this.#countBelow();
	}

	/** Write down how many choices lie below those in view; where all have room, the line for that takes none. */
	#countBelow() {
		const { dataset } = part("table");
		const below = () => {
			const end = this.isMenu ? part("tools").getBoundingClientRect().top : part("choices-part").getBoundingClientRect().bottom;
			return this.#bottoms().filter((bottom) => bottom > end + 1).length;
		};
		dataset["more"] = "";
		if (below()) dataset["more"] = "↓";
		if (dataset["more"]) dataset["more"] = `${this.texts["more"]?.replace("0", String(below()))} ↓`;
	}

	/** Where each choice ends. */
	#bottoms = () => [...part("choices-part").querySelectorAll("button:not(.unseen)")]
		.filter((button) => button.checkVisibility()).map((button) => button.getBoundingClientRect().bottom);
}

new Page();
