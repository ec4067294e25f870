import { expect, test } from "vitest";
import { missingSigns } from "./faces.ts";

test.each([
  "Été à Łódź",
  "Œ’€« –Şế",
  "one\ntwo",
  "1\u202f000",
  "a\u2009b",
  "a\u2011b",
  "a\u00adb",
  "e\u0301",
  " ~",
  "",
])("both typefaces have the characters of %j", (text) => {
  expect(missingSigns("text", text)).toEqual([]);
  expect(missingSigns("display", text)).toEqual([]);
});

test("each missing character is listed as often as it occurs", () => {
  expect(missingSigns("text", "a 🚀 b → c 🚀\t")).toEqual(["🚀", "→", "🚀", "\t"]);
  expect(missingSigns("display", "漢\u001f\u007f")).toEqual(["漢", "\u001f", "\u007f"]);
});
