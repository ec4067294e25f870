import { expect, test } from "vitest";
import { formatContent, hasOneForm } from "./format-content.ts";

const path = "timeline/2030.yaml";
const text = (fr: string, en: string, indent = "  ") => `${indent}fr: ${fr}\n${indent}en: ${en}\n`;

test("keys take the order of the schema, texts one line, quotes only where they are needed", () => {
  const written = `# yaml-language-server: $schema=../.schema/timeline.json
achievements:
  - en: "Ten: many"
    fr: 'Dix'

title: { fr: "Un", en: One }
description:
  fr: >-
    Une phrase
    coupée
  en: A sentence
`;
  const tidy = `title:\n${text("Un", "One")}description:\n${text("Une phrase coupée", "A sentence")}achievements:\n  - fr: Dix\n    en: "Ten: many"\n`;
  expect(formatContent(path, written)).toEqual({ text: tidy });
  expect(formatContent(path, tidy)).toEqual({ text: tidy });
});

test("an optional field that says nothing goes; a key nobody knows stays", () => {
  const formatted = formatContent("board/2030.yaml", `label: "2030"\nsample: false\nmembers: []\nnotes: keep me\n`);
  expect(formatted).toEqual({ text: `label: "2030"\nmembers: []\nnotes: keep me\n` });
});

test("a comment would be lost by the editor: the file stays as it is and the line is named", () => {
  expect(formatContent(path, `title:\n${text("Un", "One")}# to do\n`)).toEqual({ line: 4, reason: "comment" });
  expect(formatContent(path, `title:\n${text("Un", "One # why")}`)).toEqual({ line: 3, reason: "comment" });
  expect(formatContent(path, "# see # yaml-language-server: x\n")).toEqual({ line: 1, reason: "comment" });
  expect(formatContent(path, `title:\n${text("Un", '"# One"')}`)).not.toHaveProperty("reason");
});

test("a file that cannot be read stays as it is", () => {
  expect(formatContent(path, `title: [\n`)).toEqual({ line: 2, reason: "unreadable" });
  expect(formatContent(path, `title: "Un\n`)).toEqual({ line: 2, reason: "unreadable" });
  expect(formatContent(path, `a: b\nc: d: e\nf: g\n`)).toEqual({ line: 2, reason: "unreadable" });
});

test("a file of no collection is not ours to write", () => {
  expect(formatContent("notes.yaml", "a: 1\n")).toBeUndefined();
});

test("a file has one form when the editor would leave it as it is, or could not write it", () => {
  const tidy = `title:\n${text("Un", "One")}`;
  expect(hasOneForm(path, tidy)).toBe(true);
  expect(hasOneForm(path, `title: { fr: Un, en: One }\n`)).toBe(false);
  expect(hasOneForm(path, `${tidy}# to do\n`)).toBe(false);
  expect(hasOneForm("notes.yaml", "a:   1\n")).toBe(true);
});
