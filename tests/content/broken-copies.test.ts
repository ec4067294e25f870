import { describe, expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { describeFault, sortFaults, type Fault } from "#check/fault.ts";
import type { Language } from "#model/languages.ts";
import { frenchTypography } from "#check/typography.ts";
import { brokenCopies } from "./broken/all.ts";
import type { BrokenCopy } from "./broken/broken-copy.ts";
import { englishWords, withoutQuotations } from "./french-english.ts";
import { atlas } from "./test-atlas.ts";
import { TestTree } from "./test-tree.ts";

const today = new Date("2026-03-14T12:00:00Z");

async function faultsOf({ files }: TestTree, lang: Language): Promise<Fault[]> {
  const { faults } = checkFiles(files, { lang, today, atlas });
  return sortFaults([...faults, ...(await checkPictures(files, { lang, shownAs: "content" }))]);
}

test("there are enough broken copies", () => expect(brokenCopies.length).toBeGreaterThanOrEqual(34));

test("the valid tree has no fault", async () => {
  const tree = new TestTree();
  expect(await faultsOf(tree, "en")).toEqual([]);
  expect(checkFiles(tree.files, { lang: "en", today, atlas }).content?.branches).toHaveLength(4);
});

describe.each(brokenCopies)("$name", (copy: BrokenCopy) => {
  test("is the one fault, with its file, line, field and remedy", async () => {
    const tree = new TestTree();
    copy.change(tree);
    const [fault, ...others] = await faultsOf(tree, "en");
    expect(others).toEqual([]);
    const line = typeof copy.line === "string" ? tree.lineOf(copy.file, copy.line) : (copy.line ?? 0);
    expect(fault).toMatchObject({ file: `content/${copy.file}`, line, field: copy.field ?? "" });
    expect(fault?.message).toContain(copy.message);
    expect(fault?.remedy).toContain(copy.remedy);
  });

  test("is told in French to French readers", async () => {
    const tree = new TestTree();
    copy.change(tree);
    const [fault, ...others] = await faultsOf(tree, "fr");
    expect(others).toEqual([]);
    if (!fault) throw new Error("no fault");
    const words = withoutQuotations(`${fault.message} ${fault.remedy}`);
    expect(words).toMatch(/[.?]$/);
    expect(words).not.toMatch(englishWords);
    expect(frenchTypography(words)).toEqual([]);
    expect(describeFault(fault, "fr")).toMatch(fault.field ? /\s{2}[^ ]+( [^ ]+)*\u00a0: / : /\s{2}/);
  });
});
