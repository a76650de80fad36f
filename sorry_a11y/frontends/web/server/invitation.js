// What friends open to sit down: as a link, to be shared or copied, and as a QR code.

import { part } from "./dom.js";
import { svg } from "./figures.js";

/** The light margin around a QR code, in modules. */
const MARGIN = 4;

export class Invitation {
	/** @param {(text: "copied" | "select") => void} tell what came of copying */
	constructor(tell) {
		this.tell = tell;
		this.link = "";
		for (const element of document.querySelectorAll(".copy")) element.addEventListener("click", () => void this.#copy());
		part("share").addEventListener("click", () => {
			// somebody who thinks better of it has shared nothing, which is no mistake
			navigator.share({ title: document.title, url: this.link }).catch(() => {});
		});
	}

	/** @param {string} link @param {string} code @param {string[]} rows of the QR code */
	show(link, code, rows) {
		this.link = /^https?:/.test(link) ? link : "";
		part("invite-tool").hidden = part("plate").hidden = !this.link;
		part("plate-code").textContent = code.replaceAll(/\d{4}(?=\d)/g, "$& ");
		part("share").hidden = !("share" in navigator);
		const anchor = /** @type {HTMLAnchorElement} */ (part("link"));
		anchor.href = this.link || "/";
		anchor.textContent = this.link;
		part("qr").hidden = !rows.length;
		part("qr").querySelector("svg")?.remove();
		part("qr").prepend(...(rows.length && this.link ? [qrFigure(rows)] : []));
	}

	/** Copy the link; a page without encryption has another way than one with it. */
	async #copy() {
		try {
			await navigator.clipboard.writeText(this.link);
		} catch {
			getSelection()?.selectAllChildren(part("link"));
			if (!document.execCommand("copy")) return this.tell("select");
			getSelection()?.removeAllRanges();
		}
		this.tell("copied");
	}
}

/** @param {string[]} rows */
function qrFigure(rows) {
	const size = rows.length + 2 * MARGIN;
	const d = rows.flatMap((row, y) => [...row].map((dark, x) =>
		dark === "1" ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : "")).join("");
	return svg("svg", { viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true" },
		svg("rect", { width: size, height: size, fill: "#fff" }), svg("path", { d, fill: "#000" }));
}
