import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readFolder } from "#check/check-folder.ts";
import { contentFolder } from "#check/folders.ts";
import { formatContent } from "#check/fix/format-content.ts";

/** Formats content files like the editor; --check only compares. */

const { values, positionals } = parseArgs({
  options: { check: { type: "boolean", default: false } },
  allowPositionals: true,
});

const reasons = {
  comment: "a comment, which the editor would remove; write it in docs/ or in the commit message",
  unreadable: "the file cannot be read: run npm run content -- check",
};

function format(folder: string, path: string, bytes: Uint8Array): "same" | "changed" | "left" {
  const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const formatted = formatContent(path, before);
  if (!formatted) return "same";
  if ("reason" in formatted) {
    console.error(`${join(folder, path)}:${formatted.line}  ${reasons[formatted.reason]}`);
    return "left";
  }
  if (formatted.text === before) return "same";
  if (values.check) console.error(`${join(folder, path)}  not formatted like the editor: run npm run format`);
  else writeFileSync(join(folder, path), formatted.text);
  return "changed";
}

for (const folder of positionals.length > 0 ? positionals : [contentFolder()]) {
  const results = [...readFolder(folder).files].map(([path, bytes]) => format(folder, path, bytes));
  const count = (result: string) => results.filter((each) => each === result).length;
  if (!values.check) console.log(`${folder}: ${count("changed")} files formatted`);
  if (count("left") > 0 || (values.check && count("changed") > 0)) process.exitCode = 1;
}
