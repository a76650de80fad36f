// The page: what it shows, and what its keys and buttons do. It knows no game: every sentence, every
// choice and every place of the board comes from the server.

import { Board } from "./board.js";
import { Connection } from "./connection.js";
import { Sounds } from "./sounds.js";
import { Teller } from "./teller.js";

/** Turns that stay to be read. */
const KEPT_TURNS = 6;
const COLOURS = ["red", "blue", "yellow", "green"];

/** @param {string} id @returns {HTMLElement} */
function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

/** @param {string} id @returns {HTMLInputElement} */
const field = (id) => /** @type {HTMLInputElement} */ (part(id));
/** @param {string} id @returns {HTMLSelectElement} */
const list = (id) => /** @type {HTMLSelectElement} */ (part(id));

/** What the browser keeps: a name, the seat (as "chair"), and choices of this page alone. */
const storage = {
  /** @param {string} name @returns {any} */
  read(name) {
    try {
      return JSON.parse(localStorage.getItem(name) ?? "null");
    } catch {
      return null;
    }
  },
  /** @param {string} name @param {unknown} value */
  write(name, value) {
    try {
      localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // a browser that keeps nothing: it holds for this visit
    }
  },
};

/** @type {any} */
let words = null;
/** @type {import("./teller.js").Menu | null} */
let menu = null;
const sounds = new Sounds();
const teller = new Teller(part("live"), part("choices"), {
  take: (at) => send({ t: "choose", menu: menu?.n ?? 0, at }),
  wait: () => ask("enter"),
  look: (at) => board.look(menu?.moves?.[at] ?? []),
});
const board = new Board(part("board"), pressBoard);
const connection = new Connection(take, noticeConnection);
connection.settings = storage.read("settings") ?? { language: navigator.language };

/** @param {object} message */
function send(message) {
  sounds.begin();
  connection.send(message);
}

// -- what comes from the server ------------------------------------------------------------------

/** @param {any} message */
function take(message) {
  switch (message.t) {
    case "words":
      write(message);
      break;
    case "settings":
      settle(message.settings);
      break;
    case "seat":
      sit(message.seat, message.session, message.link);
      break;
    case "board":
      board.draw(message);
      break;
    case "told":
      hear(message);
      break;
    case "refused":
      part("refusal").textContent = message.text;
      if (message.why === "name") field("name").focus();
      if (message.why === "code") field("code").focus();
      break;
  }
}

/**
 * @param {any} seat
 * @param {string} session
 * @param {string} [link]
 */
function sit(seat, session, link = "") {
  const isAgain = connection.seat?.session === session;
  connection.seat = {
    table: seat.table, token: seat.token, guest: seat.guest, seats: seat.seats,
    code: seat.code ?? "", session,
    told: isAgain ? (connection.seat?.told ?? 0) : 0, heard: connection.seat?.heard ?? -1,
  };
  storage.write("chair", connection.seat);
  if (!isAgain) teller.isFresh = true; // another session counts its lists anew
  part("refusal").textContent = "";
  const address = /^https?:/.test(link) ? link : "";
  part("invite").hidden = !address;
  const anchor = /** @type {HTMLAnchorElement} */ (part("link"));
  anchor.href = address || "/";
  anchor.textContent = address;
  teller.takesFocus = part("table").hidden;
  part("start").hidden = true;
  part("table").hidden = false;
  // the address bar keeps no invitation that was taken
  history.replaceState(null, "", "/");
}

/** @param {any} told */
function hear(told) {
  if (connection.seat) {
    connection.seat.told = told.n;
    connection.seat.heard = told.heard ?? -1;
    storage.write("chair", connection.seat);
  }
  void sounds.play(told.cues ?? []);
  menu = told.menu ?? null;
  part("deep").hidden = !menu?.deep;
  const isSilent = !told.lines.length && !!told.cues?.length;
  part("waiting").hidden = !isSilent || !!told.asked;
  if (told.lines.length) log(told.lines);
  board.show(told.passed ?? []);
  if (told.ends) {
    end(told.lines, !!told.kept);
    return;
  }
  teller.offer(told.lines, menu, told.at ?? 0, !!told.asked);
}

