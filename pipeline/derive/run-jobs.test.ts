import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readManifest } from "#check/read/read-manifest.ts";
import { type Job, runJobs } from "./run-jobs.ts";

let folder: string;
let drawn: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "derive-"));
  drawn = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function drawing(key: string, text: string, path = `art/${key}.svg`): Job {
  return {
    section: "art",
    key,
    inputs: [key, text, path],
    make: async () => {
      drawn.push(key);
      return { files: [{ path, bytes: text }], value: { src: `/${path}`, width: 1, height: 1 } };
    },
  };
}

const published = () =>
  readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, "public", name)).isFile())
    .sort();

test("results are published and listed; only changed inputs and modified files are made again", async () => {
  await runJobs([drawing("one", "old"), drawing("two", "same")], folder);
  expect(readManifest(folder).art["one"]).toEqual({ src: "/art/one.svg", width: 1, height: 1 });
  writeFileSync(join(folder, "public/art/two.svg"), "fake");
  await runJobs([drawing("one", "new"), drawing("two", "same")], folder);
  expect(drawn.toSorted()).toEqual(["one", "one", "two"]);
  expect(readFileSync(join(folder, "public/art/one.svg"), "utf8")).toBe("new");
  expect(readFileSync(join(folder, "public/art/two.svg"), "utf8")).toBe("same");
});

test("a second run reuses everything and writes no file", async () => {
  const jobs = () => [drawing("one", "<svg/>"), drawing("two", "<svg/>", "art/two.0123abcd.svg")];
  await runJobs(jobs(), folder);
  const nodes = () =>
    ["public/art/one.svg", "public/art/two.0123abcd.svg", "manifest.json"].map(
      (file) => statSync(join(folder, file)).ino,
    );
  const before = nodes();
  await runJobs(jobs(), folder);
  expect(drawn.toSorted()).toEqual(["one", "two"]);
  expect(nodes()).toEqual(before);
});

test("a build and a development server can share a cache at the same time", async () => {
  const outputs = ["build", "dev"].map((name) => join(folder, name));
  for (const round of ["1", "2", "3"]) {
    const jobs = (output: string) =>
      Array.from({ length: 30 }, (_, number) => drawing(String(number), `${round}${number > 15 ? output : ""}`));
    const runs = outputs.map((output) => runJobs(jobs(output), output, undefined, join(folder, "cache")));
    await Promise.all(runs);
    for (const output of outputs) {
      expect(Object.keys(readManifest(output).art)).toHaveLength(30);
      expect(readFileSync(join(output, "public/art/20.svg"), "utf8")).toBe(`${round}${output}`);
    }
  }
});

test("files without a job are removed", async () => {
  await runJobs([drawing("one", "1"), drawing("gone", "2", "art/old/gone.svg")], folder);
  writeFileSync(join(folder, "public/stray.txt"), "left by hand");
  await runJobs([drawing("one", "1")], folder);
  expect(published()).toEqual(["art/one.svg"]);
  expect(Object.keys(readManifest(folder).art)).toEqual(["one"]);
});

test("a failing run reports all failures and leaves the public folder unchanged", async () => {
  await runJobs([drawing("one", "1")], folder);
  const failing = (message: string): Job => ({
    section: null,
    key: message,
    inputs: [message],
    make: () => Promise.reject(new Error(message)),
  });
  const run = runJobs([failing("a.svg: broken"), drawing("two", "2"), failing("b.svg: broken")], folder);
  await expect(run).rejects.toThrow("a.svg: broken\nb.svg: broken");
  expect(published()).toEqual(["art/one.svg"]);
  expect(readdirSync(join(folder, "cache")).filter((name) => name.startsWith("draft-"))).toEqual([]);
});
