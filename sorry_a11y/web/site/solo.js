// What the pages share at which one player plays alone, whether the game is in a worker of the browser
// or in a program of this computer: the page without the parts for others, and what is told while there
// is no game.

/** Parts of the page for tables with others. */
const OF_TABLES = ["answer-part", "invite", "invite-tool"];

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

/** Show the table, without what is there for others. */
export function showTable() {
  for (const id of OF_TABLES) document.getElementById(id)?.setAttribute("hidden", "");
  document.getElementById("table")?.removeAttribute("hidden");
}

/** Hide the table: no game is told here any more. */
export function hideTable() {
  document.getElementById("table")?.setAttribute("hidden", "");
}
