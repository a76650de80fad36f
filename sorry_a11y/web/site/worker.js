// The worker in which the game runs: loads Python and the game, and passes messages on.

// @ts-expect-error it stands beside this file in the folder that is built
import { loadPyodide } from "./pyodide.mjs";

const HERE = new URL(".", import.meta.url).href;
const HOME = "/home/sorry";

/** What came before the game listened. @type {string[]} */
const waiting = [];
/** @type {any} */
let session = null;

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

/** @param {string} language */
async function begin(language) {
  const game = bytes("game.zip");
  const python = await loadPyodide({
    indexURL: HERE, stdLibURL: `${HERE}stdlib.zip`, env: { HOME },
  });
  python.unpackArchive(await game, "zip", { extractDir: "/app" });
  python.runPython("import sys; sys.path.insert(0, '/app'); sys.dont_write_bytecode = True");
  const module = python.pyimport("sorry_a11y.web.worker_session");
  session = module.begin_in_worker(
    (/** @type {string} */ text) => postMessage({ text }),
    (/** @type {number} */ ms, /** @type {number} */ number) =>
      void setTimeout(() => session.ring(number), ms),
    HOME, language,
  );
  for (const text of waiting) session.take(text);
}

onmessage = ({ data }) => {
  if (data.begin !== undefined) {
    begin(data.begin).catch((error) => {
      console.error(error);
      postMessage({ failed: String(error) });
    });
  } else if (session) session.take(data.text);
  else waiting.push(data.text);
};
