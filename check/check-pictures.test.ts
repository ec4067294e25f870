import sharp from "sharp";
import { expect, test } from "vitest";
import { TestTree } from "#tests/content/test-tree.ts";
import { checkPictures } from "./check-pictures.ts";

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
    ["d.webp", heic],
    ["e.jpg", whole],
    ["notes.md", bytesOf("no picture")],
  ]);
  const findings = await checkPictures(files, "contenu");
  expect(findings.map(({ file }) => file)).toEqual(["a.jpg", "b.png", "d.webp"].map((name) => `contenu/${name}`));
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
