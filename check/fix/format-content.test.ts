import { expect, test } from "vitest";
import { formatContent } from "./format-content.ts";

const path = "timeline/2030.yaml";
const text = (fr: string, en: string, indent = "  ") => `${indent}fr: ${fr}\n${indent}en: ${en}\n`;

test("keys are in schema order, texts on one line, quotes only where needed", () => {
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

test("blank optional fields are removed, unknown keys are kept", () => {
  const formatted = formatContent("board/2030.yaml", `label: "2030"\nsample: false\nmembers: []\nnotes: keep me\n`);
  expect(formatted).toEqual({ text: `label: "2030"\nmembers: []\nnotes: keep me\n` });
});

test("a file with a comment is not formatted, and its line is reported", () => {
  expect(formatContent(path, `title:\n${text("Un", "One")}# to do\n`)).toEqual({ line: 4, reason: "comment" });
  expect(formatContent(path, `title:\n${text("Un", "One # why")}`)).toEqual({ line: 3, reason: "comment" });
  expect(formatContent(path, "# see # yaml-language-server: x\n")).toEqual({ line: 1, reason: "comment" });
  expect(formatContent(path, `title:\n${text("Un", '"# One"')}`)).not.toHaveProperty("reason");
});

test("an unreadable file is not formatted", () => {
  expect(formatContent(path, `title: [\n`)).toEqual({ line: 2, reason: "unreadable" });
  expect(formatContent(path, `title: "Un\n`)).toEqual({ line: 2, reason: "unreadable" });
  expect(formatContent(path, `a: b\nc: d: e\nf: g\n`)).toEqual({ line: 2, reason: "unreadable" });
});
