// The settings: those of the session, which it is told of, and those of this page alone.

import { PACES } from "./board.js";
import { HANDS, field, list, make, options, part, stopOnce, storage } from "./dom.js";

/** Boxes that this page alone has something to do with. */
const BOXES = ["letters", "voice", "big", "stops"];
/** A value so long is seen whole in its list. */
const SHORT = 24;
const selects = /** @type {NodeListOf<HTMLSelectElement>} */ (
  document.querySelectorAll("select[data-setting]"));

export class Settings {
  language = "";
  /** Those that hold. */
  now = /** @type {Record<string, string | number>} */ (
    { language: navigator.language, ...storage.read("settings"), hands: HANDS });

  /**
   * @param {{change: (name: string, value: string) => void}} acts
   * @param {import("./teller.js").Teller} teller
   * @param {import("./board.js").Board} board
   * @param {import("./sounds.js").Sounds} sounds
   */
  constructor(acts, teller, board, sounds) {
    this.teller = teller;
    this.sounds = sounds;
    for (const select of selects) {
      select.addEventListener("change", () => acts.change(select.dataset.setting ?? "", select.value));
      // a list is often too narrow for what would be heard; a reader has it from the list
      select.after(make("span", { className: "sample", ariaHidden: "true" }));
    }
    for (const name of BOXES) {
      const box = field(name);
      box.checked = storage.read(name) ?? box.checked;
      box.addEventListener("change", () => {
        storage.write(name, box.checked);
        this.#apply();
      });
    }
    board.pace = storage.read("pace") ?? board.pace;
    list("pace").addEventListener("change", () => {
      board.pace = list("pace").value;
      storage.write("pace", board.pace);
    });
    options(list("pace"), Object.keys(PACES).map((name) => [name, name]));
    list("pace").value = board.pace;
    // whoever has Enter and no space bar
    part("settings-part").addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.target.click();
    });
    part("sounding").addEventListener("click", () =>
      acts.change("sound", this.now["sound"] === "off" ? "full" : "off"));
    this.#apply();
  }

  /** Have the lists in other words. @param {any} words */
  write(words) {
    this.language = words.lang;
    for (const select of selects) options(select, words.choices[select.dataset.setting ?? ""] ?? []);
    for (const option of list("pace").options) option.textContent = words.texts[`pace-${option.value}`];
    this.settle(this.now);
  }

  /** Have settings that hold. @param {Record<string, string | number>} settings */
  settle(settings) {
    this.now = { ...this.now, ...settings };
    for (const select of selects) {
      const value = this.now[select.dataset.setting ?? ""];
      if (value !== undefined) select.value = String(value);
      const text = select.selectedOptions[0]?.textContent ?? "";
      if (select.nextSibling) select.nextSibling.textContent = text.length > SHORT ? text : "";
    }
    part("sounding").setAttribute("aria-pressed", String(this.now["sound"] !== "off"));
    const { volume, digits, guard } = settings;
    if (volume !== undefined) this.sounds.volume = Number(volume);
    if (digits !== undefined) this.teller.tells = digits !== "play";
    if (guard !== undefined) this.teller.guard = Number(guard);
    storage.write("settings", this.now);
  }

  #apply() {
    const { classList, dataset } = document.documentElement;
    classList.toggle("big", field("big").checked);
    dataset["stops"] = field("stops").checked ? "all" : "";
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[role=toolbar]"))) {
      if (row.id !== "choices") stopOnce(row);
    }
    this.teller.setStops();
    this.teller.speak = (text) => this.#speak(text);
    if (!field("voice").checked) this.hush();
  }

  /** Have the voice of the browser say something. @param {string} text */
  #speak(text) {
    if (!field("voice").checked) return;
    const said = new SpeechSynthesisUtterance(text);
    said.lang = this.language;
    this.hush();
    globalThis.speechSynthesis?.speak(said);
  }

  /** Have the voice of the browser say nothing more. */
  hush() {
    globalThis.speechSynthesis?.cancel();
  }
}
