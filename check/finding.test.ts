import { expect, test } from "vitest";
import { describeFinding, describeTogether, finding, type Finding, fileFinding, sortFindings } from "./finding.ts";

const at = (file: string, line: number, column = 1, field = ""): Finding =>
  finding(file, { line, column }, field, ["Wrong.", "Right it."]);

test("a description has the place and the field, if there are any", () => {
  expect(describeFinding(at("a.yaml", 3, 1, "contact.email"), "en")).toBe("a.yaml:3  contact.email: Wrong. Right it.");
  expect(describeFinding(at("a.yaml", 3, 1, "nom"), "fr")).toBe("a.yaml:3  nom\u00a0: Wrong. Right it.");
  expect(describeFinding(fileFinding("a.yaml", ["Missing.", "Add it."]), "en")).toBe("a.yaml  Missing. Add it.");
});

test("equal messages are grouped with the number of places", () => {
  const other = fileFinding("c.yaml", ["Missing.", "Add it."]);
  expect(describeTogether([at("a.yaml", 3), other, at("b.yaml", 0)])).toBe(
    "Wrong. Right it. (2)\n  a.yaml:3\n  b.yaml\nMissing. Add it.\n  c.yaml",
  );
});

test("findings are sorted, without duplicates", () => {
  const sorted = [at("a", 2), at("a", 10), at("b", 1, 1, "x"), at("b", 1, 1, "y"), at("b", 1, 5, "a")];
  expect(sortFindings([...sorted.toReversed(), at("a", 10)])).toEqual(sorted);
  expect(sortFindings(sorted)).toEqual(sorted);
});
