import { execFileSync } from "node:child_process";

/** Warns on the lines of a pull request whose text changed in one language only; a text is one line of YAML. */
const since = process.argv[2] ?? "origin/main...HEAD";
const args = ["diff", "-U1", "--no-color", "--no-renames", since, "--", "content"];
let file = "";
let line = 0;
const rows = execFileSync("git", args, { encoding: "utf8" })
  .split("\n")
  .flatMap((row) => {
    file = /^\+\+\+ b\/(.*)/.exec(row)?.[1] ?? file;
    const start = /^@@ -\S+ \+(\d+)/.exec(row)?.[1];
    if (start !== undefined) line = Number(start) - 1;
    else if (/^[ +]/.test(row) && !row.startsWith("+++")) line += 1;
    const [, sign, lang] = /^([ +])[\s-]*(fr|en): /.exec(row) ?? [];
    return sign && lang ? [{ file, line, changed: sign === "+", lang }] : [];
  });
for (const [at, { lang, changed, ...place }] of rows.entries()) {
  const next = rows[at + 1];
  if (lang !== "fr" || next?.lang !== "en" || next.line !== place.line + 1 || next.changed === changed) continue;
  const [fr, en] = changed ? ["le français", "the English"] : ["l’anglais", "the French"];
  const words = `Seul ${fr} a changé\u00a0: relisez l’autre langue. Read ${en} again too.`;
  console.log(`::warning file=${place.file},line=${place.line}::${words}`);
}
