// The page: what it shows, and what its keys and buttons do. It knows no game: every sentence, every
// choice and every place of the board comes from the server.

import { Board, PACES } from "./board.js";
import { Caller } from "./caller.js";
import { Connection } from "./connection.js";
import { HANDS, field, fill, list, options, part, stopOnce, storage, walkable, write } from "./dom.js";
import { Door } from "./door.js";
import { Drawers } from "./drawers.js";
import { Invitation } from "./invitation.js";
import { SceneView } from "./scene.js";
import { Sounds } from "./sounds.js";
import { Teller } from "./teller.js";
import { Touch } from "./touch.js";

/** Turns that stay to be read. */
const KEPT_TURNS = 40;
/** Words of chat in other languages that are remembered. */
const KEPT_FOREIGN = 50;
/** This tab has a seat ("yes") or is in the hall: it goes there again by itself after a reload. */
const SEATED = "seated";
const IN_HALL = "hall";

/** @type {any} */
let words = null;
/** The table waits for a yes or a no. */
let isAsked = false;
/** The keys whose questions are offered, null before there are any. @type {string | null} */
let asks = null;
/** A choice was sent that was not answered. */
let isSent = false;
/** The task that keeps the seat. */
let keeping = 0;
const sounds = new Sounds();
const teller = new Teller(part("live"), part("choices"), {
  take: (at) => send({ t: "choose", menu: teller.menu?.n ?? 0, at }),
  wait: () => ask("enter"),
  look: (at) => board.look(teller.menu?.moves?.[at] ?? []),
  shown: (now) => {
    touch.offer(now);
    scene.offer(now);
  },
});
const board = new Board(part("board"), { touch: (point, reach) => touch.touched(point, reach) });
const touch = new Touch(board, teller, {
  why: () => ask("y"),
  shown: (choices) => {
    for (const [at, one] of teller.buttons.entries()) one.classList.toggle("meant", choices.includes(at));
  },
});
const scene = new SceneView(board, (kind) => touch.touchCard(kind));
const drawers = new Drawers(() => {
  if (part("line-back").hidden) teller.toChoices();
  else ask("escape");
});
const door = new Door((message) => sendAway(message), teller);
const caller = new Caller((isAllowed) => {
  if (!isAllowed) teller.tell([words.texts["notify-refused"]], true);
});
const invitation = new Invitation((name) => teller.tell([words.texts[name]], true));
const connection = new Connection(take, noticeConnection);
connection.settings = {
  language: navigator.language, ...storage.read("settings"),
  hands: HANDS,
};

/** Send a message; return whether there is a connection. @param {object} message */
function sendAway(message) {
  sounds.begin();
  if (!connection.isOpen) return false;
  connection.send(message);
  return true;
}

/** Send a message of a table; tell, and return false, if it cannot be sent. @param {any} message */
function send(message) {
  const isChoice = message.t === "choose";
  if (!connection.lost && sendAway(message)) {
    isSent = isSent || isChoice;
    return true;
  }
  teller.tell([words.texts[isChoice ? "lost-choice" : "lost-key"]], true);
  return false;
}

// -- what comes from the server ------------------------------------------------------------------

/** @param {any} message */
function take(message) {
  switch (message.t) {
    case "words":
      writeWords(message);
      break;
    case "settings":
      settle(message.settings);
      break;
    case "seat":
      sit(message.seat, message.session);
      invitation.show(message.link ?? "", message.qr ?? []);
      // there is room for it until there is a board
      if (message.link && !board.drawing) drawers.show("invite", null);
      break;
    case "hall":
      enterHall(message.session);
      break;
    case "drawer":
      drawers.show(message.part, message.focus);
      break;
    case "board":
      board.draw(message);
      drawers.leave("invite");
      break;
    case "told":
      hear(message);
      break;
    case "refused":
      refuse(message);
      break;
    case "news":
      tellNews(message.lines);
      break;
  }
}

/** @param {any} refusal */
function refuse(refusal) {
  if (!refusal.text) return;
  if (!part("start").hidden) {
    door.refuse(refusal.why, refusal.text);
    return;
  }
  log([refusal.text]);
  teller.tell([refusal.text], true);
}

