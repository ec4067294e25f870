import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

type Step = { file: string; language: string; text: string };

/** Reads the code blocks of 'Your first code change' in CONTRIBUTING.md. */
export function firstChangeSteps(): Step[] {
  const guide = readFileSync("CONTRIBUTING.md", "utf8");
  const section = guide.slice(guide.indexOf("## Your first code change"), guide.indexOf("## Rules"));
  return [...section.matchAll(/^`([\w./-]+)`:.*\n\n```(\w+)\n([\s\S]*?)```/gm)].map(
    ([, file = "", language = "", text = ""]) => ({ file, language, text }),
  );
}

/** Writes a new file, or replaces the lines of a diff, which must occur exactly once. */
export function applyStep(folder: string, { file, language, text }: Step): void {
  const path = join(folder, file);
  if (language !== "diff") {
    if (existsSync(path)) throw new Error(`${file} exists already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const lines = text.split("\n").slice(0, -1);
  const pick = (signs: string) =>
    lines.filter((line) => signs.includes(line[0] ?? " ")).map((line) => `${line.slice(1)}\n`);
  const parts = readFileSync(path, "utf8").split(pick(" -").join(""));
  if (parts.length !== 2) throw new Error(`The lines around the change are in ${file} ${parts.length - 1} times`);
  writeFileSync(path, parts.join(pick(" +").join("")));
}
