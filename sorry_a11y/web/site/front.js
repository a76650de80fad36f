// The front of a page that has no server: the game runs in a worker, and is told while it loads.

/** @typedef {import("../static/front.js").Front} Front */
/**
 * What the build says of the site: by language a text for each tenth of the loading, and other
 * texts; how many bytes there are to load.
 * @typedef {{bytes: number, texts: Record<string, {loading: string[], failed: string}>}} Site
 */

/** A front that is open: the same number as of a socket. */
export const OPEN = 1;

/** Keys that are kept while the game loads. */
const MOST_KEYS = 20;
/** Between two sentences about the loading. */
const APART_MS = 4000;
/** Parts of the page for tables with others. */
const OF_TABLES = ["answer-part", "invite", "ready"];

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

function texts() {
  const [wished = "en"] = language().split("-");
  const found = Object.keys(site.texts).find((one) => one.split("-")[0] === wished) ?? "en";
  document.documentElement.lang = found;
  return /** @type {{loading: string[], failed: string}} */ (site.texts[found]);
}

/** The page while the game loads. */
class Loading {
  constructor() {
    this.texts = texts();
    this.main = document.createElement("main");
    this.live = document.createElement("p");
    this.live.setAttribute("role", "status");
    this.bar = document.createElement("progress");
    this.bar.max = site.bytes;
    const title = document.createElement("h1");
    title.textContent = "Sorry!";
    this.main.append(title, this.live, this.bar);
    document.body.prepend(this.main);
    this.toldAt = 0;
    /** @type {string[]} */
    this.keys = [];
    this.kept = (/** @type {KeyboardEvent} */ event) => this.#keep(event);
    document.addEventListener("keydown", this.kept, true);
    this.show(0);
  }

  /** @param {number} bytes that have come */
  show(bytes) {
    this.bar.value = bytes;
    const text = this.texts.loading[Math.min(Math.floor((10 * bytes) / site.bytes), 10)] ?? "";
    const now = performance.now();
    if (bytes && (now - this.toldAt < APART_MS || this.live.textContent === text)) return;
    this.toldAt = now;
    this.bar.setAttribute("aria-label", text);
    this.live.textContent = text;
  }

  fail() {
    this.live.setAttribute("role", "alert");
    this.live.textContent = this.texts.failed;
    this.bar.remove();
  }

  /** @param {KeyboardEvent} event */
  #keep(event) {
    const isOfGame = event.key.length === 1 || event.key === "Enter" || event.key.startsWith("Arrow");
    if (!isOfGame || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (this.keys.length < MOST_KEYS) this.keys.push(event.key);
  }

  /** Make room for the game, and press what was pressed meanwhile once it listens. */
  end() {
    this.main.remove();
    const choices = document.getElementById("choices");
    choices?.addEventListener("focusin", () => {
      document.removeEventListener("keydown", this.kept, true);
      for (const key of this.keys) {
        const button = /** @type {HTMLElement} */ (document.activeElement);
        if (key === "Enter" || key === " ") button.click();
        else button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      }
    }, { once: true });
  }
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
    this.worker.onerror = () => this.loading?.fail();
    this.worker.postMessage({ begin: language() });
  }

  /** @param {string} text */
  send(text) {
    this.worker.postMessage({ text });
  }

  /** @param {{bytes?: number, failed?: string, text?: string}} said */
  #take(said) {
    if (said.bytes !== undefined) this.loading?.show(said.bytes);
    if (said.failed !== undefined) this.loading?.fail();
    if (said.text === undefined) return;
    if (this.loading) this.#begin();
    this.onmessage?.({ data: said.text });
  }

  #begin() {
    this.loading?.end();
    this.loading = null;
    for (const id of OF_TABLES) document.getElementById(id)?.setAttribute("hidden", "");
    document.getElementById("talk")?.closest("section")?.setAttribute("hidden", "");
    document.getElementById("table")?.removeAttribute("hidden");
    this.readyState = OPEN;
    this.onopen?.({});
  }
}

/** @returns {Front} */
export function openFront() {
  return new WorkerFront();
}
