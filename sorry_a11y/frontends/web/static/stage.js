// The boards where there is no game, in the middle of one, so that who looks sees what this is.

import { Board } from "./board.js";
import { make, part } from "./dom.js";

/** Show them. @param {(book: string) => void} begin a game, in the start menu, where its board is touched */
export function fillStage(begin) {
	const stage = part("stage");
	for (const [name, [book, drawing]] of Object.entries(JSON.parse(part("stage-games").textContent ?? "{}"))) {
		const holder = make("div", {}, make("strong", { textContent: name }));
		const board = new Board(holder, { touch: () => part("table").matches(".front") && begin(book), watched() {} });
		stage.append(holder);
		board.draw(drawing);
		board.cards(1, name, -1);
	}
}
