import { expect, test } from "vitest";
import { follow, nameFrom } from "./paths.ts";

test.each([
  ["branches", "1.webp", "branches/1.webp"],
  ["branches", "./lyon//1.webp", "branches/lyon/1.webp"],
  ["branches/lyon", "../../pages/x.svg", "pages/x.svg"],
  ["", "x.svg", "x.svg"],
  ["", "../x.svg", undefined],
  ["branches", "../../x.svg", undefined],
  ["branches", "/x.svg", undefined],
])("from “%s”, %s resolves to %s", (folder, name, path) => expect(follow(folder, name)).toBe(path));

test.each([
  ["branches", "branches/lyon/1.webp", "lyon/1.webp"],
  ["branches/lyon", "pages/x.svg", "../../pages/x.svg"],
  ["branches/lyon", "branches/mons/x.svg", "../mons/x.svg"],
  ["", "pages/x.svg", "pages/x.svg"],
])("from “%s”, the relative path of %s is %s", (folder, path, name) => {
  expect(nameFrom(folder, path)).toBe(name);
  expect(follow(folder, name)).toBe(path);
});
