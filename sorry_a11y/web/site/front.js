// The front of a page that has no server: the game runs in a worker. Here is what the page tells while
// the game does not run: that it loads, that another tab has it.

// @ts-expect-error it stands beside this file in the folder that is built
import { HANDS } from "./dom.js";
import { addFriends } from "./friends.js";
import { addGames, download } from "./games.js";
import { Waiting, hideTable, showTable } from "./solo.js";
import { watchUpdates } from "./updates.js";

/** @typedef {import("../static/front.js").Front} Front */
/** @typedef {{loading: string[], failed: string, elsewhere: string, "take-over": string, taken: string, newer: string, reload: string}} Texts */
/**
 * What the build says of the site: how many bytes there are to load, the address of a server where
 * friends play, empty for none, and by language the texts, of the loading one for each tenth.
 * @typedef {{bytes: number, server: string, texts: Record<string, Texts>}} Site
 */

/** A front that is open: the same number as of a socket. */
export const OPEN = 1;

/** Keys that are kept while the game loads. */
const MOST_KEYS = 20;
/** Between two sentences about the loading. */
const APART_MS = 4000;

/** How long a reader may take to tell a page that has just opened; news in between may be lost. */
const READ_MS = 5000;

/** How the message begins that shows a game's board: what it saves is worth keeping. */
const GAME = '{"t":"board"';

/** Where a page that was left to another tab notes that it takes the game back. */
const AGAIN = "take-over";
const HERE = new URL(".", import.meta.url).href;

/** @type {Site} */
const site = JSON.parse(document.getElementById("site")?.textContent ?? "{}");

/** @returns {string} the language of the settings, or of the browser */
function language() {
  try {
    const kept = JSON.parse(localStorage.getItem("settings") ?? "{}").language;
    if (kept) return kept;
  } catch {
    // the browser keeps nothing
  }
  return navigator.language;
}

/** @returns {Texts} */
function textsNow() {
  const [wished = "en"] = language().split("-");
  const found = Object.keys(site.texts).find((one) => one.split("-")[0] === wished) ?? "en";
  document.documentElement.lang = found;
  return /** @type {Texts} */ (site.texts[found]);
}

/** The page while the game loads: says how far it is, and keeps the keys that are pressed. */
class Loading extends Waiting {
  constructor() {
    const texts = textsNow();
    super(texts["take-over"]);
    this.texts = texts;
    this.bar = document.createElement("progress");
    this.bar.max = site.bytes;
    this.main.append(this.bar);
    this.toldAt = 0;
    /** @type {string[]} */
    this.keys = [];
    this.keep = (/** @type {KeyboardEvent} */ event) => this.#keep(event);
    document.addEventListener("keydown", this.keep, true);
    this.show(0);
  }

  /** @param {number} bytes that have come */
  show(bytes) {
    if (!this.bar.isConnected) return;
    this.bar.value = bytes;
    const text = this.texts.loading[Math.min(Math.floor((10 * bytes) / site.bytes), 10)] ?? "";
    const now = performance.now();
    if (bytes && (now - this.toldAt < APART_MS || this.live.textContent === text)) return;
    this.toldAt = now;
    this.bar.setAttribute("aria-label", text);
    this.live.textContent = text;
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
    this.main.remove();
    document.getElementById("choices")?.addEventListener("focusin", () => {
      document.removeEventListener("keydown", this.keep, true);
      for (const key of this.keys) {
        const button = /** @type {HTMLElement} */ (document.activeElement);
        if (key === "Enter" || key === " ") button.click();
        else button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      }
    }, { once: true });
  }
}

/**
 * Show, without taking the focus, that there is a new version, and how to begin it.
 * @param {Texts} texts
 * @param {() => void} reload
 */
function offerReload(texts, reload) {
  const part = document.createElement("section");
  const said = document.createElement("p");
  said.textContent = texts.newer;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = texts.reload;
  button.addEventListener("click", reload);
  part.append(said, button);
  document.getElementById("news-part")?.append(part);
}

/** @implements {Front} */
class WorkerFront {
  constructor() {
    this.readyState = 0;
    /** @type {Front["onopen"]} */
    this.onopen = null;
    /** @type {Front["onmessage"]} */
    this.onmessage = null;
    /** @type {Front["onclose"]} */
    this.onclose = null;
    /** @type {Loading | null} */
    this.loading = new Loading();
    this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.#take(data);
    this.worker.onerror = () => this.loading?.say(this.loading.texts.failed);
    this.worker.postMessage({
      begin: language(), hands: HANDS, takesOver: sessionStorage.getItem(AGAIN) === HERE,
      isStored: Boolean(navigator.serviceWorker?.controller),
    });
    sessionStorage.removeItem(AGAIN);
    // a page that a browser keeps for the way back would keep the files as well
    addEventListener("pagehide", () => this.worker.terminate());
    addEventListener("pageshow", (event) => {
      if (event.persisted) location.reload();
    });
  }

  /** @param {string} text */
  send(text) {
    this.worker.postMessage({ text });
  }

  /** @param {{bytes?: number, failed?: true, elsewhere?: true, taken?: true, text?: string,
   *   games?: Uint8Array<ArrayBuffer>}} said */
  #take(said) {
    const { loading } = this;
    if (said.bytes) loading?.show(said.bytes);
    else if (said.failed) loading?.say(loading.texts.failed);
    else if (said.elsewhere) loading?.say(loading.texts.elsewhere, () => this.#takeOver());
    else if (said.taken) this.#end();
    else if (said.games) download(said.games);
    else if (said.text !== undefined) {
      if (loading) this.#begin(loading);
      if (said.text.startsWith(GAME)) void navigator.storage?.persist?.();
      this.onmessage?.({ data: said.text });
    }
  }

  #takeOver() {
    this.loading?.say(this.loading.texts.loading.at(-1) ?? "");
    this.worker.postMessage({ takeOver: true });
  }

  /** @param {Loading} loading */
  #begin(loading) {
    performance.mark("game");
    loading.end();
    this.loading = null;
    addGames(
      () => this.worker.postMessage({ save: true }), (add) => this.worker.postMessage({ add }),
    );
    addFriends(site.server);
    showTable();
    this.readyState = OPEN;
    this.onopen?.({});
    void watchUpdates((reload) => {
      offerReload(loading.texts, reload);
      setTimeout(() => this.#tell(loading.texts.newer), READ_MS);
    });
  }

  /** Say something of the page's own. @param {string} text */
  #tell(text) {
    this.onmessage?.({ data: JSON.stringify({ t: "news", lines: [text] }) });
  }

  /** Another tab has the game from now on. */
  #end() {
    this.readyState = 0;
    this.worker.terminate();
    hideTable();
    const texts = textsNow();
    new Waiting(texts["take-over"]).say(texts.taken, () => {
      sessionStorage.setItem(AGAIN, HERE);
      location.reload();
    });
  }
}

/** @returns {Front} */
export function openFront() {
  return new WorkerFront();
}
