// The front of a page in a window of the program's own: the game runs in the program, on this computer.
// The address of the page holds a ticket that lets one page in, once. Instead of it the page shows a key
// of its own from then on, which it keeps for being reloaded.

// @ts-expect-error both stand beside this file where it is handed out
import { Waiting, hideTable, showTable } from "./solo.js";

/** @typedef {import("../static/front.js").Front} Front */

/** A front that is open: the same number as of a socket. */
export const OPEN = 1;

const KEY = "key";
/** How a message begins that is a reply. */
const REPLY = '{"t":"told"';
/** The close code of a page that another one has taken over. */
const TAKEN = 4001;

/** How long the last sentence stands before the window closes. */
const TOLD_MS = 5000;

/** @type {{over: string, taken: string}} */
const texts = JSON.parse(document.getElementById("site")?.textContent ?? "{}");

/** What lets this page in; taken from the address before the page reads it. */
const admission = (() => {
  const ticket = location.hash.slice(1);
  let key = sessionStorage.getItem(KEY);
  if (ticket) {
    key = crypto.randomUUID() + crypto.randomUUID();
    sessionStorage.setItem(KEY, key);
    history.replaceState(null, "", "/");
  }
  return new URLSearchParams({ ticket, key: key ?? "" }).toString();
})();

/** @implements {Front} */
class WindowFront {
  constructor() {
    /** @type {Front["onopen"]} */
    this.onopen = null;
    /** @type {Front["onmessage"]} */
    this.onmessage = null;
    /** A page whose game is over does not come back by itself. @type {Front["onclose"]} */
    this.onclose = null;
    /** @type {string[]} */
    this.last = [];
    this.isShown = false;
    this.socket = new WebSocket(`ws://${location.host}/page?${admission}`);
    this.socket.onopen = () => this.onopen?.({});
    this.socket.onmessage = ({ data }) => this.#take(data);
    this.socket.onclose = ({ code }) => this.#end(code);
    addEventListener("pagehide", () => {
      this.socket.onclose = null;
      this.socket.close();
    });
    addEventListener("pageshow", (event) => {
      if (event.persisted) location.reload();
    });
  }

  get readyState() {
    return this.socket.readyState;
  }

  /** @param {string} text */
  send(text) {
    this.socket.send(text);
  }

  /** @param {string} text */
  #take(text) {
    if (text.startsWith(REPLY)) {
      const { ends, lines } = JSON.parse(text);
      if (ends) {
        this.last = lines;
        return;
      }
    }
    if (!this.isShown) showTable();
    this.isShown = true;
    this.onmessage?.({ data: text });
  }

  /** @param {number} code */
  #end(code) {
    hideTable();
    document.getElementById("start")?.setAttribute("hidden", "");
    if (code === TAKEN) {
      new Waiting().say(texts.taken);
      return;
    }
    new Waiting().say([...this.last, texts.over].join(" "));
    // a window of the program's own can close itself, once that is told; in any other it stays
    setTimeout(() => globalThis.close(), TOLD_MS);
  }
}

/** @returns {Front} */
export function openFront() {
  return new WindowFront();
}
