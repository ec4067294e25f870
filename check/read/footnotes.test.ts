import { expect, test } from "vitest";
import { footnoteFindings, partFootnotes } from "./footnotes.ts";

const text =
  "One[^b] and two[^a], one again[^b].\n\n[^a]: First\n  and more\n[^b]:\tSecond\n[^c]: Unused\n\nEnd[^d].\n";

test("footnotes are numbered in the order of their references and removed from the text", () => {
  const { text: rest, notes } = partFootnotes(text);
  expect(rest).toBe("One[^b] and two[^a], one again[^b].\n\n\nEnd[^d].\n");
  expect([...notes.values()]).toEqual([
    { id: "b", number: 1, text: "Second" },
    { id: "a", number: 2, text: "First and more" },
  ]);
});

test("a reference without a footnote and a footnote without a reference are findings", () => {
  expect(footnoteFindings(text)).toEqual([
    { id: "d", offset: text.indexOf("[^d]"), kind: "missing" },
    { id: "c", offset: text.indexOf("[^c]"), kind: "unused" },
  ]);
});

test("a footnote may have a long name, no space after its colon and spaces at its end", () => {
  const { text: rest, notes } = partFootnotes("One[^law].\n\n[^law]:Article two  \n");
  expect(rest).toBe("One[^law].\n\n");
  expect([...notes.values()]).toEqual([{ id: "law", number: 1, text: "Article two" }]);
  expect(footnoteFindings("One[^law].\n\n[^law]: Two\n")).toEqual([]);
});

test("a reference followed by a colon is a definition only at the start of a line", () => {
  const quoted = "He says[^law]: no.\n\n[^law]: Two\n";
  expect(partFootnotes(quoted).text).toBe("He says[^law]: no.\n\n");
  expect(partFootnotes(quoted).notes.get("law")).toMatchObject({ number: 1, text: "Two" });
  expect(footnoteFindings(quoted)).toEqual([]);
  expect(footnoteFindings("He says[^law]: no.\n")).toEqual([{ id: "law", offset: 7, kind: "missing" }]);
});
