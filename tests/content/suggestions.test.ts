import { describe, expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import type { Fault } from "#check/fault.ts";
import { brokenCopies } from "./broken-copies.ts";
import { atlas } from "./test-atlas.ts";
import { TestTree } from "./test-tree.ts";

/** Nobody is told to write what the next check refuses. */

const options = { lang: "en", today: new Date("2026-03-14T12:00:00Z"), atlas } as const;
const faultsOf = (tree: TestTree) => checkFiles(tree.files, options).faults;

interface Advice {
  name: string;
  tree: TestTree;
  fault: Fault;
  value: string;
}

function adviceIn(pattern: RegExp): Advice[] {
  return brokenCopies.flatMap(({ name, change }) => {
    const tree = new TestTree();
    change(tree);
    const [fault] = faultsOf(tree);
    const value = pattern.exec(fault?.remedy ?? "")?.[1];
    return fault && value !== undefined ? [{ name, tree, fault, value }] : [];
  });
}

const words = adviceIn(/Did you mean "([^"]+)"\?/).filter(({ fault }) => fault.line > 0);
const names = adviceIn(/Rename it to "([^"]+)"/);

test("some remedies name a value", () => {
  expect(words.length).toBeGreaterThan(5);
  expect(names.length).toBeGreaterThan(2);
});

describe.each(words)("$name", ({ tree, fault, value }) => {
  test(`is fixed by ${value}`, () => {
    const file = fault.file.replace("content/", "");
    const written = /"([^"]+)"|`([^`:]+):`/.exec(fault.message)?.slice(1).find(Boolean) ?? "";
    const lines = tree.read(file).split("\n");
    lines[fault.line - 1] = (lines[fault.line - 1] ?? "").replace(written, () => value);
    tree.write(file, lines.join("\n"));
    expect(faultsOf(tree)).toEqual([]);
  });
});

describe.each(names)("$name", ({ tree, fault, value }) => {
  test(`is not misnamed as ${value}`, () => {
    const file = fault.file.replace("content/", "");
    const renamed = file.slice(0, file.lastIndexOf("/") + 1) + value;
    tree.rename(file, renamed);
    const left = faultsOf(tree).filter((each) => each.file === `content/${renamed}` && each.line === 0);
    expect(left.map(({ remedy }) => remedy).join()).not.toContain("ename");
  });
});

function missingQuay(...others: string[]): string | undefined {
  const tree = new TestTree();
  for (const name of others) tree.copy("branches/lyon/quai.jpg", `branches/lyon/${name}`);
  tree.replace("branches/lyon.yaml", "- src: lyon/quai.jpg", "- src: lyon/quais.jpg");
  return faultsOf(tree).find(({ field }) => field === "gallery.1.src")?.remedy;
}

test("a picture that nothing shows is suggested before one that is shown", () => {
  expect(missingQuay()).toContain('"lyon/quai.jpg"');
  expect(missingQuay("quaiss2.jpg")).toContain('"lyon/quaiss2.jpg"');
});

test("a picture whose name cannot be written is not suggested", () => {
  expect(missingQuay("quaïs.jpg")).toContain('"lyon/quai.jpg"');
});
