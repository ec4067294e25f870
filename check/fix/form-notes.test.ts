import { expect, test } from "vitest";
import { formNotes } from "./format-content.ts";
import { catalogues } from "../messages/catalogue.ts";

const notesOf = (path: string, text: string) =>
  formNotes(new Map([[path, new TextEncoder().encode(text)]]), { lang: "fr", shownAs: "contenu" });

const roles = "president:\n  masculine:\n    fr: b\n    en: a\n";

test.each([
  ["keys in another order", "president:\n  masculine:\n    en: a\n    fr: b\n"],
  ["quotes that are not needed", roles.replace("fr: b", 'fr: "b"')],
  ["a byte order mark", `\ufeff${roles}`],
])("a file with %s gets a note that the editor would rewrite it", (_, text) => {
  const [message, remedy] = catalogues.fr.otherForm();
  expect(notesOf("roles.yaml", roles)).toEqual([]);
  expect(notesOf("roles.yaml", text)).toEqual([
    { file: "contenu/roles.yaml", line: 0, column: 0, field: "", message, remedy },
  ]);
});

test("a comment gets a note at its line, because the editor would lose it", () => {
  const [message, remedy] = catalogues.fr.comment();
  expect(notesOf("roles.yaml", "president:\n  # to see again\n  masculine: {}\n")).toEqual([
    { file: "contenu/roles.yaml", line: 2, column: 1, field: "", message, remedy },
  ]);
});

test.each([
  ["an unreadable file", "roles.yaml", "a: [\n"],
  ["an empty file", "redirects.yaml", ""],
  ["a file of no collection", "notes.yaml", "b:   1\na: 2 # later\n"],
  ["a Markdown file", "legal/privacy.en.md", "# Privacy\n"],
])("%s gets no note", (_, path, text) => expect(notesOf(path, text)).toEqual([]));
