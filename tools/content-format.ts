import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contentFolder } from "#check/folders.ts";
import { formatContent } from "#check/format-content.ts";
import { listFiles } from "#check/tree.ts";

/** Writes the content files as the editor would; --check only compares. */

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, dir: { type: "string", default: contentFolder() } },
});

const reasons = {
  comment: "a comment: the editor would lose it; say it in docs/ or in the commit",
  unreadable: "the file cannot be read: npm run content:check says why",
};

const changed: string[] = [];
const left: string[] = [];
for (const path of listFiles(values.dir)) {
  const file = join(values.dir, path);
  if (!path.endsWith(".yaml")) continue;
  const before = readFileSync(file, "utf8");
  const formatted = formatContent(path, before);
  if (!formatted) continue;
  if ("reason" in formatted) left.push(`${file}:${formatted.line}  ${reasons[formatted.reason]}`);
  else if (formatted.text !== before) {
    changed.push(file);
    if (!values.check) writeFileSync(file, formatted.text);
  }
}

for (const line of left) console.error(line);
if (values.check && changed.length > 0) {
  console.error(`Not as the editor would write them: ${changed.join(", ")}. Run npm run format and commit the result.`);
}
if (!values.check) console.log(`${values.dir}: ${changed.length} files written anew`);
if (left.length > 0 || (values.check && changed.length > 0)) process.exitCode = 1;
