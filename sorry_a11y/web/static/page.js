// The page: what it shows, and what its keys and buttons do. It knows no game: every sentence, every
// choice and every place of the board comes from the session behind its front.

import { Board } from "./board.js";
import { HANDS, STEPS, field, make, part, walkable, write } from "./dom.js";
import { Drawers } from "./drawers.js";
import { colour, shape, svg } from "./figures.js";
import { openFront } from "./front.js";
import { Questions } from "./questions.js";
import { SceneView } from "./scene.js";
import { Settings } from "./settings.js";
import { Sounds } from "./sounds.js";
import { Teller } from "./teller.js";
import { Touch } from "./touch.js";

/**
 * What carries the messages of the page: to a server, to a worker, to a program of this computer.
 * Each has a file of the name front.js, whose `openFront` is given the page.
 * @typedef {{send: (message: any) => boolean}} Front `send`: whether it could be sent
 */

/** Turns that stay to be read. */
const KEPT_TURNS = 40;
/** Room left beside what is scrolled to. */
const EDGE_PX = 6;
/** Words of chat in other languages that are remembered. */
const KEPT_FOREIGN = 50;

/** @type {any} */
let words = null;
const sounds = new Sounds();
/** The choice that was taken last, until the reply to it. */
let taken = "";
/** The number of the last list of choices, and the entry of the log that told it. @type {[number, Element | undefined]} */
let [listed, entry] = [0, undefined];
const teller = new Teller(part("live"), part("choices"), {
  take: (at) => {
    const { menu, buttons } = teller;
    if (!send({ t: "choose", menu: menu?.n ?? 0, at })) return;
    taken = menu?.motions?.[at]?.length ? (buttons[at]?.firstChild?.textContent ?? "") : "";
  },
  wait: () => ask("enter"),
  look: (at, isMoved) => {
    if (isMoved) board.catchUp();
    const ways = teller.menu?.motions?.[at] ?? [];
    board.look(ways);
    for (const one of teller.buttons) one.classList.toggle("shown", ways.length > 0 && one === teller.buttons[at]);
  },
  shown: (now) => {
    touch.offer(now);
    scene.offer(now);
    // by the next picture: nothing is laid out before the choice has the focus
    if (now) requestAnimationFrame(bringIntoView);
    requestAnimationFrame(countBelow);
  },
});
const board = new Board(part("board"), {
  touch: (point, reach) => touch.touched(point, reach),
  watched: (seat) => scene.watch(seat),
});
const touch = new Touch(board, teller, {
  why: () => ask("y"),
  shown: (choices) => {
    for (const [at, one] of teller.buttons.entries()) one.classList.toggle("meant", choices.includes(at));
  },
});
const scene = new SceneView(board, (kind) => touch.touchCard(kind));
const drawers = new Drawers(() => (part("line-back").hidden ? teller.toChoices() : ask("escape")));
const questions = new Questions(ask);
const settings = new Settings(
  { change: (name, value) => send({ t: "set", name, value }) }, teller, board, sounds);

/** The page as its front has it. */
const page = {
  teller, drawers, settings, sounds, take, send,
  /** The page's own texts by their names. @returns {Record<string, string>} */
  get texts() {
    return words?.texts ?? {};
  },
  /** Whether a table, or a menu, is shown. */
  get isOpen() {
    return !part("table").hidden;
  },
  /** Show the table. @param {boolean} isAgain whether lists of choices are counted as before */
  open(isAgain) {
    if (!isAgain) {
      teller.isFresh = true;
      listed = 0;
    }
    teller.takesFocus = part("table").hidden;
    part("table").hidden = false;
  },
  /** Hide the table: nothing is told here any more. */
  close() {
    drawers.close();
    teller.clear();
    part("table").hidden = true;
    document.title = page.texts["title"] ?? document.title;
  },
  /** Tell what is no reply: of the connection, or of the page itself. @param {string[]} lines */
  tell(lines) {
    log(lines);
    teller.tell(lines, false);
  },
};
/** @typedef {typeof page} Page */

