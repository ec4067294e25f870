import { expect, test } from "vitest";
import {
  describeFinding,
  describeTogether,
  finding,
  type Finding,
  fieldName,
  fileFinding,
  sortFindings,
} from "./finding.ts";

const at = (file: string, line: number, column = 1, field = ""): Finding =>
  finding(file, { line, column }, field, ["Wrong.", "Right it."]);

test("members of a list count from one", () => {
  expect(fieldName(["office", 2, "role"])).toBe("office.3.role");
});

test("a finding is said with its place, as far as there is one", () => {
  expect(describeFinding(at("a.yaml", 3, 1, "contact.email"), "en")).toBe("a.yaml:3  contact.email: Wrong. Right it.");
  expect(describeFinding(at("a.yaml", 3, 1, "nom"), "fr")).toBe("a.yaml:3  nom\u00a0: Wrong. Right it.");
  expect(describeFinding(fileFinding("a.yaml", ["Missing.", "Add it."]), "en")).toBe("a.yaml  Missing. Add it.");
});

test("a finding of the file as a whole has no line and no field", () => {
  expect(fileFinding("a.yaml", ["Missing.", "Add it."])).toEqual({
    file: "a.yaml",
    line: 0,
    column: 0,
    field: "",
    message: "Missing.",
    remedy: "Add it.",
  });
});

test("what is true of several places is said once, with the number of places", () => {
  const other = fileFinding("c.yaml", ["Missing.", "Add it."]);
  expect(describeTogether([at("a.yaml", 3), other, at("b.yaml", 0)])).toBe(
    "Wrong. Right it. (2)\n  a.yaml:3\n  b.yaml\nMissing. Add it.\n  c.yaml",
  );
});

test("findings come in reading order, each once", () => {
  const sorted = [at("a", 2), at("a", 10), at("b", 1, 1, "x"), at("b", 1, 1, "y"), at("b", 1, 5, "a")];
  expect(sortFindings([...sorted.toReversed(), at("a", 10)])).toEqual(sorted);
  expect(sortFindings(sorted)).toEqual(sorted);
});
