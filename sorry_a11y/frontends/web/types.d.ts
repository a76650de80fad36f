// The types that the page's modules share: what the session sends, and the classes by their names.

type Page = import("./static/page.js").Page;
type Board = import("./static/board.js").Board;
type Teller = import("./static/teller.js").Teller;

/**
 * What carries the messages of the page: to a server, to a worker, to a program of this computer.
 * Each has a file of the name front.js, whose `openFront` is given the page.
 */
type Front = {
	/** Returns whether it could be sent. */
	send: (message: any) => boolean;
};

/** A place, and how large a piece is there. */
type Point = [x: number, y: number, size?: number];
/** A pawn, and a spot where it comes to stand. */
type Move = [pawn: number, spot: number];
type Kind = "walk" | "slide" | "hop" | "swap" | "bump";
/** The way of a pawn from spot to spot. */
type Motion = [pawn: number, kind: Kind, spots: number[]];
/** A position, the seat whose card led to it, -1 for none, the face of the card, and how pawns got there. */
type Step = [position: number[], seat: number, face: string, motions: Motion[]];

/** A board, in units of a square. */
type Drawing = {
	side: number;
	/** So many places come first, which are squares that all share. */
	track: number;
	places: [number, number][];
	/** The radius of each place for four pawns, by its spot. */
	wide: Record<string, number>;
	homes: number[];
	lanes: [seat: number, spot: number][];
	slides: [seat: number, from: number, to: number][];
	exits: [seat: number, spot: number][];
	/** Where the pile lies, and the open card. */
	cards: Point[];
	/** By seat, null where nobody sits. */
	names: (string | null)[];
	own: number[];
	position?: number[];
	free: number[];
};

/** What can be chosen now. */
type Menu = {
	/** The number of the list. */
	n: number;
	labels: string[];
	keys: string[];
	/** The ends of labels that say how many there are. */
	places?: string[];
	/** By choice, the ways in which it can go on. */
	motions?: Motion[][][];
	/** By choice, the kind of card that is played. */
	cards?: number[];
	/** Whether Escape goes back from here. */
	deep?: boolean;
	/** Which choice leads on. */
	main?: number;
};

/** What is to be seen beside the board. Seats are numbers from 0. */
type Scene = {
	turn: number;
	title: string;
	hand?: [kind: number, face: string][];
	/** The hand is one card, which lies open. */
	is_open?: boolean;
	discard?: string;
	pile?: number;
	/** By seat, how many cards are held. */
	hands?: number[];
	away?: number[];
	ready?: number[];
	won?: number[];
	result?: string;
	/** The keys of the questions that mean something now. */
	asks?: string;
	/** What the table asks. */
	asked?: string;
	/** So much time is left to answer. */
	seconds?: number;
	/** What is told, and is to be seen elsewhere. */
	elsewhere?: string[];
	is_menu?: boolean;
	is_front?: boolean;
	is_room?: boolean;
};