const front = openFront(page);

/** Send a message; tell, and return false, if it cannot be sent. @param {any} message */
function send(message) {
  sounds.begin();
  if (front.send(message)) return true;
  teller.tell([page.texts[message.t === "choose" ? "lost-choice" : "lost-key"] ?? ""], true);
  return false;
}

// -- what comes from the session --

/** @param {any} message */
function take(message) {
  switch (message.t) {
    case "words":
      writeWords(message);
      break;
    case "settings":
      settings.settle(message.settings);
      break;
    case "drawer":
      drawers.show(message.part, message.focus);
      break;
    case "board":
      board.draw(message);
      break;
    case "told":
      hear(message);
      break;
  }
}

/** @param {any} message */
function writeWords(message) {
  words = message;
  document.documentElement.lang = words.lang;
  if (!page.isOpen) document.title = words.texts.title;
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-text]"))) {
    one.textContent = words.texts[one.dataset.text ?? ""] ?? "";
  }
  teller.whose = words.texts.whose;
  questions.write(words.asks);
  part("tools").setAttribute("aria-label", words.texts.tools);
  part("keys").replaceChildren(...words.keys.map((/** @type {string} */ textContent) =>
    make("li", { textContent })));
  settings.write(words);
}

/** @param {any} told */
function hear(told) {
  setTimeout(() => void sounds.play(told.cues ?? []));
  const menu = told.menu ?? null;
  part("deep").hidden = !menu?.deep;
  const isSilent = !told.lines.length && !!told.cues?.length;
  part("waiting").hidden = !isSilent || !!told.asked;
  teller.foreign = [...teller.foreign, ...(told.foreign ?? [])].slice(-KEPT_FOREIGN);
  // what was chosen was heard as the choice: the log has it behind the card
  if (taken && told.asked && !menu?.deep) entry?.append(" ", row(taken));
  if (told.asked) taken = "";
  const turn = told.lines.length ? log(told.lines) : entry;
  if (menu && menu.n !== listed) [listed, entry] = [menu.n, turn];
  if (told.ends) {
    page.close();
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
  const is = { menu: seen.is_menu, front: seen.is_front, over: seen.won?.length };
  for (const [name, holds] of Object.entries(is)) part("table").classList.toggle(name, !!holds);
  const title = `${seen.title} · ${words.texts.title}`;
  if (document.title !== title) document.title = title;
  questions.offer(seen.asks ?? "");
  part("leave").hidden = !!seen.is_front || !!words.texts.leave;
}

/** A sentence with the shape of the player that it is about. @param {string} line */
function row(line) {
  const one = make("span", { className: "row" });
  write(one, line, teller.foreign);
  const seat = (board.drawing?.names ?? []).findIndex((name) => name && line.startsWith(name));
  if (seat >= 0) {
    one.prepend(svg("svg", { viewBox: "-.7 -.7 1.4 1.4", class: colour(seat), "aria-hidden": "true" },
      shape(seat, { class: "face" })));
  }
  return one;
}

/** @param {string[]} lines */
function log(lines) {
  const turn = make("li");
  for (const line of lines) turn.append(turn.firstChild ? " " : "", row(line));
  const log = part("log");
  log.append(turn);
  while (log.childElementCount > KEPT_TURNS) log.firstElementChild?.remove();
  requestAnimationFrame(showLastTurn);
  return turn;
}

/**
 * Where the news begin that are longer than their room: with a whole sentence, and so that their end is
 * in view, which says what was drawn.
 * @param {number} room
 */
function firstShown(room) {
  const rows = [...part("log").querySelectorAll(".row")].filter((row) => row.checkVisibility());
  const end = rows.at(-1)?.getBoundingClientRect().bottom ?? 0;
  return rows.find((row) => end - row.getBoundingClientRect().top <= room + 1) ?? rows.at(-1);
}

function showLastTurn() {
  const [news, log] = [part("news-part"), part("log")];
  log.style.paddingBlockEnd = "";
  const row = firstShown(news.clientHeight);
  if (!row) return;
  const top = row.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log.style.paddingBlockEnd = `${Math.max(0, top + news.clientHeight - log.offsetHeight)}px`;
  news.scrollTop = top;
}
new ResizeObserver(showLastTurn).observe(part("news-part"));

/** Where the table is one column: have the last turn and the first choice in one view, or as much of the
 * turn as there is room for. */
function bringIntoView() {
  const [turn, choice] = [part("log").lastElementChild, teller.buttons[teller.at]].map((one) =>
    one?.getBoundingClientRect());
  if (!turn || !choice || (turn.top >= 0 && choice.bottom <= innerHeight)) return;
  const row = firstShown(innerHeight - (choice.bottom - turn.bottom))?.getBoundingClientRect() ?? turn;
  const left = innerHeight - (choice.bottom - row.top);
  const edge = left < 0 ? EDGE_PX : Math.min(EDGE_PX, left / 2);
  scrollBy(0, Math.max(row.top - edge, choice.bottom + edge - innerHeight));
}

/** Write down how many choices lie below those in view. */
function countBelow() {
  const end = part("choices-part").getBoundingClientRect().bottom;
  const below = teller.buttons.filter((one) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2 > end;
  });
  part("table").dataset.more = below.length ? `${page.texts["more"]?.replace("0", String(below.length))} ↓` : "";
}
part("choices-part").addEventListener("scroll", countBelow);
new ResizeObserver(countBelow).observe(part("choices-part"));

