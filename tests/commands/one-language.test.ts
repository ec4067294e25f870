import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runTool } from "./command.ts";

test("a text that changed in one language only is a warning on its line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "languages-"));
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@a.example", ...words], { cwd: folder });
  const write = (fr: string, en: string) =>
    writeFileSync(join(folder, "content/a.yaml"), `title:\n  fr: ${fr}\n  en: ${en}\ntext:\n  fr: Un\n  en: One\n`);
  git("init", "--quiet");
  mkdirSync(join(folder, "content"));
  write("Avant", "Before");
  git("add", ".");
  git("commit", "--quiet", "--message", "first");
  const warned = async (fr: string, en: string) => {
    write(fr, en);
    return (await runTool(folder, "one-language.ts", "HEAD")).stdout;
  };
  expect(await warned("Après", "After")).toBe("");
  expect(await warned("Après", "Before")).toMatch(/^::warning file=content\/a\.yaml,line=2::Seul le français a changé/);
  expect(await warned("Avant", "After")).toMatch(/^::warning file=content\/a\.yaml,line=2::Seul l’anglais a changé/);
  rmSync(folder, { recursive: true });
});
