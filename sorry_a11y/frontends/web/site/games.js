// The part of the settings that brings saved games to another browser, and back.

import { make, part } from "./dom.js";

/**
 * Add the part to the page; its texts come with the words of the page.
 * @param {() => void} save asks for all games as one file
 * @param {(data: Uint8Array) => void} add adds the games of a file
 */
export function addGames(save, add) {
	const file = make("input", { type: "file", id: "games-file", accept: ".zip,.txt" });
	file.addEventListener("change", async () => {
		const [chosen] = file.files ?? [];
		if (chosen) add(new Uint8Array(await chosen.arrayBuffer()));
		file.value = "";
	});
	part("settings").append(make("details", {},
		make("summary", { text: "games" }), make("p", { text: "games-note" }),
		make("p", {}, make("button", { text: "export", onclick: save })),
		make("p", {}, make("label", { text: "import", htmlFor: file.id }), file)));
}

/** Let the browser save a file. @param {Uint8Array<ArrayBuffer>} data */
export function download(data) {
	const href = URL.createObjectURL(new Blob([data], { type: "application/zip" }));
	make("a", { href, download: "sorry-a11y-games.zip" }).click();
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
