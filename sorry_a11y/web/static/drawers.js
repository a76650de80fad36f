// Drawers beside the table: questions, all news, talk, the invitation, settings and help. One at a
// time is open, in the place of the board, so that the choices stay in view. Its button, Escape and the
// browser's way back close it.

import { make, part } from "./dom.js";

/** What the browser's history says of a page with a drawer open. */
const OPEN = "drawer";

export class Drawers {
  /** @param {() => void} toChoices gives the focus back to the choices */
  constructor(toChoices) {
    this.toChoices = toChoices;
    this.handles = /** @type {HTMLElement[]} */ ([...part("tools").querySelectorAll("[aria-controls]")]);
    for (const one of this.handles) {
      const id = one.getAttribute("aria-controls") ?? "";
      part(id).querySelector("h2")?.after(make("button", { text: "close", className: "close" }));
      one.addEventListener("click", () => (this.#open()?.id === id ? this.close() : this.show(id)));
    }
    part("table").addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#open()?.contains(document.activeElement)) this.back();
    });
    part("table").addEventListener("click", ({ target }) => {
      if (/** @type {Element} */ (target).closest(".close")) this.back();
    });
    // the way back closes a drawer, and scrolls nothing
    history.scrollRestoration = "manual";
    // what a page had open before it was loaded again is not
    if (history.state === OPEN) history.replaceState(null, "");
    addEventListener("popstate", () => {
      if (history.state !== OPEN && this.#open()) {
        this.#hide();
        this.toChoices();
      }
    });
  }

  /** The drawer that is open: one without a button as well. @returns {HTMLElement | null} */
  #open() {
    return part("table").querySelector("section.open");
  }

  /**
   * Open a drawer.
   * @param {string} id
   * @param {string | null} [first] what takes the focus, the heading where nothing is named; null
   *   leaves the focus where it is
   */
  show(id, first) {
    this.#hide();
    if (history.state !== OPEN) history.pushState(OPEN, "");
    for (const one of this.handles) {
      if (one.getAttribute("aria-controls") === id) one.setAttribute("aria-expanded", "true");
    }
    const drawer = part(id);
    drawer.hidden = false;
    drawer.classList.add("open");
    drawer.scrollTop = 0;
    if (first !== null) (first ? part(first) : drawer.querySelector("h2"))?.focus();
  }

  /**
   * Have the button of a drawer there, or not; what cannot be opened is closed.
   * @param {string} id
   * @param {boolean} isWanted
   * @returns whether somebody was in it
   */
  allow(id, isWanted) {
    const handle = this.handles.find((one) => one.getAttribute("aria-controls") === id);
    if (!handle || handle.hidden === !isWanted) return false;
    handle.hidden = !isWanted;
    const isIn = part(id).contains(document.activeElement);
    if (!isWanted && this.#open()?.id === id) this.close();
    return !isWanted && isIn;
  }

  /** Close a drawer that is open, unless somebody is in it. @param {string} id */
  leave(id) {
    const drawer = this.#open();
    if (drawer?.id === id && !drawer.contains(document.activeElement)) this.close();
  }

  /** Go back to the choices from the drawer that is open. */
  back() {
    this.close();
    this.toChoices();
  }

  /** Close the drawer that is open. */
  close() {
    this.#hide();
    if (history.state === OPEN) history.back();
  }

  #hide() {
    const drawer = this.#open();
    for (const one of this.handles) one.setAttribute("aria-expanded", "false");
    if (!drawer) return;
    drawer.classList.remove("open");
    drawer.hidden = drawer.classList.contains("drawer");
  }
}
