// The first page: a table of one's own with its seats and rules, and sitting down with a code.

import { codeIn, field, list, make, options, part, storage } from "./dom.js";
import { COLOURS } from "./figures.js";

/** What nobody hears of a name. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f]/gu;
/** The field that a refusal is about, by the form that was sent. @type {Record<string, Record<string, string>>} */
const FIELDS = { sit: { name: "name", code: "code" }, open: { name: "host" } };

/** @param {string} textContent @param {HTMLSelectElement} select */
const labelled = (textContent, select) =>
  make("p", {}, make("label", { htmlFor: select.id, textContent }), select);

export class Door {
  /**
   * @param {(message: object) => boolean} send whether it was sent
   * @param {import("./teller.js").Teller} teller
   */
  constructor(send, teller) {
    this.send = send;
    this.teller = teller;
    /** @type {any} */
    this.words = null;
    /** A table that the address of this page describes. @type {any} */
    this.wished = null;
    /** The code in the address of this page. */
    this.code = "";
    /** The form that was sent last. */
    this.sent = "sit";
    this.#readAddress();
    part("start").addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target === part("open")) this.#open();
      else this.#sit();
    });
    part("to-hall").addEventListener("click", () => this.toHall());
    list("game").addEventListener("change", () => this.#table());
    part("start").addEventListener("input", () => this.#clear());
  }

  /** Whether the address says what is wished for. */
  get isAddressed() {
    return !!this.wished || !!field("code").value;
  }

  #readAddress() {
    const text = decodeURIComponent(location.hash.slice(1));
    if (text.startsWith("open=")) {
      try {
        this.wished = JSON.parse(text.slice(5));
        field("host").value = this.wished.name ?? "";
        this.#show("open");
      } catch {
        this.wished = null;
      }
    } else if (text) {
      field("code").value = this.code = codeIn(text);
      part("open-part").before(part("sit-part"));
      this.#show("sit");
      field("code").parentElement?.setAttribute("hidden", ""); // a link has said it
    }
    const name = storage.read("name");
    if (name) for (const id of ["name", "host"]) field(id).value ||= name;
  }

  /** Show the way to a table to which a form belongs. @param {string} form */
  #show(form) {
    const way = part(form).closest("details");
    if (way) way.open = true;
  }

  /** Have the page in other words. @param {any} words */
  write(words) {
    this.words = words;
    if (words.hall && !this.code) part("hall-part").hidden = false;
    const seats = COLOURS.map((colour, at) => [String(at), words.texts[`colour-${colour}`]]);
    options(list("seat"), [["", words.texts["seat-any"]], ...seats]);
    const isFirst = !list("game").childElementCount;
    options(list("game"), words.games);
    if (isFirst && this.wished) list("game").value = this.wished.game ?? "";
    this.#table();
    if (this.code) this.send({ t: "look", code: this.code });
    if (!isFirst || !this.isAddressed) return;
    const name = this.wished ? "" : field("name").value;
    // one press sits down by a link, under the name of the time before, which leads it
    if (name) this.#note(`${words.texts.name}: ${name}`, part("sit").querySelector("button"));
    else part(this.wished ? "host" : "name").focus();
  }

  /** Show the table to which the link leads, and no other way. @param {{title: string, lines: string[]}} table */
  show({ title, lines }) {
    const note = part("whose");
    note.replaceChildren(...lines.map((textContent) => make("p", { textContent })));
    part("sit-part").querySelector("summary")?.replaceChildren(title);
    for (const id of ["open-part", "hall-part", "intro"]) part(id).hidden = true;
    const name = field("name");
    this.teller.lead([title, ...lines].join(" "), note, name.value ? part("sit").querySelector("button") : name);
  }

  /** Tell why there is no seat, at the field that it is about. @param {string} why @param {string} text */
  refuse(why, text) {
    const id = FIELDS[this.sent]?.[why];
    if (why === "code") this.code = ""; // nothing more is known of it
    if (id) {
      field(id).setAttribute("aria-invalid", "true");
      field(id).parentElement?.removeAttribute("hidden");
    }
    this.#note(text, id ? field(id) : null);
  }

  /** Write before the button of a form what leads a part of it. @param {string} text @param {HTMLElement | null} to */
  #note(text, to) {
    const note = part("refusal");
    this.#show(this.sent);
    part(this.sent).querySelector("button")?.closest("p")?.before(note);
    note.textContent = text;
    note.scrollIntoView({ block: "nearest" });
    this.teller.lead(text, note, to);
  }

  /** Tell what was the last word of a table. @param {string} text */
  say(text) {
    const note = part("refusal");
    part("start").querySelector("h1")?.after(note);
    note.textContent = text;
    this.teller.lead(text, note, part("start").querySelector("details[open] input, details:not([open]) summary"));
  }

  /** Go where people meet who do not know each other yet. */
  toHall() {
    this.#wish("hall-part", { t: "hall" });
  }

  #clear() {
    part("refusal").textContent = "";
    for (const name of ["aria-describedby", "aria-invalid"]) {
      for (const element of part("start").querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    }
  }

  #sit() {
    const seat = list("seat").value;
    this.#wish("sit", {
      t: "join", code: codeIn(field("code").value), name: this.#name("name"),
      seat: seat === "" ? null : Number(seat), watch: field("watch").checked,
    });
  }

  #open() {
    /** @type {Record<string, string>} */
    const seats = {};
    for (const [at, colour] of COLOURS.entries()) {
      const who = list(`seat-${at}`).value;
      if (who) seats[colour] = who;
    }
    const game = list("game").value;
    const rest = this.wished?.game === game ? this.wished : this.#ruled();
    this.#wish("open", { ...rest, t: "host", game, name: this.#name("host"), seats });
  }

  /** The name in a field, which is kept. @param {string} id */
  #name(id) {
    const one = field(id);
    one.value = one.value.replaceAll(PICTURES, "").trim();
    storage.write("name", one.value);
    return one.value;
  }

  /** @param {string} form @param {object} message */
  #wish(form, message) {
    this.#clear();
    this.sent = form;
    if (!this.send(message)) this.refuse("", this.words.texts["lost-key"]);
  }

  /** Lists for the seats and the rules of the table to be opened. */
  #table() {
    this.#seats();
    this.#rules();
  }

  #seats() {
    const words = this.words;
    const isFull = this.#family()?.full;
    const usual = ["you", "runner", "open", isFull ? "runner" : ""];
    const before = COLOURS.map((_, at) => document.querySelector(`#seat-${at}`));
    part("seats").replaceChildren(...COLOURS.map((colour, at) => {
      const select = make("select", { id: `seat-${at}` });
      options(select, [
        ["you", words.texts.you], ["open", words.texts["open-seat"]],
        ["", words.texts.nobody], ...words.bots,
      ]);
      const old = /** @type {HTMLSelectElement | null} */ (before[at] ?? null);
      const now = old?.value || (old && !isFull ? "" : null);
      const wished = this.wished;
      select.value = now ?? wished?.seats?.[colour] ?? (wished ? "" : (usual[at] ?? ""));
      return labelled(words.texts[`colour-${colour}`], select);
    }));
  }

  /** The rules that the chosen game may have. */
  #family() {
    return this.words.rules.find((/** @type {any} */ one) => list("game").value in one.usual);
  }

  /** A list for each rule of the house: `name` of an option, or empty for fields of the table. */
  #rules() {
    const game = list("game").value;
    const family = this.#family();
    const before = [...document.querySelectorAll("#rules select")];
    const rows = [
      ...(family?.ways ?? []).map((/** @type {any[]} */ way) =>
        ["", way[0], way[1].map((/** @type {any[]} */ [, text], /** @type {number} */ at) => [String(at), text])]),
      ...(family?.options ?? []),
    ];
    part("rules").replaceChildren(...rows.map(([name, title, values], at) => {
      const select = make("select", { id: `rule-${at}` });
      select.dataset.option = name;
      options(select, values);
      if (name) select.value = family.usual[game][name];
      if (select.selectedIndex < 0) select.selectedIndex = 0;
      select.dataset.usual = select.value;
      const old = /** @type {HTMLSelectElement | undefined} */ (before[at]);
      if (old && part("rules").dataset.game === game) select.value = old.value;
      return labelled(title, select);
    }));
    part("rules").dataset.game = game;
    // the address of this page has said already what is played
    part("house").hidden = !rows.length || this.wished?.game === game;
  }

  /** The rules chosen, as fields of the table to be opened. */
  #ruled() {
    const family = this.#family();
    /** @type {Record<string, string>} */
    const chosen = {};
    const fields = {};
    for (const [at, one] of document.querySelectorAll("#rules select").entries()) {
      const { value, dataset } = /** @type {HTMLSelectElement} */ (one);
      if (!dataset.option) Object.assign(fields, family.ways[at][1][value][0]);
      // what is as usual is left to the game: points and teams have values of their own
      else if (value !== dataset.usual) chosen[dataset.option] = value;
    }
    return { ...fields, options: chosen, undo: family?.full ? "off" : "ask" };
  }
}
