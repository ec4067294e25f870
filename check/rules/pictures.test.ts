import { expect, test } from "vitest";
import { findingsBy, remediesBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { canBeNamed, picturesExist, pictureWeights, soundDrawings } from "./pictures.ts";

const lyon = "branches/lyon.yaml";
const hero = (src: string) => (tree: TestTree) => tree.set(lyon, "heroImage.src", src);

test("a picture that exists is no finding, and the schema refuses web addresses and other file types", () => {
  const refused = ["https://images.example/quai.jpg", "HTTPS://images.example/quai.jpg", "lyon/quai.gif"];
  for (const src of ["lyon/hero.webp", ...refused]) expect(findingsBy(picturesExist, hero(src))).toEqual([]);
  expect(refused.filter(canBeNamed)).toEqual([]);
});

test.each([
  ["../../quai.jpg", 'The picture "../../quai.jpg" is outside the content folder.'],
  ["/quai.jpg", 'The picture "/quai.jpg" is outside the content folder.'],
  ["lyon/pont.jpg", 'There is no picture "lyon/pont.jpg".'],
  ["lyon/https:.jpg", 'There is no picture "lyon/https:.jpg".'],
])("the picture %s is a finding", (src, message) => {
  expect(findingsBy(picturesExist, hero(src))).toEqual([`${lyon} | src: ${src} | heroImage.src | ${message}`]);
});

test("a missing logo is a finding", () => {
  const logos = "partners/partners.yaml";
  expect(findingsBy(picturesExist, (tree) => tree.set(logos, "items.1.logo", "logos/cercle.svg"))).toEqual([
    `${logos} | logo: logos/cercle.svg | items.1.logo | There is no picture "logos/cercle.svg".`,
  ]);
  expect(findingsBy(picturesExist, (tree) => tree.set(lyon, "schoolLogo", "logos/cercle.svg"))).toHaveLength(1);
});

test.each([
  ["a used picture of the same folder", [], "lyon/hero.webp"],
  ["an unused picture first", ["lyon/heross-2.webp"], "lyon/heross-2.webp"],
  ["no picture of another folder", ["lyons/heros.webp"], "lyon/hero.webp"],
  ["no picture with an invalid name", ["lyon/hèros.webp"], "lyon/hero.webp"],
  ["no other file", ["lyon/heros.txt"], "lyon/hero.webp"],
])("for a missing picture, the remedy suggests %s", (_, others, suggested) => {
  const remedies = remediesBy(picturesExist, (tree) => {
    hero("lyon/heros.webp")(tree);
    for (const other of others) tree.write(`branches/${other}`, "bytes");
  });
  expect(remedies).toEqual([expect.stringContaining(`Did you mean "${suggested}"?`)]);
});

test.each([
  ["quai.jpg", 30_000_001, ["branches/lyon/quai.jpg | The picture weighs 30 MB; the limit is 30 MB."]],
  ["quai.jpg", 30_000_000, []],
  ["quai.tiff", 30_000_001, []],
])("%s may weigh 30 MB (%i bytes)", (name, bytes, findings) => {
  const change = (tree: TestTree) => tree.write(`branches/lyon/${name}`, new Uint8Array(bytes));
  expect(findingsBy(pictureWeights, change)).toEqual(findings);
});

const size = `<svg xmlns="http://www.w3.org/2000/svg"/>`;
const script = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">\n  <script/>\n</svg>\n`;
const noScript = '<script/> | "<script" is not part of a still picture: it could run something or lead elsewhere.';

/** Not UTF-8 after the first line break. */
function unreadable(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set([0x0a, 0xff]);
  return bytes;
}

test.each([
  ["with a script", "cercle.svg", script, noScript],
  ["without a size", "cercle.svg", size, `${size} | This SVG does not say how large it is.`],
  ["in another encoding", "large.svg", unreadable(30_000_000), "This SVG is not written in UTF-8."],
  ["too large to be read", "large.svg", unreadable(30_000_001), undefined],
  ["with another extension", "cercle.svg.txt", script, undefined],
])("an SVG file %s, %s, has its finding", (_, name, bytes, finding) => {
  expect(findingsBy(soundDrawings, (tree) => tree.write(`partners/logos/${name}`, bytes))).toEqual(
    finding === undefined ? [] : [`partners/logos/${name} | ${finding}`],
  );
});
