// The worker in which the game runs: loads Python and the game, has what is saved in files of the browser
// that are written at once, and passes messages on.

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
/** How often another tab is asked to let go of the files, and how long it is waited for. */
const ASK_MS = 100;
const MOST_ASKS = 50;
/** As often a page looks whether the one before it, which was just left, has let go of them. */
const MOST_LOOKS = 20;

/** What came before the game listened. @type {string[]} */
const waiting = [];
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

// -- what is saved -------------------------------------------------------------------------------

/** Another tab wants to play: a channel of the pages at this very address. */
const channel = new BroadcastChannel(`sorry-a11y ${HERE}`);
channel.onmessage = () => {
  if (!handles.length) return;
  close();
  postMessage({ taken: true });
};

function close() {
  for (const handle of handles) handle.close();
  handles = [];
}

/**
 * Open the files, which no other tab can have at the same time.
 * @returns {Promise<"open" | "elsewhere" | "none">}
 */
async function openFiles() {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(encodeURIComponent(HERE), { create: true });
    for (const name of [...FILES, SPARE]) {
      const file = await folder.getFileHandle(name, { create: true });
      // @ts-expect-error only workers have it
      handles.push(await file.createSyncAccessHandle());
    }
    const spare = handles.at(-1);
    if (isStored && spare.getSize()) spare.truncate(0);
    return "open";
  } catch (error) {
    close();
    return error instanceof DOMException && error.name === "NoModificationAllowedError" ? "elsewhere" : "none";
  }
}

/**
 * Open the files once nobody else has them.
 * @param {number} most how often it is tried
 * @param {boolean} asks whether another tab is asked to let go of them
 * @returns {Promise<"open" | "elsewhere" | "none">}
 */
async function openWhenFree(most, asks) {
  for (let tried = 0; tried < most; tried++) {
    if (asks) channel.postMessage("give");
    if (asks || tried) await new Promise((go) => setTimeout(go, ASK_MS));
    const found = await openFiles();
    if (found !== "elsewhere") return found;
  }
  return "elsewhere";
}

const takeOver = () => openWhenFree(MOST_ASKS, true);

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

// -- the game ------------------------------------------------------------------------------------

/**
 * Everything but the files, which another tab may have.
 * @param {string} language
 * @param {string} hands what the player has to answer with
 */
async function loadGame(language, hands) {
  const game = bytes("game.zip");
  const python = await loadPyodide({
    indexURL: HERE, stdLibURL: `${HERE}stdlib.zip`, env: { HOME },
  });
  python.unpackArchive(await game, "zip", { extractDir: "/app" });
  python.runPython("import sys; sys.path.insert(0, '/app'); sys.dont_write_bytecode = True");
  const module = python.pyimport("sorry_a11y.web.worker_session");
  return (/** @type {boolean} */ isKept) => {
    if (isKept) {
      const files = Object.fromEntries(FILES.map((name, at) => [name, handles[at]]));
      python.FS.mkdirTree(KEPT);
      python.FS.mount(keptFiles(python.FS, files, writeWhole), {}, KEPT);
    }
    session = module.begin_in_worker(
      (/** @type {string} */ text) => postMessage({ text }),
      (/** @type {number} */ ms, /** @type {number} */ number) =>
        void setTimeout(() => session.ring(number), ms),
      HOME, language, isKept ? KEPT : undefined, hands,
    );
    for (const text of waiting) session.take(text);
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
    loaded = loadGame(data.begin, data.hands);
    (data.takesOver ? takeOver() : openWhenFree(MOST_LOOKS, false)).then(begin).catch(fail);
  } else if (data.takeOver) {
    takeOver().then(begin).catch(fail);
  } else if (data.save) {
    const packed = session?.packed_games();
    if (packed) postMessage({ games: packed.toJs() });
    packed?.destroy();
  } else if (data.add) session?.take_back_games(data.add);
  else if (session) session.take(data.text);
  else waiting.push(data.text);
};
