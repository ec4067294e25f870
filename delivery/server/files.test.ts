import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "#tests/server/held-files.ts";
import { readFiles } from "./files.ts";

test("files are found by their path, with their compressed forms; source maps are not for visitors", async () => {
  const root = folderWith({
    "fr/index.html": "page",
    "fr/index.html.br": "brotli",
    "fr/index.html.gz": "gzipped",
    "assets/app.js": "script",
    "assets/app.js.gz": "zipped",
    "assets/app.js.map": "{}",
    "documents/plan.map.txt": "not a source map",
  });
  const files = await readFiles(root);
  expect([...files.keys()].toSorted()).toEqual(["/assets/app.js", "/documents/plan.map.txt", "/fr/index.html"]);
  const forms = (path: string) =>
    [...(files.get(path)?.encoded ?? [])].map(([name, { body }]) => `${name}: ${body?.toString()}`);
  expect(forms("/fr/index.html")).toEqual(["br: brotli", "gzip: gzipped"]);
  expect(forms("/assets/app.js")).toEqual(["gzip: zipped"]);
  expect(files.get("/fr/index.html")).toMatchObject({ absolute: join(root, "fr/index.html"), size: 4 });
});

test("hidden files, and what links lead to, are not for visitors; only /.well-known is", async () => {
  const elsewhere = folderWith({ "secret.txt": "secret" });
  const root = folderWith({
    ".env": "secret",
    ".git/config": "secret",
    "fr/.hidden/page.html": "secret",
    "fr/.well-known/page.html": "secret",
    ".well-known/.secret.txt": "secret",
    ".well-known/security.txt": "Contact",
  });
  symlinkSync(join(elsewhere, "secret.txt"), join(root, "linked.txt"));
  symlinkSync(elsewhere, join(root, "linked"));
  expect([...(await readFiles(root)).keys()]).toEqual(["/.well-known/security.txt"]);
});

test("a name with accents is found however the disk writes them", async () => {
  const root = folderWith({ ["été.pdf".normalize("NFD")]: "pdf" });
  expect([...(await readFiles(root)).keys()]).toEqual(["/été.pdf".normalize("NFC")]);
});

test("small files are held ready up to a sum, the smallest first; the others are read when they are asked for", async () => {
  const root = folderWith({
    "first.pdf": "x".repeat(50),
    "four.txt": "1234",
    "ten.txt": "1234567890",
    "six.txt": "123456",
    "eleven.txt": "12345678901",
    "also ten.txt": "0987654321",
    "last.pdf": "x".repeat(51),
  });
  const held = async (most: { ofOne: number; ofAll: number }) => {
    const files = await readFiles(root, new Map(), most);
    return [...files.values()].filter(({ body }) => body?.length).map(({ size }) => size);
  };
  expect(await held({ ofOne: 10, ofAll: 1_000 })).toEqual([4, 6, 10, 10]);
  expect(await held({ ofOne: 10, ofAll: 20 })).toEqual([4, 6, 10]);
  expect(await held({ ofOne: 10, ofAll: 19 })).toEqual([4, 6]);
});

test("the tag comes from the content: short, the same for the same bytes, held or not", async () => {
  const root = folderWith({ "a.txt": "same", "b.txt": "same", "c.txt": "other" });
  const [held, read] = [await readFiles(root), await readFiles(root, new Map(), { ofOne: 0, ofAll: 0 })];
  const tag = held.get("/a.txt")?.etag;
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect([held.get("/b.txt")?.etag, read.get("/a.txt")?.etag]).toEqual([tag, tag]);
  expect(held.get("/c.txt")?.etag).not.toBe(tag);
});

test("bytes that are held already are not held twice", async () => {
  const root = folderWith({ "known.txt": "known", "new.txt": "new" });
  const known = (await readFiles(root)).get("/known.txt");
  const again = await readFiles(root, new Map([[known?.etag ?? "", known?.body ?? Buffer.of()]]));
  expect(again.get("/known.txt")?.body).toBe(known?.body);
  expect(again.get("/new.txt")?.body?.toString()).toBe("new");
});
