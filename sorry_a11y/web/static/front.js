// The front: what tells the page everything and takes what is chosen. Here it is at a server; a page
// that has none is given another file of this name, whose front is a worker of the browser.

/**
 * @typedef {{readyState: number, send: (text: string) => void,
 *   onopen: ((event: any) => void) | null, onmessage: ((event: any) => void) | null,
 *   onclose: ((event: any) => void) | null}} Front
 */

/** A front that is open: the same number as of a socket. */
export const OPEN = 1;

/** @returns {Front} */
export function openFront() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/page`);
}
