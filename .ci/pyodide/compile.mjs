// Runs in Node.js: compile.mjs PYODIDE WORK. The very Python that will run the game records which
// modules it uses, and compiles them and the game to two zips in WORK.

const [, , pyodide, work] = process.argv;
const { loadPyodide } = await import(`file://${pyodide}/pyodide.mjs`);

const options = {
  indexURL: `${pyodide}/`, stdLibURL: `${work}/python_stdlib.zip`,
  // no columns of the source in what is compiled
  env: { HOME: "/home/sorry", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
};
async function run(script) {
  const python = await loadPyodide(options);
  python.FS.mkdirTree("/work");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: work }, "/work");
  // what unpacks the game in the browser is used as well
  python.unpackArchive(new Uint8Array([80, 75, 5, 6, ...Array(18).fill(0)]), "zip", { extractDir: "/tmp" });
  python.runPython(python.FS.readFile(`/work/${script}`, { encoding: "utf8" }));
}

try {
  await run("record_modules.py");
  await run("compile_zips.py");
} catch (error) {
  console.error(error.message); // without the whole of Pyodide's source
  process.exitCode = 1;
}
