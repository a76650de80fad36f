// How a pawn gets from spot to spot.

/** How long a way takes at a medium pace, of a walk each step. */
const MS = { walk: 110, slide: 420, hop: 480, swap: 620, bump: 560 };
const MOST_MS = 900;

/** @param {Motion} motion */
export const lasting = ([, kind, spots]) =>
	Math.min(MOST_MS, MS[kind] * (kind === "walk" ? spots.length - 1 : 1));

/** Where the pawns of a way stand at its end. @param {Motion[]} motions @returns {Move[]} */
export const endsOf = (motions) => motions
	.map(([pawn, , spots], at) => /** @type {[number, number, number]} */ ([pawn, spots.at(-1) ?? -1, at]))
	.filter(([pawn, end, at]) => !motions.slice(at + 1).some(([one, , [first]]) => one === pawn && first === end))
	.map(([pawn, end]) => [pawn, end]);

/** Where a piece is, which is two squares wide. @param {Point} point @param {number} [grown] @param {number} [turn] */
export const at = ([x, y, size = 1], grown = 1, turn = 0) =>
	`translate(${50 * x}%, ${50 * y}%) scale(${size * grown}) rotate(${turn}deg)`;

/** Let a pawn move. @param {SVGElement} figure @param {Kind} kind @param {Point[]} points @param {number} ms how long it takes */
export function move(figure, kind, points, ms) {
	const first = points[0] ?? [0, 0];
	const last = points.at(-1) ?? first;
	const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
	/** @type {(by: number, off: number) => Point} */
	const along = (by, off) => [first[0] + dx * by - dy * off, first[1] + dy * by + dx * off];
	const frames = {
		walk: () => points.flatMap((point, step) => {
			const before = points[step - 1];
			const middle = before && [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2 - 0.16];
			return middle ? [at(/** @type {Point} */ (middle), 1.12), at(point)] : [at(point)];
		}),
		slide: () => points.map((point) => at(point)),
		hop: () => [at(first), at(along(0.5, 0), 1.6), at(last)],
		swap: () => [at(first), at(along(0.25, 0.2), 1.3), at(along(0.75, 0.2), 1.3), at(last)],
		bump: () => [at(first, 1.2), at(first, 1.35, 25), at(along(0.5, 0), 1.2, 200), at(last, 1, 360)],
	}[kind]();
	return figure.animate(frames.map((transform) => ({ transform })), {
		duration: ms, easing: kind === "walk" ? "linear" : "ease-in-out",
	});
}
