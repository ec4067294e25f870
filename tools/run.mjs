// Plain JavaScript that runs on old versions of Node, to explain that they are too old.
import "./node-version.mjs";
import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { commands } from "./commands.mjs";

const [name = "", ...words] = process.argv.slice(2);
const command = commands[name];
if (typeof command === "string") await run(command, words);
else if (command) await runPart(command, words);
else throw new Error(`package.json names a command that tools/commands.mjs does not have: ${name}`);

/** @param {Record<string, [string, string, string]>} parts @param {string[]} typed */
async function runPart(parts, [part = "", ...rest]) {
  if (Object.hasOwn(parts, part)) return run(parts[part]?.[0] ?? "", rest);
  const isEnglish = /--lang[= ]en\b/.test(process.argv.join(" "));
  const width = Math.max(...Object.keys(parts).map(({ length }) => length));
  const lines = Object.entries(parts).map(([key, [, fr, en]]) => `  ${key.padEnd(width)}  ${isEnglish ? en : fr}`);
  const list = [`npm run ${name} -- …`, ...lines].join("\n");
  if (part === "--help") return console.log(list);
  if (part !== "" && !part.startsWith("-"))
    console.error(isEnglish ? `There is no “${part}” here.` : `Il n’y a pas de «\u00a0${part}\u00a0» ici.`);
  console.error(list);
  process.exitCode = 1;
}

/** Imports our own programs, so that they receive signals and keyboard input; runs others in a shell. */
async function run(line, typed) {
  const [, file, fixed = ""] = /^node (\S+\.ts)((?: --?\w+)*)$/.exec(line) ?? [];
  if (file) {
    process.argv.splice(1, process.argv.length, file, ...fixed.split(" ").filter(Boolean), ...typed);
    await import(pathToFileURL(file).href);
    return;
  }
  const quoted = typed.map((word) => (/^[\w./:=@,-]+$/.test(word) ? word : JSON.stringify(word)));
  const child = spawn([line, ...quoted].join(" "), { shell: true, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("close", (status) => (process.exitCode = status ?? 1));
}
