// Calls a player who looks elsewhere, by a notification of the browser, where that is wanted and
// allowed: being on turn, or wanted in the hall.

import { field, part, storage } from "./dom.js";

const NAME = "notify";

export class Caller {
  /** @param {(isAllowed: boolean) => void} told what the browser answered */
  constructor(told) {
    const box = field(NAME);
    // a browser allows it to pages that came encrypted alone
    const isPossible = "Notification" in globalThis && isSecureContext;
    part("notify-part").hidden = !isPossible;
    if (!isPossible) return;
    box.checked = !!storage.read(NAME) && Notification.permission === "granted";
    box.addEventListener("change", () => void this.#ask(box, told));
  }

  /** @param {HTMLInputElement} box @param {(isAllowed: boolean) => void} told */
  async #ask(box, told) {
    if (box.checked) {
      box.checked = (await Notification.requestPermission()) === "granted";
      told(box.checked);
    }
    storage.write(NAME, box.checked);
  }

  /** @param {string} title @param {string} text @param {string} lang */
  call(title, text, lang) {
    if (!document.hidden || !field(NAME).checked) return;
    try {
      const note = new Notification(title, { body: text, lang, tag: NAME });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      // browsers of telephones let no page do so by itself
    }
  }
}
