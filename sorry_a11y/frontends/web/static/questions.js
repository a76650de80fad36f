// The questions of "Ask": a row of buttons for each kind, of those that mean something now.

import { fill, make, part, stopOnce, walkable } from "./dom.js";

export class Questions {
  /** @param {(key: string) => void} ask */
  constructor(ask) {
    this.ask = ask;
    /** The keys whose questions are offered, null before there are any. @type {string | null} */
    this.keys = null;
  }

  /** Have the questions in other words. @param {[string, [string, string][]][]} groups */
  write(groups) {
    part("asks").replaceChildren(...groups.map(([title, rows], at) => {
      const row = make("div", { role: "toolbar" });
      row.setAttribute("aria-labelledby", `asks-${at}`);
      fill(row, rows, this.ask);
      walkable(row);
      return make("div", {}, make("h3", { id: `asks-${at}`, textContent: title }), row);
    }));
    this.#show();
  }

  /** Offer the questions of some keys. @param {string} keys */
  offer(keys) {
    if (keys === this.keys) return;
    this.keys = keys;
    part("take-back").hidden = !keys.includes("u");
    this.#show();
  }

  #show() {
    for (const group of /** @type {HTMLCollectionOf<HTMLElement>} */ (part("asks").children)) {
      for (const button of group.querySelectorAll("button")) {
        button.hidden = !(this.keys ?? button.dataset.ask)?.includes(button.dataset.ask ?? "");
      }
      group.hidden = !group.querySelector("button:not([hidden])");
      stopOnce(/** @type {HTMLElement} */ (group.lastElementChild));
    }
  }
}
