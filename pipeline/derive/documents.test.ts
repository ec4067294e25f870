import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#check/load.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { documentJobs } from "./documents.ts";

const root = join(import.meta.dirname, "../../tests/sites/fixture");
const content = loadContent(root, new Date("2026-11-17"));

const noticed = (sample: boolean) =>
  documentJobs({ ...content, site: { ...content.site, sample } }, root).map(({ inputs }) => {
    const text = inputs.join("\n");
    return text.includes(buildWords.fr.sample.notice) || text.includes(buildWords.en.sample.notice);
  });

test("PDFs carry the sample notice only while the content is a sample", () => {
  const [samples, real] = [noticed(true), noticed(false)];
  expect(samples.length).toBeGreaterThan(10);
  expect(samples).not.toContain(false);
  expect(real).not.toContain(true);
});
