// The boards where there is no game: they go on by themselves, so that who looks sees what this is.

import { Board, isStill } from "./board.js";
import { make, part } from "./dom.js";

const EVERY_MS = 1600;

/** Have the page begin a game, where the first menu is shown. @param {string} book */
function begin(book) {
  const isFront = part("stage").classList.contains("begins");
  if (isFront) document.dispatchEvent(new CustomEvent("begin", { detail: book }));
}

/** A board of a name, on which a game goes on again and again. */
class Stage extends Board {
  moved = 0;

  /** @param {string} name @param {string} book @param {import("./board.js").Drawing} drawing @param {import("./motion.js").Motion[][]} moves */
  constructor(name, book, drawing, moves) {
    super(make("div", {}, make("strong", { textContent: name })), { touch: () => begin(book), watched() {} });
    part("stage").append(this.holder);
    this.moves = moves;
    this.draw(drawing);
    this.cards(1, name, -1);
  }

  go() {
    const motions = this.moves[this.moved++];
    if (motions) {
      const after = motions.reduce((now, [pawn, , spots]) => now.with(pawn, spots.at(-1) ?? -1), this.position);
      this.show([[after, -1, "", motions]], false);
    } else if (this.drawing) {
      this.draw(this.drawing);
      this.moved = 0;
    }
  }
}

const stages = Object.entries(JSON.parse(part("stage-games").textContent ?? "{}"))
  .map(([name, [book, drawing, moves]]) => new Stage(name, book, drawing, moves));
setInterval(() => {
  if (document.hidden || isStill() || !part("stage").checkVisibility()) return;
  stages[Math.floor(Math.random() * stages.length)]?.go();
}, EVERY_MS);
