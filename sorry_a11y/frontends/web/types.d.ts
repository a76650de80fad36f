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
	lanes: number[][];
	slides: [seat: number, from: number, to: number][];
	exits: number[];
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
	/** How each is drawn. */
	styles?: ("" | "main" | "quiet" | "person")[];
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
	/** By seat, what stands beside the name: points, whose seat it is, who is ready. */
	marks?: string[];
	won?: number[];
	result?: string;
	/** Who is waited for before another game, in words. */
	waits?: string;
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
	/** The place of the board of the game that a menu is about, from 1. */
	board?: string;
};

/** A clip, from where to where it goes, how loud it is in dB, when it begins and how long it lasts. */
type Cue = [clip: string, from: number, to: number, decibels: number, after: number, length: number];

/** What is told in one go, and what can be done then. */
type Told = {
	/** The number of what is told. */
	n: number;
	lines: string[];
	menu?: Menu | null;
	/** Which choice is offered first. */
	at?: number;
	/** Somebody asked, or chose, and this is the reply. */
	asked?: boolean;
	cues?: Cue[];
	/** The moves of which the lines tell. */
	passed?: Step[];
	/** The number of the last news of the table that were heard. */
	heard?: number;
	scene?: Scene | null;
	/** Words in another language, with it. */
	foreign?: [words: string, language: string][];
	/** The session has ended. */
	ends?: boolean;
	/** The seat is kept. */
	kept?: boolean;
	/** A line of chat can be written. */
	line?: boolean;
	/** What a line is typed for, empty for nothing. */
	typed?: string;
	/** A player who looks elsewhere is called. */
	calls?: boolean;
	/** So many of the last lines only say what is asked. */
	asks?: number;
};

/** The page in the words of a language. */
type Words = {
	lang: string;
	/** The page's own texts by their names. */
	texts: Record<string, string> &
		Record<"title" | "whose" | "you" | "tools" | "ready" | "name" | "line" | "lost-key", string>;
	/** The groups of questions, each with its keys and their names. */
	asks: [title: string, rows: [key: string, name: string][]][];
	keys: string[];
	/** By setting its values, with names and samples. */
	choices: Record<string, [value: string, name: string, sample: string][]>;
	/** The words for the faces of cards that are no numbers. */
	faces: Record<string, string>;
	phrases?: [code: string, text: string][];
	/** The games with their names, and how plays are taken back in them. */
	games?: [name: string, title: string, undo: string][];
	hall?: boolean;
};
