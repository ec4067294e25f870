import { describe, expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import type { Finding } from "#check/finding.ts";
import { brokenCopies } from "./broken-copies.ts";
import { atlas } from "./test-atlas.ts";
import { TestTree, today } from "./test-tree.ts";

/** Suggestions must be accepted by the next check. */

const options = { lang: "en", today, atlas } as const;
const findingsOf = (tree: TestTree) => checkFiles(tree.files, options).findings;

interface Advice {
  name: string;
  tree: TestTree;
  finding: Finding;
  value: string;
}

function adviceIn(pattern: RegExp): Advice[] {
  return brokenCopies.flatMap(({ name, change }) => {
    const tree = new TestTree();
    change(tree);
    const [finding] = findingsOf(tree);
    const value = pattern.exec(finding?.remedy ?? "")?.[1];
    return finding && value !== undefined ? [{ name, tree, finding, value }] : [];
  });
}

const words = adviceIn(/Did you mean "([^"]+)"\?/).filter(({ finding }) => finding.line > 0);
const names = adviceIn(/Rename it to "([^"]+)"/);

test("some remedies name a value", () => {
  expect(words.length).toBeGreaterThan(3);
  expect(names.length).toBeGreaterThan(2);
});

describe.each(words)("$name", ({ tree, finding, value }) => {
  test(`is fixed by ${value}`, () => {
    const file = finding.file.replace("content/", "");
    const written = /"([^"]+)"|`([^`:]+):`/.exec(finding.message)?.slice(1).find(Boolean) ?? "";
    const lines = tree.read(file).split("\n");
    lines[finding.line - 1] = (lines[finding.line - 1] ?? "").replace(written, () => value);
    tree.write(file, lines.join("\n"));
    expect(findingsOf(tree)).toEqual([]);
  });
});

describe.each(names)("$name", ({ tree, finding, value }) => {
  test(`is not misnamed as ${value}`, () => {
    const file = finding.file.replace("content/", "");
    const renamed = file.slice(0, file.lastIndexOf("/") + 1) + value;
    tree.rename(file, renamed);
    const left = findingsOf(tree).filter((each) => each.file === `content/${renamed}` && each.line === 0);
    expect(left.map(({ remedy }) => remedy).join()).not.toContain("ename");
  });
});
