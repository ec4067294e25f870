import { describe, expect, test } from "vitest";
import { findingsBy, remediesBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { canBeNamed, heaviest, localPictures, picturesExist, pictureWeights, soundDrawings } from "./pictures.ts";

type Change = (tree: TestTree) => void;

const lyon = "branches/lyon.yaml";
const logos = "partners/partners.yaml";
const hero =
  (src: string): Change =>
  (tree) =>
    tree.set(lyon, "heroImage.src", src);

describe("a picture named in a file", () => {
  test.each(["lyon/hero.webp", "https://images.example/quai.jpg"])("is no finding: %s", (src) => {
    expect(findingsBy(picturesExist, hero(src))).toEqual([]);
  });

  test.each(["../../quai.jpg", "/quai.jpg"])("is a finding outside the content folder: %s", (src) => {
    expect(findingsBy(picturesExist, hero(src))).toEqual([
      `${lyon} | src: ${src} | heroImage.src | The picture "${src}" is outside the content folder.`,
    ]);
  });

  test("is left to the schema when it has another file type", () => {
    expect(findingsBy(picturesExist, hero("lyon/quai.gif"))).toEqual([]);
  });

  test("is a finding when it is missing", () => {
    expect(findingsBy(picturesExist, hero("lyon/pont.jpg"))).toEqual([
      `${lyon} | src: lyon/pont.jpg | heroImage.src | There is no picture "lyon/pont.jpg".`,
    ]);
    expect(findingsBy(picturesExist, (tree) => tree.set(logos, "items.1.logo", "logos/cercle.svg"))).toEqual([
      `${logos} | logo: logos/cercle.svg | items.1.logo | There is no picture "logos/cercle.svg".`,
    ]);
  });
});

test("a gallery picture on the web is a finding, a hero picture is not", () => {
  const address = "https://images.example/quai.jpg";
  expect(findingsBy(localPictures, hero(address))).toEqual([]);
  const gallery: Change = (tree) => tree.set(lyon, "gallery.1.src", address);
  expect(findingsBy(localPictures, gallery)).toEqual([
    `${lyon} | - src: ${address} | gallery.1.src | ` +
      `The site cannot show "${address}" here: it makes several sizes of each of these pictures.`,
  ]);
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
  ["lyon/quai.jpg", true],
  ["lyon/le quai.jpg", false],
  ["lyon/quai.gif", false],
])("canBeNamed(%s) is %s", (name, can) => {
  expect(canBeNamed(name)).toBe(can);
});

describe("the weight of a picture", () => {
  const weigh = (path: string, bytes: number) =>
    findingsBy(pictureWeights, (tree) => tree.write(path, new Uint8Array(bytes)));

  test("is a finding above 30 MB", () => {
    expect(weigh("branches/lyon/quai.jpg", heaviest + 1)).toHaveLength(1);
    expect(weigh("branches/lyon/quai.jpg", 31_600_000)).toEqual([
      "branches/lyon/quai.jpg | The picture weighs 32 MB; the limit is 30 MB.",
    ]);
  });

  test("may be 30 MB, and other file types may be heavier", () => {
    expect(weigh("branches/lyon/quai.jpg", 30_000_000)).toEqual([]);
    expect(weigh("branches/lyon/quai.tiff", 30_000_001)).toEqual([]);
  });
});

describe("an SVG file", () => {
  const draw = (path: string, bytes: string | Uint8Array) =>
    findingsBy(soundDrawings, (tree) => tree.write(`partners/logos/${path}`, bytes));
  const script = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">\n  <script/>\n</svg>\n`;

  /** Not UTF-8 after the first line break. */
  function unreadable(length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    bytes.set([0x0a, 0xff]);
    return bytes;
  }

  test.each(["cercle.svg", "CERCLE.SVG"])("with a script is a finding at its line: %s", (path) => {
    expect(draw(path, script)).toEqual([
      `partners/logos/${path} | <script/> | ` +
        '"<script" is not part of a still picture: it could run something or lead elsewhere.',
    ]);
  });

  test("without a size is a finding", () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg"/>`;
    expect(draw("cercle.svg", text)).toEqual([
      `partners/logos/cercle.svg | ${text} | This SVG does not say how large it is.`,
    ]);
  });

  test("without scripts, or with another extension, is no finding", () => {
    expect(findingsBy(soundDrawings, () => {})).toEqual([]);
    expect(draw("cercle.svg.txt", script)).toEqual([]);
  });

  test("is read up to 30 MB", () => {
    expect(draw("large.svg", unreadable(30_000_000))).toEqual([
      "partners/logos/large.svg | This SVG is not written in UTF-8.",
    ]);
    expect(draw("large.svg", unreadable(30_000_001))).toEqual([]);
  });
});
