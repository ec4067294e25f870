import { expect, test } from "vitest";
import { licenceList, packageOf, readLicence } from "./licences.ts";

test.each([
  ["/site/node_modules/leaflet/dist/leaflet-src.js", "leaflet"],
  ["/site/node_modules/@fontsource/x/files/x.woff2?url", "@fontsource/x"],
  ["/site/node_modules/a/node_modules/b/index.js", "b"],
  ["/site/app/root.tsx", undefined],
])("%s belongs to %s", (id, name) => expect(packageOf(id)).toBe(name));

test("licences are listed with their text", () => {
  const list = licenceList([readLicence("leaflet")]);
  expect(list).toMatch(/leaflet 1\.\d+\.\d+\nBSD-2-Clause\n\nBSD 2-Clause License/);
});

test.each(["Hippocratic-2.1", "none", "SEE LICENSE IN LICENSE"])("the licence %s fails the build", (licence) => {
  const library = { name: "a-library", version: "1.0.0", licence, text: "" };
  expect(() => licenceList([library])).toThrow(`a-library (${licence})`);
});
