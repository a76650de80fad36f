// Runs in Node.js: brotli.mjs FILE...: writes FILE.br beside each.

import fs from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24,
};
for (const name of process.argv.slice(2)) {
  fs.writeFileSync(`${name}.br`, brotliCompressSync(fs.readFileSync(name), { params }));
}