/**
 * @param {any} seat
 * @param {string} session
 */
function sit(seat, session) {
  const isAgain = connection.seat?.session === session;
  connection.seat = {
    table: seat.table, token: seat.token, guest: seat.guest, seats: seat.seats,
    code: seat.code ?? "", session,
    told: isAgain ? (connection.seat?.told ?? 0) : 0, heard: connection.seat?.heard ?? -1,
  };
  sessionStorage.setItem(SEATED, "yes");
  keepSeatNow();
  // another session counts its lists anew
  if (!isAgain && connection.hall?.session !== session) teller.isFresh = true;
  connection.hall = null;
  comeIn();
}

/** @param {string} session */
function enterHall(session) {
  const isAgain = connection.hall?.session === session;
  connection.hall = { session, told: isAgain ? (connection.hall?.told ?? 0) : 0 };
  sessionStorage.setItem(SEATED, IN_HALL);
  if (!isAgain) teller.isFresh = true;
  invitation.show("", []);
  comeIn();
}

/** Show the table, or the hall, in place of the first page. */
function comeIn() {
  part("refusal").textContent = "";
  teller.takesFocus = part("table").hidden;
  part("start").hidden = true;
  part("table").hidden = false;
  // the address bar keeps no invitation that was taken
  history.replaceState(null, "", "/");
}

/** Keep the seat in a task of its own: browsers wait for what they write. */
function keepSeat() {
  clearTimeout(keeping);
  keeping = setTimeout(keepSeatNow);
}

function keepSeatNow() {
  clearTimeout(keeping);
  if (!connection.seat) return;
  storage.write("chair", connection.seat);
  // another tab may have a seat of its own by then
  sessionStorage.setItem("chair", JSON.stringify(connection.seat));
}

addEventListener("pagehide", keepSeatNow);

/** @param {any} told */
function hear(told) {
  if (connection.seat) {
    connection.seat.told = told.n;
    connection.seat.heard = told.heard ?? -1;
    keepSeat();
  } else if (connection.hall) connection.hall.told = told.n;
  if (told.asked) isSent = false;
  setTimeout(() => void sounds.play(told.cues ?? []));
  const menu = told.menu ?? null;
  part("deep").hidden = !menu?.deep;
  const isSilent = !told.lines.length && !!told.cues?.length;
  part("waiting").hidden = !isSilent || !!told.asked;
  teller.foreign = [...teller.foreign, ...(told.foreign ?? [])].slice(-KEPT_FOREIGN);
  if (told.lines.length) log(told.lines);
  if (told.calls) caller.call(words.texts.title, told.lines.join(" "), words.lang);
  if (told.ends) {
    end(told.lines, !!told.kept);
    return;
  }
  board.show(told.passed ?? [], !!menu);
  if (told.scene) show(told.scene);
  if (drawers.allow("talk-part", !!told.line)) teller.takesFocus = true;
  const lead = told.typed ? told.lines.slice(0, -1).join(" ") : "";
  part("line-note").textContent = lead;
  part("line-label").textContent = told.typed || words.texts.line;
  part("line-back").hidden = !told.typed;
  if (told.typed) {
    teller.clear();
    drawers.show("talk-part", null);
    teller.lead(lead, part("line-note"), field("line"));
  } else teller.offer(told.lines, menu, told.at ?? 0, !!told.asked);
}

/** @param {import("./scene.js").Scene} seen */
function show(seen) {
  scene.show(seen);
  part("table").classList.toggle("menu", !!seen.is_menu);
  part("ready").hidden = !!seen.is_menu || !words.phrases.length;
  const title = `${seen.title} · ${words.texts.title}`;
  if (document.title !== title) document.title = title;
  isAsked = !!seen.is_asked;
  offerAnswers();
  offerQuestions(seen.asks ?? "");
}