/** @param {string[]} lines */
function log(lines) {
  const turn = document.createElement("li");
  turn.textContent = lines.join(" ");
  const log = part("log");
  log.append(turn);
  while (log.childElementCount > KEPT_TURNS) log.firstElementChild?.remove();
}

/** The session ends. @param {string[]} lines @param {boolean} keepsSeat */
function end(lines, keepsSeat) {
  connection.seat = null;
  if (!keepsSeat) storage.write("chair", null);
  part("back").hidden = !keepsSeat;
  part("table").hidden = true;
  part("start").hidden = false;
  part("choices").replaceChildren();
  teller.buttons = [];
  teller.isFresh = true;
  part("refusal").textContent = lines.join(" ");
  field("name").focus();
}

/** @param {boolean} isThere */
function noticeConnection(isThere) {
  const text = words.texts[isThere ? "again" : "lost"];
  log([text]);
  teller.tell([text], false);
}

// -- texts and settings --------------------------------------------------------------------------

/** @param {any} message */
function write(message) {
  words = message;
  document.documentElement.lang = words.lang;
  document.title = words.texts.title;
  for (const one of document.querySelectorAll("[data-text]")) {
    one.textContent = words.texts[/** @type {HTMLElement} */ (one).dataset.text ?? ""] ?? "";
  }
  teller.whose = words.texts.whose;
  fill(part("asks"), words.asks, (key) => ask(key));
  fill(part("ready"), words.phrases, (code) => send({ t: "phrase", code }));
  part("ready").setAttribute("aria-label", words.texts.ready);
  part("keys").replaceChildren(...words.keys.map((/** @type {string} */ text) => {
    const row = document.createElement("li");
    row.textContent = text;
    return row;
  }));
  for (const one of document.querySelectorAll("select[data-setting]")) {
    const select = /** @type {HTMLSelectElement} */ (one);
    options(select, words.choices[select.dataset.setting ?? ""] ?? []);
  }
  const seats = COLOURS.map((colour, at) => [String(at), words.texts[`colour-${colour}`]]);
  options(list("seat"), [["", words.texts["seat-any"]], ...seats]);
  const isFirst = !list("game").childElementCount;
  options(list("game"), words.games);
  if (isFirst && wished) list("game").value = wished.game ?? "";
  seatLists();
  rules();
  part("start").hidden = !part("table").hidden;
  part("back").hidden = !storage.read("chair");
  settle(connection.settings);
  if (isFirst && (wished || field("code").value)) part(wished ? "host" : "name").focus();
}

/**
 * @param {HTMLElement} group
 * @param {[string, string][]} rows
 * @param {(key: string) => void} act
 */
function fill(group, rows, act) {
  group.replaceChildren(...rows.map(([key, text]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", () => act(key));
    return button;
  }));
}

/** @param {HTMLSelectElement} select @param {string[][]} rows */
function options(select, rows) {
  const now = select.value;
  select.replaceChildren(...rows.map(([value, text]) => new Option(text, value)));
  if (rows.some(([value]) => value === now)) select.value = now;
}

/** A list for each seat of the table to be opened. */
function seatLists() {
  const usual = ["you", "runner", "open", family()?.full ? "runner" : ""];
  const before = COLOURS.map((_, at) => document.querySelector(`#seat-${at}`));
  part("seats").replaceChildren(...COLOURS.map((colour, at) => {
    const row = document.createElement("p");
    const label = document.createElement("label");
    label.htmlFor = `seat-${at}`;
    label.textContent = words.texts[`colour-${colour}`];
    const select = document.createElement("select");
    select.id = `seat-${at}`;
    options(select, [
      ["you", words.texts.you], ["open", words.texts["open-chair"]],
      ["", words.texts.nobody], ...words.bots,
    ]);
    const old = /** @type {HTMLSelectElement | null} */ (before[at] ?? null);
    const now = old?.value || (old && !family()?.full ? "" : null);
    select.value = now ?? wished?.seats?.[colour] ?? (wished ? "" : (usual[at] ?? ""));
    row.append(label, select);
    return row;
  }));
}

