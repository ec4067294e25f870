import sharp from "sharp";
import { expect, test } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { checkPictures, smallPictures } from "./check-pictures.ts";
import { readTree } from "./read/tree.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

const photo = () =>
  sharp({
    create: { width: 90, height: 60, channels: 3, background: "#808080", noise: { type: "gaussian", sigma: 30 } },
  })
    .jpeg()
    .toBuffer();

/** The first bytes of a HEIC photograph. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(400)]);

test("valid pictures are no finding", async () => {
  const files = new TestTree().files;
  files.set("branches/lyon/pont.JPG", await photo());
  expect(await checkPictures(files, "content")).toEqual([]);
});

test("a file that is not a picture, or an incomplete one, is a finding", async () => {
  const whole = await photo();
  const files = new Map<string, Uint8Array>([
    ["a.jpg", whole.subarray(0, whole.length / 2)],
    ["b.png", bytesOf("no picture")],
    ["c.svg", bytesOf("<svg")],
    ["d.webp", heic],
    ["e.jpg", whole],
    ["notes.md", bytesOf("no picture")],
  ]);
  const findings = await checkPictures(files, "contenu");
  expect(findings.map(({ file }) => file)).toEqual(
    ["a.jpg", "b.png", "c.svg", "d.webp"].map((name) => `contenu/${name}`),
  );
  expect(findings[0]?.text.en).toContain("cannot be read as a picture");
});

test("pictures above the weight limit are not decoded", async () => {
  const files = new Map([
    ["heavy.jpg", new Uint8Array(30_000_001)],
    ["not-heavy.jpg", new Uint8Array(30_000_000)],
  ]);
  const findings = await checkPictures(files, "content");
  expect(findings.map(({ file }) => file)).toEqual(["content/not-heavy.jpg"]);
});

test("a photograph that is too small gets a note with the width it needs", async () => {
  const tree = new TestTree();
  const note = async (width: number) => {
    const picture = sharp({ create: { width, height: 160, channels: 3, background: "#808080" } });
    tree.write("branches/lyon/1.webp", await picture.webp().toBuffer());
    const notes = await smallPictures(readTree(tree.files, today, "content").tree);
    return notes.filter(({ file }) => file.includes("lyon")).map(({ field, text }) => `${field} ${text.en}`);
  };
  expect(await note(120)).toEqual([
    "gallery.1.src The picture is 120 pixels wide and looks blurred. Replace it by one of at least 800.",
  ]);
  expect(await note(800)).toEqual([]);
  tree.write("publications/cover.jpg", await photo());
  const cover = "sample: true\nimage: { src: cover.jpg, alt: { fr: a, en: b } }";
  tree.replace("publications/mica-un-an-apres.yaml", "sample: true", cover);
  const notes = await smallPictures(readTree(tree.files, today, "content").tree);
  expect(notes.map(({ file }) => file)).toContain("content/publications/mica-un-an-apres.yaml");
});
