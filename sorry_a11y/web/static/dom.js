// Parts of the page by their ids, what the browser keeps, and rows of buttons with one stop of Tab.

/** What the player has to answer with. @type {"touch" | "keys"} */
export const HANDS = matchMedia("(hover: none) and (pointer: coarse)").matches ? "touch" : "keys";

/** @param {string} id @returns {HTMLElement} */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

/** @param {string} id @returns {HTMLInputElement} */
export const field = (id) => /** @type {HTMLInputElement} */ (part(id));
/** @param {string} id @returns {HTMLSelectElement} */
export const list = (id) => /** @type {HTMLSelectElement} */ (part(id));

/** What the browser keeps: a name, the seat (as "chair"), and choices of this page alone. */
export const storage = {
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

/** @param {HTMLSelectElement} select @param {string[][]} rows */
export function options(select, rows) {
  const now = select.value;
  select.replaceChildren(...rows.map(([value, text]) => new Option(text, value)));
  if (rows.some(([value]) => value === now)) select.value = now;
}

/**
 * Fill a row of buttons.
 * @param {HTMLElement} row
 * @param {[string, string][]} rows the key and the text of each
 * @param {(key: string) => void} act
 */
export function fill(row, rows, act) {
  row.replaceChildren(...rows.map(([key, text]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.ask = key;
    button.textContent = text;
    button.addEventListener("click", () => act(key));
    return button;
  }));
}

/**
 * Write a text, of which some words are in another language.
 * @param {HTMLElement} one
 * @param {string} text
 * @param {[string, string][]} foreign words and their language
 */
export function write(one, text, foreign) {
  one.textContent = text;
  for (const [words, language] of foreign) {
    for (const node of [...one.childNodes]) {
      const at = node instanceof Text ? node.data.indexOf(words) : -1;
      if (at < 0) continue;
      const said = document.createElement("span");
      said.lang = language;
      const rest = /** @type {Text} */ (node).splitText(at);
      rest.splitText(words.length);
      rest.replaceWith(said);
      said.append(rest);
    }
  }
}

/** What moves along a row. @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The buttons of a row that are there. @param {HTMLElement} row */
const there = (row) => /** @type {HTMLButtonElement[]} */ (
  [...row.querySelectorAll("button")].filter((one) => !one.hidden));

/** Whether Tab stops at every button of a row, for those who have no arrows. @param {HTMLElement} row */
const isEveryStop = (row) => row.closest("[data-stops=all]") !== null;

/** Have Tab stop once at buttons of a row, or at each of them. @param {HTMLElement} row @param {HTMLButtonElement[]} buttons @param {HTMLElement | undefined} stop */
export function setStops(row, buttons, stop) {
  const isEvery = isEveryStop(row);
  for (const one of buttons) one.tabIndex = isEvery || one === stop ? 0 : -1;
}

/** Have Tab stop at a row, at the button that had the focus last. @param {HTMLElement} row */
export function stopOnce(row) {
  const buttons = there(row);
  const last = buttons.find((one) => one === document.activeElement)
    ?? buttons.find((one) => one.tabIndex === 0);
  setStops(row, [...row.querySelectorAll("button")], last ?? buttons[0]);
}

/** Let the arrows, Home and End move along a row. @param {HTMLElement} row */
export function walkable(row) {
  row.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = there(row);
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1
      : step ? (at + step + buttons.length) % buttons.length : -1;
    if (at < 0 || to < 0) return;
    event.preventDefault();
    buttons[to]?.focus();
  });
  row.addEventListener("focusin", () => stopOnce(row));
}
