// Plain JavaScript that runs on old versions of Node, to explain that they are too old.
import "./node-version.mjs";
import { spawn } from "node:child_process";
import module from "node:module";
import { pathToFileURL } from "node:url";
import { commands } from "./commands.mjs";

// Programs start a third faster; older versions of Node have no such cache.
module.enableCompileCache?.();

const [name = "", ...words] = process.argv.slice(2);
const isEnglish = /--lang[= ]en\b/.test(words.join(" "));
const command = commands[name];
if (!command) throw new Error(`package.json names a command that tools/commands.mjs does not have: ${name}`);
const part = words[0] ?? "";
if (Array.isArray(command)) await run(`npm run ${name}`, command, words);
else if (Object.hasOwn(command, part)) await run(`npm run ${name} -- ${part}`, command[part], words.slice(1));
else {
  const width = Math.max(...Object.keys(command).map(({ length }) => length));
  const lines = Object.entries(command).map(([key, [, fr, en]]) => `  ${key.padEnd(width)}  ${isEnglish ? en : fr}`);
  const list = [`npm run ${name} -- …`, ...lines].join("\n");
  if (part === "--help") console.log(list);
  else refuse(part.startsWith("-") ? "" : part, list);
}

function refuse(word, list) {
  if (word) console.error(isEnglish ? `There is no “${word}” here.` : `Il n’y a pas de «\u00a0${word}\u00a0» ici.`);
  console.error(list);
  process.exitCode = 1;
}

/** Imports our own programs, so that they receive signals and keyboard input; runs others in a shell. */
async function run(title, [line, french, english], typed) {
  const [, file, fixed = "", options] = /^node (\S+\.ts)((?: --?\w+)*)( \[options\])?$/.exec(line) ?? [];
  const about = `${title}   ${isEnglish ? english : french}`;
  const isHelp = typed.includes("--help");
  if (isHelp) console.log(about);
  if (isHelp && !options) return;
  const unknown = file && !options && typed.find((word) => word.startsWith("-"));
  if (unknown) return refuse(unknown, about);
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
