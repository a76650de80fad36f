// The worker in which the game runs. It loads Python and the game, has what is saved in files of the
// browser that are written at once, and passes messages on.

// @ts-expect-error it stands beside this file in the folder that is built
import { loadPyodide } from "./pyodide.mjs";
import { keptFiles } from "./kept.js";

const HERE = new URL(".", import.meta.url).href;
const HOME = "/home/sorry";
/** The folder whose files the browser keeps. */
const KEPT = `${HOME}/kept`;
const FILES = ["games.sqlite", "games.sqlite-journal"];
const SPARE = "spare";
/** More than all that a service worker stores: see `writeWhole`. */
const SPARE_BYTES = 1 << 25;
/** How long another tab may take to let go of the files that it was asked for. */
const GIVEN_MS = 5000;
/** How long the page before this one may take, which was just left. */
const LEFT_MS = 2000;

/** @type {any} */
let session = null;
/** @type {any[]} */
let handles = [];
/** Whether a service worker has the page, stored whole. */
let isStored = false;

/** Bytes that have come. */
let came = 0;
const load = globalThis.fetch;
globalThis.fetch = async (/** @type {RequestInfo | URL} */ address, /** @type {RequestInit} */ wishes = {}) => {
	const answer = await load(address, wishes);
	if (!answer.ok || !answer.body) return answer;
	const counted = answer.body.pipeThrough(new TransformStream({
		transform(part, on) {
			came += part.byteLength;
			postMessage({ bytes: came });
			on.enqueue(part);
		},
	}));
	return new Response(counted, { headers: answer.headers });
};

/** @param {string} name */
async function bytes(name) {
	const answer = await fetch(HERE + name);
	if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
	return new Uint8Array(await answer.arrayBuffer());
}

// -- what is saved --

/** The pages at this very address, of which one has the files at a time. */
const OWNER = `sorry-a11y ${HERE}`;
/** Lets another tab have the files. */
let letGo = () => {};
/** Another tab wants to play. @type {BroadcastChannel | undefined} */
let channel;
try {
	channel = new BroadcastChannel(OWNER);
	channel.onmessage = () => {
		if (!handles.length) return;
		close();
		letGo();
		postMessage({ taken: true });
	};
} catch {
	// Firefox has none where site data is blocked, and then no tab has files to give
}

function close() {
	for (const handle of handles) handle.close();
	handles = [];
}

/** Open a file, which the page before this one may have a moment longer than its lock. @param {any} file @returns {Promise<any>} */
const opened = (file, tries = 40) => file.createSyncAccessHandle().catch(async (/** @type {Error} */ error) => {
	if (!tries || error.name !== "NoModificationAllowedError") throw error;
	await new Promise((done) => setTimeout(done, 50));
	return opened(file, tries - 1);
});

/** Open the files; return whether this browser keeps any. @returns {Promise<boolean>} */
async function openFiles() {
	try {
		const root = await navigator.storage.getDirectory();
		const folder = await root.getDirectoryHandle(encodeURIComponent(HERE), { create: true });
		for (const name of [...FILES, SPARE]) {
			const file = await folder.getFileHandle(name, { create: true });
			handles.push(await opened(file));
		}
		const spare = handles.at(-1);
		if (isStored && spare.getSize()) spare.truncate(0);
		return true;
	} catch {
		close();
		return false;
	}
}

/**
 * Have the files once nobody else has them, until this page ends or lets go of them.
 * @param {number} ms how long they are waited for
 * @returns {Promise<"open" | "elsewhere" | "none">}
 */
async function own(ms) {
	if (!navigator.locks) return "none"; // an address without encryption
	return new Promise((found) => {
		navigator.locks.request(OWNER, { signal: AbortSignal.timeout(ms) }, async () => {
			const isOpen = await openFiles();
			found(isOpen ? "open" : "none");
			if (isOpen) await new Promise((done) => (letGo = () => done(null)));
		}).catch(({ name }) => found(name === "TimeoutError" ? "elsewhere" : "none"));
	});
}

/** Have the files in the place of another tab. */
function takeOver() {
	channel?.postMessage("give");
	return own(GIVEN_MS);
}

/**
 * Write a piece, or nothing of it. Firefox that is killed while the service worker stores the page has,
 * when it runs again, less than nothing in its count of the bytes that are stored, and refuses every
 * write. A spare file that is longer than what was missing sets that right (decision 0048).
 * @param {any} handle @param {Uint8Array} piece @param {number} at
 */
function writeWhole(handle, piece, at) {
	if (handle.write(piece, { at }) === piece.length) return;
	const spare = handles.at(-1);
	spare.truncate(SPARE_BYTES);
	if (handle.write(piece, { at }) === piece.length) return;
	spare.truncate(0);
	throw new DOMException("not all was written", "QuotaExceededError");
}

// -- the game --

/**
 * Everything but the files, which another tab may have.
 * @param {string} language
 * @param {string} hands what the player has to answer with
 * @param {object} clips where each clip begins, and how long it lasts
 */
async function loadGame(language, hands, clips) {
	const game = bytes("game.zip");
	const python = await loadPyodide({
		indexURL: HERE, stdLibURL: `${HERE}stdlib.zip`, env: { HOME },
	});
	python.unpackArchive(await game, "zip", { extractDir: "/app" });
	python.runPython("import sys; sys.path.insert(0, '/app'); sys.dont_write_bytecode = True");
	const module = python.pyimport("sorry_a11y.frontends.web.worker_session");
	return (/** @type {boolean} */ isKept) => {
		if (isKept) {
			const files = Object.fromEntries(FILES.map((name, at) => [name, handles[at]]));
			python.FS.mkdirTree(KEPT);
			python.FS.mount(keptFiles(python.FS, files, writeWhole), {}, KEPT);
		}
		session = module.WorkerSession(
			(/** @type {string} */ text) => postMessage({ text }),
			(/** @type {number} */ ms, /** @type {number} */ number) =>
				void setTimeout(() => session.ring(number), ms),
			HOME, language, isKept ? KEPT : undefined, hands, JSON.stringify(clips),
		);
	};
}

/** @type {Promise<(isKept: boolean) => void>} */
let loaded;

/** @param {"open" | "elsewhere" | "none"} found */
async function begin(found) {
	if (found === "elsewhere") {
		postMessage({ elsewhere: true });
		return;
	}
	const start = await loaded;
	start(found === "open");
}

/** @param {unknown} error */
function fail(error) {
	console.error(error);
	close();
	postMessage({ failed: true });
}

onmessage = ({ data }) => {
	if (data.begin !== undefined) {
		isStored = data.isStored;
		loaded = loadGame(data.begin, data.hands, data.clips);
		(data.takesOver ? takeOver() : own(LEFT_MS)).then(begin).catch(fail);
	} else if (data.takeOver) {
		takeOver().then(begin).catch(fail);
	} else if (data.save) {
		const packed = session?.packed_games();
		if (packed) postMessage({ games: packed.toJs() });
		packed?.destroy();
	} else if (data.add) session?.take_back_games(data.add);
	else session?.take(data.text);
};
