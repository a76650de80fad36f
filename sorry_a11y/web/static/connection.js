// The connection to the front: comes back by itself, and takes the same seat again.

import { storage } from "./dom.js";
import { OPEN, openFront } from "./front.js";

/** What no sentence has: characters that control a terminal, or turn the direction of writing. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const PAUSES = [200, 500, 1000, 2000, 5000];
/** Close codes after which nobody comes back: another page has the seat, or it was taken away. */
const FINAL = [4001, 4002];

/** The code of a server that ends while others carry its tables: no player needs to hear of it. */
const RESTARTS = 4003;

/**
 * @typedef {{table: string, token: string, guest: number, seats: number[], code: string,
 *   session: string, told: number, heard: number}} Seat
 */

/** @typedef {{session: string, told: number}} Hall */

/** Who this browser is: a secret that it keeps. @returns {string} */
function identity() {
  const kept = storage.read("identity");
  if (/^[0-9a-f]{64}$/.test(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = [...bytes].map((one) => one.toString(16).padStart(2, "0")).join("");
  storage.write("identity", made);
  return made;
}

export class Connection {
  /**
   * @param {(message: any) => void} take what is done with each message
   * @param {(isThere: boolean) => void} notice told when the connection of a seat is lost or back
   */
  constructor(take, notice) {
    this.take = take;
    this.notice = notice;
    /** @type {Record<string, string | number>} */
    this.settings = {};
    /** @type {Seat | null} */
    this.seat = null;
    /** @type {Hall | null} */
    this.hall = null;
    this.identity = identity();
    /** @type {import("./front.js").Front | null} */
    this.front = null;
    this.attempt = 0;
    this.lost = false;
    this.open();
  }

  open() {
    const front = openFront();
    this.front = front;
    front.onopen = () => {
      this.attempt = 0;
      this.send({ t: "hello", settings: this.settings, identity: this.identity });
      if (this.seat) this.send({ t: "chair", ...this.seat });
      else if (this.hall) this.send({ t: "hall", ...this.hall });
    };
    front.onmessage = (event) => {
      const message = JSON.parse(event.data, (_key, value) =>
        typeof value === "string" ? value.replace(CONTROLS, "") : value);
      if (this.lost && (message.t === "seat" || message.t === "hall")) {
        this.lost = false;
        this.notice(true);
      }
      this.take(message);
    };
    front.onclose = (event) => {
      if (FINAL.includes(event.code)) return;
      const isHandedOver = event.code === RESTARTS && this.attempt === 0;
      if ((this.seat || this.hall) && !this.lost && !isHandedOver) {
        this.lost = true;
        this.notice(false);
      }
      const pause = PAUSES[Math.min(this.attempt++, PAUSES.length - 1)] ?? 5000;
      setTimeout(() => this.open(), pause * (0.5 + Math.random()));
    };
  }

  get isOpen() {
    return this.front?.readyState === OPEN;
  }

  /** @param {object} message */
  send(message) {
    if (this.isOpen) this.front?.send(JSON.stringify(message));
  }
}
