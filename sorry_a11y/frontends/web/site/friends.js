// What leads from the start menu to a table with friends, on the page of a server. That page is small
// and has everything that a table needs.

import { codeIn, make, part } from "./dom.js";

/** Where a server listens that nobody has put behind a proxy. */
const PORT = 8765;
/** Addresses of homes: numbers, names without a dot, and those that only a network of one's own gives. */
const AT_HOME = /^(\[.*\]|[\d.]+|[^.]+|.*\.(local|lan|home|internal|localhost))$/;
/** What names a machine: some browsers take spaces and write them as %20. */
const NAME = /^[\w.:[\]-]+$/;
/** A code, or nothing: both are enough where the server is known. */
const NO_LINK = /^[\d\s-]*$/;
/** Where a server hands out this page beside its own. */
const BESIDE = /\/alone\/$/;

/** The page of a server. @param {string} text what was typed @returns {URL | null} null for what is no address */
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
 * @param {Page} page
 * @param {string} server the address of the server that the site was built with; empty for none
 * @returns {(() => void) | null} opens it, where the address of the page has an invite code
 */
export function addFriends(page, server) {
	const known = pageOf(server || (BESIDE.test(location.pathname) ? location.origin : ""));
	const invited = codeIn(location.hash);
	const link = make("input", { id: "friends-link", value: known ? invited : "", autocomplete: "off" });
	const note = make("p", { role: "status" });
	const form = make("form", { noValidate: true },
		make("p", {}, make("label", { text: known ? "code" : "friends-address", htmlFor: link.id }), link),
		make("p", {}, make("button", { text: "friends-go", type: "submit" })), note);
	/** @param {string} name */
	const tell = (name) => {
		note.textContent = "";
		// the same sentence twice is told twice
		setTimeout(() => (note.textContent = page.texts[name] ?? ""), 50);
	};
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		const isCode = known && NO_LINK.test(link.value);
		const found = isCode ? new URL(known) : pageOf(link.value);
		link.toggleAttribute("aria-invalid", !found);
		if (!found) {
			tell("friends-no-address");
			link.focus();
			return;
		}
		// only an address that the policy of this page names can be asked whether it answers
		const isKnown = known?.href === found.href;
		if (!navigator.onLine || (isKnown && !(await answers(found)))) {
			tell("friends-away");
			return;
		}
		found.hash = codeIn(isCode ? link.value : (link.value.split("#")[1] ?? "")) || invited;
		location.assign(found);
	});
	const drawer = make("section", { id: "friends-part", className: "drawer", popover: "auto" }, form);
	drawer.dataset["title"] = "friends";
	part("help-part").after(drawer);
	page.drawers.add(drawer);
	return invited ? () => page.drawers.show(drawer.id, link.id) : null;
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
