import { describe, expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { markdownSources, soundNotes } from "./markdown.ts";

describe("the Markdown files of a PDF", () => {
  const without = (...files: string[]) =>
    findingsBy(markdownSources, (tree) => files.forEach((file) => tree.remove(file)));

  test("are no finding when both exist or the PDF is on the web", () => {
    expect(without()).toEqual([]);
  });

  test.each([
    ["publications/mica-un-an-apres", "download: local", "download"],
    ["legal/privacy", "fileName:", "fileName"],
  ])("are a finding in %s.yaml, at `%s`, when both are missing", (base, line, field) => {
    const name = `${base.split("/")[1]}.fr.md`;
    expect(without(`${base}.fr.md`, `${base}.en.md`)).toEqual([
      `${base}.yaml | ${line} | ${field} | The text "${name}" is missing, and the PDF is made from it.`,
    ]);
  });

  test.each([
    ["publications/mica-un-an-apres", "fr", "en"],
    ["legal/privacy", "en", "fr"],
  ])("are a finding at the other language when %s has none in %s", (base, missing, there) => {
    const name = `${base.split("/")[1]}.${missing}.md`;
    expect(without(`${base}.${missing}.md`)).toEqual([
      `${base}.${there}.md | This text has no translation: "${name}" is missing.`,
    ]);
  });
});

describe("a footnote", () => {
  const file = "publications/mica-un-an-apres.en.md";
  const findingsIn = (text: string) => findingsBy(soundNotes, (tree) => tree.write(file, `# Keys\n\n${text}\n`));

  test("with a reference is no finding, nor is one in code", () => {
    expect(findingsIn("A key[^1].\n\n[^1]: Not a metal one.")).toEqual([]);
    expect(findingsIn("Written `[^1]`.")).toEqual([]);
  });

  test("that is missing is a finding at its reference", () => {
    expect(findingsIn("Words.\n\nA key[^1].")).toEqual([
      `${file} | A key[^1]. | The text refers to the footnote "1", which does not exist.`,
    ]);
  });

  test("without a reference is a finding", () => {
    expect(findingsIn("Words.\n\n[^1]: Not a metal one.")).toEqual([
      `${file} | [^1]: Not a metal one. | Nothing in the text refers to the footnote "1".`,
    ]);
  });
});