/** The rules that the chosen game may have. */
function family() {
  return words.rules.find((/** @type {any} */ one) => list("game").value in one.usual);
}

/** A list for each rule of the house: `name` of an option, or empty for fields of the table. */
function rules() {
  const game = list("game").value;
  const before = [...document.querySelectorAll("#rules select")];
  const rows = [
    ...(family()?.ways ?? []).map((/** @type {any[]} */ way) =>
      ["", way.map(([, text], at) => [String(at), text])]),
    ...(family()?.options ?? []),
  ];
  part("rules").replaceChildren(...rows.map(([name, values], at) => {
    const row = document.createElement("p");
    const label = document.createElement("label");
    const select = document.createElement("select");
    label.htmlFor = select.id = `rule-${at}`;
    label.textContent = `${words.texts.rule} ${at + 1}`;
    select.dataset.option = name;
    options(select, values);
    if (name) select.value = family().usual[game][name];
    if (select.selectedIndex < 0) select.selectedIndex = 0;
    select.dataset.usual = select.value;
    const old = /** @type {HTMLSelectElement | undefined} */ (before[at]);
    if (old && part("rules").dataset.game === game) select.value = old.value;
    row.append(label, select);
    return row;
  }));
  part("rules").dataset.game = game;
  // the address of this page has said already what is played
  part("house").hidden = !rows.length || wished?.game === game;
}

/** The rules chosen, as fields of the table to be opened. */
function ruled() {
  /** @type {Record<string, string>} */
  const chosen = {};
  const fields = {};
  for (const [at, one] of document.querySelectorAll("#rules select").entries()) {
    const { value, dataset } = /** @type {HTMLSelectElement} */ (one);
    if (!dataset.option) Object.assign(fields, family().ways[at][value][0]);
    // what is as usual is left to the game: points and teams have values of their own
    else if (value !== dataset.usual) chosen[dataset.option] = value;
  }
  return { ...fields, options: chosen, undo: family()?.full ? "off" : "ask" };
}

list("game").addEventListener("change", () => {
  seatLists();
  rules();
});

/** @param {Record<string, string | number>} settings */
function settle(settings) {
  connection.settings = { ...connection.settings, ...settings };
  for (const one of document.querySelectorAll("select[data-setting]")) {
    const select = /** @type {HTMLSelectElement} */ (one);
    const value = connection.settings[select.dataset.setting ?? ""];
    if (value !== undefined) select.value = String(value);
  }
  if (settings["volume"] !== undefined) sounds.volume = Number(settings["volume"]);
  if (settings["digits"] !== undefined) teller.tells = settings["digits"] !== "play";
  if (settings["guard"] !== undefined) teller.guard = Number(settings["guard"]);
  storage.write("settings", connection.settings);
}

for (const one of document.querySelectorAll("select[data-setting]")) {
  const select = /** @type {HTMLSelectElement} */ (one);
  select.addEventListener("change", () => {
    send({ t: "set", name: select.dataset.setting, value: select.value });
  });
}

for (const name of ["letters", "voice", "big"]) {
  const box = field(name);
  box.checked = storage.read(name) ?? box.checked;
  box.addEventListener("change", () => {
    storage.write(name, box.checked);
    own();
  });
}

/** What only this page knows how to do. */
function own() {
  document.documentElement.classList.toggle("big", field("big").checked);
  teller.speak = field("voice").checked ? speak : () => {};
  if (!field("voice").checked) globalThis.speechSynthesis?.cancel();
}

/** @param {string} text */
function speak(text) {
  const said = new SpeechSynthesisUtterance(text);
  said.lang = words.lang;
  globalThis.speechSynthesis?.speak(said);
}

own();

// -- a seat --------------------------------------------------------------------------------------

/** A table that the address of this page describes. @type {any} */
let wished = null;

function readAddress() {
  const text = decodeURIComponent(location.hash.slice(1));
  if (text.startsWith("open=")) {
    try {
      wished = JSON.parse(text.slice(5));
      field("host").value = wished.name ?? "";
    } catch {
      wished = null;
    }
  } else if (text) {
    field("code").value = text.replaceAll(/[^0-9]/g, "");
  }
  const name = storage.read("name");
  if (name) for (const id of ["name", "host"]) field(id).value ||= name;
}

