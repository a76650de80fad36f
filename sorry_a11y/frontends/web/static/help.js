// How to play: the rules beside the pieces that they are about, what a player does here, and the keys.

import { HANDS, make, part } from "./dom.js";
import { burst, cardFigure, pawnFigure, picture, shape, slideFigure } from "./figures.js";

/** What is drawn beside each rule. @type {Record<string, () => SVGElement>} */
const RULES = {
	"rule-home": () => pawnFigure(0),
	"rule-card": () => picture("-1.5-1.5 3 3", cardFigure("5")),
	"rule-bump": () => picture("-1-1 2 2", burst([0, 0]), shape(1, { class: "face seat-blue" })),
	"rule-slide": () => picture("-.5-.6 3 1.2", slideFigure(2, [0, 0], [2, 0])),
};

/** Fill the sheet; its texts come with the words of the page. */
export function fillHelp() {
	part("rules-list").append(...Object.entries(RULES).map(([name, drawn]) =>
		make("li", {}, drawn(), make("span", { text: name }))));
	if (HANDS !== "touch") return;
	part("help-keys").before(part("help-text"));
	part("help-keys").hidden = true;
	part("help-text").dataset["text"] = "help-touch";
}

/** Have the keys in other words. @param {string[]} lines */
export function writeKeys(lines) {
	part("keys").replaceChildren(...lines.map((line) => {
		const [, key = "", rest = ""] = /^([^,，]*)(.*)$/s.exec(line) ?? [];
		return make("li", {}, make("b", { textContent: key }), rest);
	}));
}
