// The part of the settings that brings saved games to another browser, and back.

/**
 * Add the part to the page; its texts come with the words of the page.
 * @param {() => void} save asks for all games as one file
 * @param {(data: Uint8Array) => void} add adds the games of a file
 */
export function addGames(save, add) {
  const part = document.createElement("details");
  const saving = made("button", "export");
  saving.setAttribute("type", "button");
  saving.addEventListener("click", save);
  const label = made("label", "import");
  label.setAttribute("for", "games-file");
  const file = document.createElement("input");
  file.type = "file";
  file.id = "games-file";
  file.accept = ".zip,.txt";
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen) add(new Uint8Array(await chosen.arrayBuffer()));
    file.value = "";
  });
  part.append(made("summary", "games"), made("p", "games-note"), row(saving), row(label, file));
  document.getElementById("settings-part")?.append(part);
}

/** Let the browser save a file. @param {Uint8Array<ArrayBuffer>} data */
export function download(data) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([data], { type: "application/zip" }));
  link.download = "sorry-a11y-games.zip";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {string} kind @param {string} text its name among the words of the page */
export function made(kind, text) {
  const one = document.createElement(kind);
  one.dataset["text"] = text;
  return one;
}

/** @param {HTMLElement[]} parts */
export function row(...parts) {
  const one = document.createElement("p");
  one.append(...parts);
  return one;
}
