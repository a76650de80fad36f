// Runs in Node.js: brotli.mjs FILE...: writes FILE.br beside each.

import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compressed = promisify(brotliCompress);  // on as many cores as there are
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24,
};
await Promise.all(process.argv.slice(2).map(async (name) => {
  await writeFile(`${name}.br`, await compressed(await readFile(name), { params }));
}));
