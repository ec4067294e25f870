import { expect, test } from "vitest";
import { formNotes } from "./form-notes.ts";
import { catalogues } from "../messages/catalogue.ts";

const notesOf = (path: string, text: string) =>
  formNotes(new Map([[path, new TextEncoder().encode(text)]]), { lang: "fr", shownAs: "contenu" });

const roles = "president:\n  masculine:\n    fr: b\n    en: a\n";

test.each([
  ["keys in another order", "president:\n  masculine:\n    en: a\n    fr: b\n"],
  ["quotes that are not needed", roles.replace("fr: b", 'fr: "b"')],
  ["a mark before the first letter", `\ufeff${roles}`],
])("%s: the editor would rewrite the file", (_, text) => {
  const [message, remedy] = catalogues.fr.otherForm();
  expect(notesOf("roles.yaml", roles)).toEqual([]);
  expect(notesOf("roles.yaml", text)).toEqual([
    { file: "contenu/roles.yaml", line: 0, column: 0, field: "", message, remedy },
  ]);
});

test("a comment would be lost: its line is named", () => {
  const [message, remedy] = catalogues.fr.comment();
  expect(notesOf("roles.yaml", "president:\n  # to see again\n  masculine: {}\n")).toEqual([
    { file: "contenu/roles.yaml", line: 2, column: 1, field: "", message, remedy },
  ]);
});

test.each([
  ["a file that cannot be read", "roles.yaml", "a: [\n"],
  ["an empty file", "redirects.yaml", ""],
  ["a file of no collection", "notes.yaml", "b:   1\na: 2 # later\n"],
  ["a text", "legal/privacy.en.md", "# Privacy\n"],
])("%s is not a matter of form", (_, path, text) => expect(notesOf(path, text)).toEqual([]));
