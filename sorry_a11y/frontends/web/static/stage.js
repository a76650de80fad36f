// The boards where there is no game. They go on by themselves, so that who looks sees what this is.

import { Board, isStill } from "./board.js";
import { make, part } from "./dom.js";

const EVERY_MS = 1600;

/** A board of a name, on which a game goes on again and again. */
class Stage extends Board {
  moved = 0;

  /** @param {string} name @param {string} book @param {import("./board.js").Drawing} drawing @param {import("./motion.js").Motion[][]} moves */
  constructor(name, book, drawing, moves) {
    const touch = () => part("stage").classList.contains("begins")
      && document.dispatchEvent(new CustomEvent("begin", { detail: book }));
    super(make("div", {}, make("strong", { textContent: name })), { touch, watched() {} });
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
