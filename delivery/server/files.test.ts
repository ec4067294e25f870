import { expect, test } from "vitest";
import { folderWith } from "#tests/server/held-files.ts";
import { readFiles } from "./files.ts";

test("a file name with decomposed accents is found, and only the .well-known folder at the root is public", async () => {
  const name = "été.map.txt";
  const root = folderWith({ [name.normalize("NFD")]: "text", "fr/.well-known/page.html": "secret" });
  expect([...(await readFiles(root)).keys()]).toEqual([`/${name.normalize("NFC")}`]);
});

test("files are held in memory up to a total, smallest first", async () => {
  const root = folderWith({ "ten.txt": "1234567890", "four.txt": "1234", "six.txt": "123456" });
  const held = async (most: number) =>
    [...(await readFiles(root, new Map(), most)).values()].filter(({ body }) => body).map(({ size }) => size);
  expect(await held(20)).toEqual([4, 6, 10]);
  expect(await held(19)).toEqual([4, 6]);
});

test("the ETag depends only on the content, whether the file is held in memory or not", async () => {
  const root = folderWith({ "a.txt": "same", "b.txt": "same", "c.txt": "other" });
  const [held, read] = [await readFiles(root), await readFiles(root, new Map(), 0)];
  const tag = held.get("/a.txt")?.etag;
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect([held.get("/b.txt")?.etag, read.get("/a.txt")?.etag]).toEqual([tag, tag]);
  expect(held.get("/c.txt")?.etag).not.toBe(tag);
});