readAddress();

part("sit").addEventListener("submit", (event) => {
  event.preventDefault();
  const seat = list("seat").value;
  storage.write("name", field("name").value);
  send({
    t: "join", code: field("code").value, name: field("name").value,
    seat: seat === "" ? null : Number(seat), watch: field("watch").checked,
  });
});

part("open").addEventListener("submit", (event) => {
  event.preventDefault();
  /** @type {Record<string, string>} */
  const seats = {};
  for (const [at, colour] of COLOURS.entries()) {
    const who = list(`seat-${at}`).value;
    if (who) seats[colour] = who;
  }
  const game = list("game").value;
  storage.write("name", field("host").value);
  const rest = wished?.game === game ? wished : ruled();
  send({ ...rest, t: "host", game, name: field("host").value, seats });
});

part("back").addEventListener("click", () => {
  const seat = storage.read("chair");
  // this page was told nothing yet: it takes the seat as any device does
  connection.seat = seat && { ...seat, session: "" };
  if (connection.seat) send({ t: "chair", ...connection.seat });
});

part("copy").addEventListener("click", () => {
  void navigator.clipboard?.writeText(part("link").textContent ?? "").then(() => {
    teller.tell([words.texts.copied], true);
  });
});

// -- keys and buttons ----------------------------------------------------------------------------

/** @param {string} key */
function ask(key) {
  sounds.stop();
  send({ t: "key", key });
}

for (const one of document.querySelectorAll("button[data-key]")) {
  one.addEventListener("click", () => ask(/** @type {HTMLElement} */ (one).dataset.key ?? ""));
}
part("step-back").addEventListener("click", () => {
  teller.takesFocus = true;
  ask("0");
});

part("talk").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = field("line").value.trim();
  field("line").value = "";
  if (text) send({ t: "say", text });
});

/** What moves through the choices. @type {Record<string, number>} */
const STEPS = {
  ArrowDown: 1, ArrowRight: 1, n: 1, ArrowUp: -1, ArrowLeft: -1, p: -1,
};
/** Keys that lead to a part of the page. @type {Record<string, string>} */
const PLACES = {
  e: "line", m: "settings-title", h: "help-title", "?": "help-title", "[": "board-title",
};

part("choices").addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isSingle = key.length === 1 && key !== " ";
  if (isSingle && !field("letters").checked && !(key >= "0" && key <= "9")) return;
  if (pressed(key)) event.preventDefault();
});

/** @param {string} key @returns {boolean} whether it means something here */
function pressed(key) {
  const step = STEPS[key];
  if (step) teller.go(teller.at + step);
  else if (key === "Home") teller.go(0);
  else if (key === "End") teller.go(teller.buttons.length - 1);
  else if (key === "Escape" || key === "Backspace" || key === "0") ask("0");
  else if (key >= "1" && key <= "9" && key.length === 1) {
    const at = menu?.keys.indexOf(key) ?? -1;
    if (at >= 0) teller.press(at);
    else teller.again();
  } else if (key in PLACES) part(PLACES[key] ?? "line").focus();
  else if (key === "q" && words.texts.leave) teller.tell([words.texts.leave], true);
  else if (key === "x" && field("voice").checked) globalThis.speechSynthesis?.cancel();
  else if (key.length === 1 && key !== " ") ask(key);
  else return false;
  return true;
}

/**
 * A pawn or a square of the board: the next choice that has to do with it; the one in focus is
 * taken by the square where it ends.
 * @param {number} pawn
 * @param {number} spot
 */
function pressBoard(pawn, spot) {
  const moves = menu?.moves ?? [];
  const meets = (/** @type {number} */ at) =>
    (moves[at] ?? []).some(([who, to]) => to === spot || who === pawn);
  const ends = (moves[teller.at] ?? []).some(([, to]) => to === spot);
  if (ends && teller.buttons[teller.at] === document.activeElement) {
    teller.press(teller.at);
    return;
  }
  for (let by = 1; by <= moves.length; by++) {
    const at = (teller.at + by) % moves.length;
    if (meets(at)) {
      teller.go(at);
      return;
    }
  }
}
