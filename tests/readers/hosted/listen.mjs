// Plays a short game with NVDA (on Windows) or VoiceOver (on macOS) running, and checks that the
// reader spoke every sentence that the game told, in order:
//
//     node listen.mjs page ADDRESS        the page, in the system's Edge or Chrome
//     node listen.mjs terminal COMMAND    the game in a terminal window; COMMAND starts it
//
// What was told and what was spoken is written to heard.json. It has not been run.

import { spawn, execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { nvda, voiceOver } from "@guidepup/guidepup";
import { chromium } from "playwright-core";

const IS_WINDOWS = process.platform === "win32";
const KEYS = ["Enter", "Enter", "Enter", "w", "o", "d", "c", "Enter", "Enter"];
const SPEAKING_MS = 4000;
const LOADING_MS = 60_000;

/** The words of a sentence, without what readers say in ways of their own. @param {string} text */
const words = (text) => text.toLowerCase().normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The sentences that were not spoken after those before them.
 * @param {string[]} told
 * @param {string[]} spoken
 */
function lost(told, spoken) {
  const heard = ` ${spoken.flatMap(words).join(" ")} `;
  let from = 0;
  return told.filter((line) => {
    const wanted = ` ${words(line).join(" ")} `;
    const at = heard.indexOf(wanted, from);
    if (at < 0) return true;
    from = at + wanted.length - 1;
    return false;
  });
}

/** @param {string} address */
async function openPage(address) {
  const browser = await chromium.launch({ headless: false, channel: IS_WINDOWS ? "msedge" : "chrome" });
  const page = await browser.newPage();
  await page.goto(address);
  await page.bringToFront();
  await page.waitForSelector("#choices button", { timeout: LOADING_MS });
  await page.focus("#choices button");
  return {
    told: () => page.$$eval("#log li", (all) => all.map((one) => one.textContent ?? "")),
    close: () => browser.close(),
  };
}

/** The seed makes both games the same, so a second one without a reader says what is told. @param {string} command */
function openTerminal(command) {
  const game = `${command} play --seed 3 --save no --sound off`;
  const [program, ...rest] = IS_WINDOWS
    ? ["cmd", "/c", "start", "cmd", "/c", game]
    : ["osascript", "-e", `tell application "Terminal" to do script "${game}"`,
       "-e", 'tell application "Terminal" to activate'];
  spawn(program, rest, { detached: true, stdio: "ignore" });
  const typed = `${KEYS.map((key) => (key === "Enter" ? "" : key)).join("\n")}\n`;
  const [first, ...others] = game.split(" ");
  return {
    told: async () => execFileSync(first, others, { input: typed, encoding: "utf-8" })
      .split("\n").map((line) => line.trim()).filter(Boolean).slice(0, -2),
    close: async () => {},
  };
}

const [where, what] = process.argv.slice(2);
if (!what || (where !== "page" && where !== "terminal")) {
  console.error("node listen.mjs page ADDRESS, or node listen.mjs terminal COMMAND");
  process.exit(2);
}
const reader = IS_WINDOWS ? nvda : voiceOver;
await reader.start();
const game = where === "page" ? await openPage(what) : openTerminal(what);
await pause(SPEAKING_MS);
for (const key of KEYS) {
  await reader.press(key);
  await pause(SPEAKING_MS);
}
const spoken = await reader.spokenPhraseLog();
await reader.stop();
const told = (await game.told()).filter((line) => words(line).length);
await game.close();
const missing = lost(told, spoken);
writeFileSync("heard.json", JSON.stringify({ told, spoken, missing }, null, 2));
console.log(`${told.length} sentences told, ${missing.length} not spoken`);
for (const line of missing) console.log(`  ${line}`);
process.exit(told.length && !missing.length ? 0 : 1);
