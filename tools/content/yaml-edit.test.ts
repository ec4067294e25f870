import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeKey, setValue } from "./yaml-edit.ts";
import { setList } from "./yaml-list.ts";

const source = `# A comment
name: Essai # beside
text:
  fr: >-
    Un texte plié
    sur deux lignes.
  en: "Quoted"

people:
  # The first
  - name: Zoé
    role: a

  - name: Malik
    about: >-
      Deux
      lignes.
last: 1
`;

test("one value changes, and no other line", () => {
  expect(setValue(source, ["name"], "Autre")).toBe(source.replace("Essai", "Autre"));
  expect(setValue(source, ["text", "en"], "Other")).toBe(source.replace('"Quoted"', '"Other"'));
  expect(setValue(source, ["last"], "a: b")).toBe(source.replace("last: 1", 'last: "a: b"'));
  expect(setValue(source, ["text", "de"], "Neu")).toBe(source.replace('"Quoted"\n', '"Quoted"\n  de: Neu\n'));
  expect(setValue("# empty\n", ["list"], [])).toBe("# empty\nlist: []\n");
});

test("a key goes with all that stands under it", () => {
  expect(removeKey(source, ["text"])).not.toMatch(/fr:|en:|plié/);
  expect(removeKey(source, ["text", "fr"])).toBe(source.replace(/ {2}fr: >-\n.*\n.*\n/, ""));
  expect(removeKey(source, ["nothing"])).toBe(source);
});

test("people who stay keep their lines, their comments and their folds", () => {
  const [zoe, malik] = [
    { name: "Zoé", role: "a" },
    { name: "Malik", about: "Deux lignes." },
  ];
  expect(
    setList(source, "people", [
      { value: zoe, from: 0 },
      { value: malik, from: 1 },
    ]),
  ).toBe(source);
  const after = setList(source, "people", [
    { value: { name: "Ana" } },
    { value: malik, from: 1 },
    { value: { ...zoe, role: "b" }, from: 0 },
  ]);
  expect(after).toContain(
    "  - name: Ana\n\n  - name: Malik\n    about: >-\n      Deux\n      lignes.\n\n  - name: Zoé\n    role: b\nlast: 1\n",
  );
  expect(setList("people: []\n", "people", [{ value: zoe }])).toBe("people:\n  - name: Zoé\n    role: a\n");
});

test("every list of people in the content is written back as it was", () => {
  const files = globSync("content/{board,poles,branches}/*.yaml", { cwd: join(import.meta.dirname, "../..") });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
    expect(setValue(text, ["sample"], true)).toContain("sample: true");
  }
});
