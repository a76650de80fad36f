// What leads from the start menu to a table with friends: to the page of a server, which is small and
// has everything that a table needs.

import { made, row } from "./games.js";

/** Where a server listens that nobody has put behind a proxy. */
const PORT = 8765;
/** Addresses of homes: numbers, names without a dot, and those that only a network of one's own gives. */
const AT_HOME = /^(\[.*\]|[\d.]+|[^.]+|.*\.(local|lan|home|internal|localhost))$/;
/** What names a machine: some browsers take spaces and write them as %20. */
const NAME = /^[\w.:[\]-]+$/;
/** Where a server hands out this page beside its own. */
const BESIDE = /\/alone\/$/;

/**
 * The page of a server.
 * @param {string} text what was typed
 * @returns {URL | null} null for what is no address
 */
export function pageOf(text) {
  const typed = text.trim().replace(/^ws/, "http");
  try {
    const plain = new URL(typed.includes("//") ? typed : `http://${typed}`);
    if (!NAME.test(plain.hostname) || !plain.protocol.startsWith("http")) return null;
    const isHome = AT_HOME.test(plain.hostname);
    if (!typed.includes("//") && !isHome) plain.protocol = "https:";
    else if (!typed.includes("//") && !plain.port) plain.port = String(PORT);
    return new URL("/", plain);
  } catch {
    return null;
  }
}

/**
 * Add the part to the page; its texts come with the words of the page.
 * @param {string} server the address of the server that the site was built with; empty for none
 */
export function addFriends(server) {
  const part = document.createElement("section");
  part.id = "friends-part";
  part.className = "drawer";
  part.hidden = true;
  const title = made("h2", "friends");
  title.id = "friends-title";
  title.tabIndex = -1;
  part.setAttribute("aria-labelledby", title.id);
  const form = document.createElement("form");
  form.noValidate = true;
  const own = BESIDE.test(location.pathname) ? new URL("/", location.href).href : "";
  const known = server || own;
  const address = field("friends-address", known);
  const code = field("friends-code", "");
  code.inputMode = "numeric";
  const note = document.createElement("p");
  note.setAttribute("role", "status");
  const go = made("button", "friends-go");
  const close = made("button", "close");
  close.setAttribute("type", "button");
  close.addEventListener("click", () => {
    close.focus();
    close.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  form.append(
    row(label(code, "code"), code), row(label(address, "friends-address"), address), row(go, close), note,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const page = pageOf(address.value);
    address.toggleAttribute("aria-invalid", !page);
    if (!page) {
      tell(note, "friends-no-address");
      address.focus();
      return;
    }
    // only an address that the policy of this page names can be asked whether it answers
    const isKnown = known && pageOf(known)?.href === page.href;
    if (isKnown && !(await answers(page))) {
      tell(note, "friends-away");
      return;
    }
    page.hash = code.value.replaceAll(/\D/g, "");
    location.assign(page);
  });
  const texts = ["friends-no-address", "friends-away"].map((text) => made("span", text));
  for (const one of texts) one.hidden = true;
  part.append(title, form, ...texts);
  document.getElementById("help-part")?.after(part);
}

/** @param {HTMLElement} note @param {string} text its name among the words of the page */
function tell(note, text) {
  note.textContent = "";
  // the same sentence twice is told twice
  setTimeout(() => {
    note.textContent = document.querySelector(`[data-text="${text}"]`)?.textContent ?? "";
  }, 50);
}

/** @param {URL} page */
async function answers(page) {
  try {
    await fetch(page, { mode: "no-cors", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} id @param {string} value */
function field(id, value) {
  const one = document.createElement("input");
  one.id = id;
  one.value = value;
  one.autocomplete = "off";
  return one;
}

/** @param {HTMLInputElement} one @param {string} text */
function label(one, text) {
  const named = made("label", text);
  named.setAttribute("for", one.id);
  return named;
}
