// Drawers beside the table: questions, all news, talk, the invitation, settings and help. One at a
// time is open, in the place of the board, so that the choices stay in view.

import { part, stopOnce, walkable } from "./dom.js";

export class Drawers {
  /** @param {() => void} back gives the focus back to the choices */
  constructor(back) {
    this.back = back;
    this.tools = part("tools");
    /** @type {HTMLElement[]} */
    this.handles = [...this.tools.querySelectorAll("button")].filter((one) =>
      one.hasAttribute("aria-controls"));
    for (const one of this.handles) {
      one.addEventListener("click", () => this.#toggle(one.getAttribute("aria-controls") ?? ""));
    }
    walkable(this.tools);
    stopOnce(this.tools);
    part("table").addEventListener("keydown", (event) => {
      const open = this.#open();
      if (event.key !== "Escape" || !open?.contains(document.activeElement)) return;
      this.close();
      this.back();
    });
  }

  /** The drawer that is open: one without a button as well. @returns {HTMLElement | null} */
  #open() {
    return part("table").querySelector("section.open");
  }

  /** @param {string} id */
  #toggle(id) {
    if (this.#open()?.id === id) this.close();
    else this.show(id);
  }

  /**
   * Open a drawer.
   * @param {string} id
   * @param {string | null} [first] what takes the focus, the heading where nothing is named; null
   *   leaves the focus where it is
   */
  show(id, first) {
    this.close();
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
    stopOnce(this.tools);
    const isIn = part(id).contains(document.activeElement);
    if (!isWanted && this.#open()?.id === id) this.close();
    return !isWanted && isIn;
  }

  /** Close a drawer that is open, unless somebody is in it. @param {string} id */
  leave(id) {
    const drawer = this.#open();
    if (drawer?.id === id && !drawer.contains(document.activeElement)) this.close();
  }

  /** Close the drawer that is open. */
  close() {
    const drawer = this.#open();
    for (const one of this.handles) one.setAttribute("aria-expanded", "false");
    if (!drawer) return;
    drawer.classList.remove("open");
    drawer.hidden = drawer.classList.contains("drawer");
  }
}
