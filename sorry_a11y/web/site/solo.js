// What the pages share at which one player plays alone, whether the game is in a worker of the browser
// or in a program of this computer: the page without the parts for others, a line for a name, and what
// is told while there is no game.

/** Parts of the page for tables with others. */
const OF_TABLES = ["answer-part", "invite", "invite-tool", "ready"];
/** How a message begins that is a reply. */
const REPLY = '{"t":"told"';
/** What can be asked in a menu; in a game there is more. */
const IN_MENUS = "rq";

/** What stands in place of the game while it does not run. */
export class Waiting {
  /** @param {string} [button] what the button says, where there is one */
  constructor(button = "") {
    this.button = button;
    this.main = document.createElement("main");
    this.live = document.createElement("p");
    this.live.setAttribute("role", "status");
    const title = document.createElement("h1");
    title.textContent = "Sorry!";
    this.main.append(title, this.live);
    document.body.prepend(this.main);
  }

  /** @param {string} text @param {(() => void) | null} [act] what the button does */
  say(text, act = null) {
    this.main.querySelectorAll("progress, button").forEach((one) => one.remove());
    this.live.textContent = text;
    if (!act) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.button;
    button.addEventListener("click", act);
    this.main.append(button);
    button.focus();
  }
}

/** The handle of a drawer of the page. @param {string} id @returns {HTMLElement | null} */
function handleOf(id) {
  return document.querySelector(`#tools [aria-controls="${id}"]`);
}

/** Offer the drawer in which a line is typed, or put it away. @param {boolean} isWanted */
function showLine(isWanted) {
  const handle = handleOf("talk-part");
  const drawer = document.getElementById("talk-part");
  if (!handle || !drawer) return;
  handle.hidden = !isWanted;
  if (isWanted) return;
  if (drawer.contains(document.activeElement)) {
    /** @type {HTMLElement | null} */ (document.querySelector("#choices button:not([disabled])"))?.focus();
  }
  handle.setAttribute("aria-expanded", "false");
  drawer.hidden = true;
  drawer.classList.remove("open");
}

/** Show the table, without what is there for others. @param {(text: string) => void} send */
export function showTable(send) {
  for (const id of OF_TABLES) document.getElementById(id)?.setAttribute("hidden", "");
  // the key that leads to the line, while there is none, is refused by the game
  document.getElementById("choices")?.addEventListener("keydown", (event) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isPlain || event.key.toLowerCase() !== "e" || !handleOf("talk-part")?.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    send(JSON.stringify({ t: "key", key: "e" }));
  }, true);
  document.getElementById("table")?.removeAttribute("hidden");
}

/** Hide the table: no game is told here any more. */
export function hideTable() {
  document.getElementById("table")?.setAttribute("hidden", "");
}

/**
 * Arrange the table for a message that comes.
 * @param {string} text
 * @returns {string[]} the last sentences, where it is the last one
 */
export function arrange(text) {
  if (!text.startsWith(REPLY)) return [];
  const { line, scene, ends, lines } = JSON.parse(text);
  showLine(line === true);
  document.getElementById("table")?.classList.toggle("menu", scene?.asks === IN_MENUS);
  return ends ? lines : [];
}
