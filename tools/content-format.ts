import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readFolder } from "#check/check.ts";
import { formatContent } from "#check/fix/fix-files.ts";

/** Formats the content folders that are named, like the editor; --check only compares. */
const { values, positionals } = parseArgs({
  options: { check: { type: "boolean", default: false } },
  allowPositionals: true,
});

function format(folder: string, path: string, bytes: Uint8Array): "same" | "changed" | "left" {
  const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const formatted = formatContent(path, before);
  if (formatted === before || !path.endsWith(".yaml")) return "same";
  if (formatted === undefined) {
    console.error(`${join(folder, path)}  has an error, or a comment, which the editor would remove`);
    return "left";
  }
  if (values.check) console.error(`${join(folder, path)}  not formatted like the editor: run npm run format`);
  else writeFileSync(join(folder, path), formatted);
  return "changed";
}

for (const folder of positionals) {
  const results = [...readFolder(folder)].map(([path, bytes]) => format(folder, path, bytes));
  const count = (result: string) => results.filter((each) => each === result).length;
  if (!values.check) console.log(`${folder}: ${count("changed")} files formatted`);
  if (count("left") > 0 || (values.check && count("changed") > 0)) process.exitCode = 1;
}
