import { expect, test } from "vitest";
import { describeFault } from "#check/fault.ts";
import { frenchTypography } from "#check/rules/typography.ts";
import { brokenCopies } from "./broken/all.ts";
import type { BrokenCopy } from "./broken/broken-copy.ts";
import { faultsOf } from "./faults-of.ts";
import { englishWords, withoutQuotations } from "./french-english.ts";
import { TestTree } from "./test-tree.ts";

test.each(brokenCopies)("$name is told in French to French readers", async (copy: BrokenCopy) => {
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