/** Offer the questions of some keys. @param {string} keys */
function offerQuestions(keys) {
  if (keys === asks) return;
  asks = keys;
  part("take-back").hidden = !keys.includes("u");
  stopOnce(part("tools"));
  for (const row of part("asks").querySelectorAll("[role=toolbar]")) {
    for (const one of row.querySelectorAll("button")) one.hidden = !keys.includes(one.dataset.ask ?? "");
    const isEmpty = !row.querySelector("button:not([hidden])");
    /** @type {HTMLElement} */ (row.parentElement).hidden = isEmpty;
    stopOnce(/** @type {HTMLElement} */ (row));
  }
}

/** Show the answers while the table asks, and as long as one of them has the focus. */
function offerAnswers() {
  const answers = part("answer-part");
  answers.hidden = !isAsked && !answers.contains(document.activeElement);
}

part("answer-part").addEventListener("focusout", () => setTimeout(offerAnswers));

/** @param {string[]} lines */
function log(lines) {
  const turn = document.createElement("li");
  write(turn, lines.join(" "), teller.foreign);
  const log = part("log");
  log.append(turn);
  while (log.childElementCount > KEPT_TURNS) log.firstElementChild?.remove();
}

/** The session ends. @param {string[]} lines @param {boolean} keepsSeat */
function end(lines, keepsSeat) {
  if (keepsSeat) keepSeatNow();
  else if (storage.read("chair")?.token === connection.seat?.token) storage.write("chair", null);
  connection.seat = connection.hall = null;
  sessionStorage.removeItem(SEATED);
  drawers.close();
  part("back").hidden = !keepsSeat;
  part("table").hidden = true;
  part("start").hidden = false;
  document.title = words.texts.title;
  teller.clear();
  door.say(lines.join(" "));
}

/** @param {boolean} isThere */
function noticeConnection(isThere) {
  const lines = [words.texts[isThere ? "again" : "lost"]];
  if (!isThere && isSent) lines.push(words.texts["lost-sent"]);
  isSent = false;
  tellNews(lines);
}

/** Tell what is no reply: of the connection, or of the page itself. @param {string[]} lines */
function tellNews(lines) {
  log(lines);
  teller.tell(lines, false);
}

// -- texts and settings --------------------------------------------------------------------------

/** @param {any} message */
function writeWords(message) {
  const isFirst = !words;
  words = message;
  document.documentElement.lang = words.lang;
  if (part("table").hidden) document.title = words.texts.title;
  for (const one of document.querySelectorAll("[data-text]")) {
    one.textContent = words.texts[/** @type {HTMLElement} */ (one).dataset.text ?? ""] ?? "";
  }
  teller.whose = words.texts.whose;
  groups();
  fill(part("ready"), words.phrases, (code) => send({ t: "phrase", code }));
  stopOnce(part("ready"));
  part("ready").setAttribute("aria-label", words.texts.ready);
  part("tools").setAttribute("aria-label", words.texts.tools);
  part("keys").replaceChildren(...words.keys.map((/** @type {string} */ text) => {
    const row = document.createElement("li");
    row.textContent = text;
    return row;
  }));
  for (const one of document.querySelectorAll("select[data-setting]")) {
    const select = /** @type {HTMLSelectElement} */ (one);
    options(select, words.choices[select.dataset.setting ?? ""] ?? []);
  }
  options(list("pace"), Object.keys(PACES).map((name) => [name, words.texts[`pace-${name}`]]));
  list("pace").value = board.watched;
  part("start").hidden = !part("table").hidden;
  part("back").hidden = !storage.read("chair");
  door.write(words);
  settle(connection.settings);
  if (!isFirst || door.isAddressed) return;
  const where = sessionStorage.getItem(SEATED);
  if (where === IN_HALL) door.toHall();
  else if (where) sitAgain(JSON.parse(sessionStorage.getItem("chair") ?? "null"));
}

/** The questions, a row for each kind. */
function groups() {
  const before = new Set([...part("asks").querySelectorAll("button")]
    .filter((one) => one.hidden).map((one) => one.dataset.ask));
  part("asks").replaceChildren(...words.asks.map((/** @type {any} */ group, /** @type {number} */ at) => {
    const whole = document.createElement("div");
    const title = document.createElement("h3");
    const row = document.createElement("div");
    title.id = `asks-${at}`;
    title.textContent = group.title;
    row.setAttribute("role", "toolbar");
    row.setAttribute("aria-labelledby", title.id);
    fill(row, group.rows, (key) => ask(key));
    for (const one of row.querySelectorAll("button")) one.hidden = before.has(one.dataset.ask);
    walkable(row);
    stopOnce(row);
    whole.append(title, row);
    return whole;
  }));
}

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

