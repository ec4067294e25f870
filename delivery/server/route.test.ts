import { expect, test } from "vitest";
import { heldAnswer, releaseWith } from "#tests/server/held-files.ts";
import { route } from "./route.ts";

function outcome(path: string) {
  const [script, old, page] = [
    heldAnswer("/assets/new.js", "new"),
    heldAnswer("/assets/old.js", "old"),
    heldAnswer("/fr/index.html", "page"),
  ];
  const release = releaseWith({
    files: new Map([
      ["/assets/new.js", script],
      ["/fr/index.html", page],
    ]),
    oldFiles: new Map([["/assets/old.js", old]]),
    pages: new Set(["/"]),
  });
  const found = route({ path, search: "" }, {}, release);
  return found.kind === "file" ? found.answer.plain.path : found;
}

test("a script is found in this build or in an earlier one", () => {
  expect(outcome("/assets/new.js")).toBe("/assets/new.js");
  expect(outcome("/assets/old.js")).toBe("/assets/old.js");
});

test("a page is found at its address alone", () => {
  expect(outcome("/fr")).toBe("/fr/index.html");
  expect(outcome("/fr/index.html")).toEqual({ kind: "redirect", reason: "canonical", location: "/fr" });
});

test("what is in no build is missing, in the language of its address", () => {
  expect(outcome("/fr/nowhere")).toEqual({ kind: "missing", page: "/fr/404.html" });
  expect(outcome("/assets/gone.js")).toEqual({ kind: "missing", page: "/404.html" });
  expect(outcome("/fr/nowhere.data")).toEqual({ kind: "missing", page: undefined });
});