// -- keys and buttons --

/** @param {string} key */
function ask(key) {
  sounds.stop();
  send({ t: "key", key });
}

part("leave").addEventListener("click", () => pressed("q"));
for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("button[data-key]"))) {
  one.addEventListener("click", () => ask(one.dataset.key ?? ""));
}
part("step-back").addEventListener("click", () => {
  teller.takesFocus = true;
  ask("0");
});
part("skip").addEventListener("click", (event) => {
  event.preventDefault();
  teller.toChoices();
});
part("talk").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = field("line").value.trim();
  // what could not be sent stays to be sent
  if (text && send({ t: "say", text })) field("line").value = "";
});

/** What moves through the choices. @type {Record<string, number>} */
const WALK = { ...STEPS, n: 1, p: -1 };
/** Keys that lead to a part of the page. @type {Record<string, () => void>} */
const PLACES = {
  e: () => drawers.show("talk-part", "line"), m: () => drawers.show("settings-part"),
  h: () => drawers.show("help-part"), "?": () => drawers.show("help-part"),
  "[": () => part("board-title").focus(),
};

/** Nothing has the focus: somebody pressed beside everything. */
const isNowhere = () => page.isOpen && document.activeElement === document.body;

document.addEventListener("click", () => {
  if (isNowhere() && getSelection()?.isCollapsed !== false) teller.toChoices();
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (isNowhere()) teller.toChoices();
  else if (!part("choices").contains(/** @type {Node} */ (event.target))) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isSingle = key.length === 1 && key !== " ";
  if (isSingle && !field("letters").checked && !(key >= "0" && key <= "9")) return;
  if (pressed(key)) event.preventDefault();
});

/** @param {string} key @returns {boolean} whether it means something here */
function pressed(key) {
  const step = WALK[key];
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
  else if (key === "q" && words.texts.leave && !questions.keys?.includes(key)) {
    teller.tell([words.texts.leave], true);
  } else if (key === "x" && field("voice").checked) settings.hush();
  else if (key.length === 1 && key !== " ") ask(key);
  else return false;
  return true;
}

walkable(part("tools"));
if (HANDS === "touch") {
  part("help-keys").hidden = true;
  part("help-text").dataset["text"] = "help-touch";
}