for (const name of ["letters", "voice", "big", "stops"]) {
  const box = field(name);
  box.checked = storage.read(name) ?? box.checked;
  box.addEventListener("change", () => {
    storage.write(name, box.checked);
    own();
  });
}

board.watched = storage.read("pace") ?? board.watched;
list("pace").addEventListener("change", () => {
  board.watched = list("pace").value;
  storage.write("pace", board.watched);
});

/** What only this page knows how to do. */
function own() {
  const { classList, dataset } = document.documentElement;
  classList.toggle("big", field("big").checked);
  dataset.stops = field("stops").checked ? "all" : "";
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[role=toolbar]"))) {
    if (row.id !== "choices") stopOnce(row);
  }
  teller.setStops();
  teller.speak = field("voice").checked ? speak : () => {};
  if (!field("voice").checked) globalThis.speechSynthesis?.cancel();
}

/** @param {string} text */
function speak(text) {
  const said = new SpeechSynthesisUtterance(text);
  said.lang = words.lang;
  globalThis.speechSynthesis?.cancel();
  globalThis.speechSynthesis?.speak(said);
}

own();

// -- a seat --------------------------------------------------------------------------------------

/** Take a seat that the browser keeps. @param {any} seat */
function sitAgain(seat) {
  // this page was told nothing yet: it takes the seat as any device does
  connection.seat = seat && { ...seat, session: "" };
  if (connection.seat) sendAway({ t: "chair", ...connection.seat });
}

part("back").addEventListener("click", () => sitAgain(storage.read("chair")));

// -- keys and buttons ----------------------------------------------------------------------------

/** @param {string} key */
function ask(key) {
  sounds.stop();
  send({ t: "key", key });
}

for (const one of document.querySelectorAll("button[data-key]")) {
  one.addEventListener("click", () => ask(/** @type {HTMLElement} */ (one).dataset.key ?? ""));
}
walkable(part("ready"));
part("step-back").addEventListener("click", () => {
  teller.takesFocus = true;
  ask("0");
});
part("skip").addEventListener("click", (event) => {
  event.preventDefault();
  teller.toChoices();
});

// whoever has Enter and no space bar
part("settings-part").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.click();
});

part("talk").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = field("line").value.trim();
  // what could not be sent stays to be sent
  if (text && send({ t: "say", text })) field("line").value = "";
});

/** What moves through the choices. @type {Record<string, number>} */
const STEPS = {
  ArrowDown: 1, ArrowRight: 1, n: 1, ArrowUp: -1, ArrowLeft: -1, p: -1,
};
/** Keys that lead to a part of the page. @type {Record<string, () => void>} */
const PLACES = {
  e: () => drawers.show("talk-part", "line"), m: () => drawers.show("settings-part"),
  h: () => drawers.show("help-part"), "?": () => drawers.show("help-part"),
  "[": () => part("board-title").focus(),
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
  const place = PLACES[key];
  if (step) teller.go(teller.at + step);
  else if (key === "Home") teller.go(0);
  else if (key === "End") teller.go(teller.buttons.length - 1);
  else if (key === "Escape" || key === "Backspace" || key === "0") ask("0");
  else if (key >= "1" && key <= "9" && key.length === 1) {
    const at = teller.menu?.keys.indexOf(key) ?? -1;
    if (at >= 0) teller.press(at);
    else teller.again();
  } else if (place && !(key === "e" && part("talk-tool").hidden)) place();
  else if (key === "q" && words.texts.leave && !asks?.includes(key)) teller.tell([words.texts.leave], true);
  else if (key === "x" && field("voice").checked) globalThis.speechSynthesis?.cancel();
  else if (key.length === 1 && key !== " ") ask(key);
  else return false;
  return true;
}
