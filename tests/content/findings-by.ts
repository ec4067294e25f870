import { sortFindings } from "#check/finding.ts";
import { catalogues } from "#check/messages/catalogue.ts";
import { readTree, type Files, type Rule, type Tree } from "#check/read/tree.ts";
import { atlas } from "./test-atlas.ts";
import { TestTree, today } from "./test-tree.ts";

const read = (files: Files): Tree => readTree({ files, shownAs: "content", today, atlas, say: catalogues.en }).tree;

let valid: Tree | undefined;

/** The findings of one rule in a changed copy of the valid folder: file, line, field and message. */
export function findingsBy(rule: Rule, change: (tree: TestTree) => void): string[] {
  const { changed, findings } = found(rule, change);
  return findings.map(({ file, line, field, message }) => {
    const path = file.replace("content/", "");
    const words = line > 0 ? changed.read(path).split("\n")[line - 1]?.trim() : "";
    return [path, words, field, message].filter(Boolean).join(" | ");
  });
}

/** The remedies of those findings. */
export function remediesBy(rule: Rule, change: (tree: TestTree) => void): string[] {
  return found(rule, change).findings.map(({ remedy }) => remedy);
}

function found(rule: Rule, change: (tree: TestTree) => void) {
  const changed = new TestTree();
  change(changed);
  valid ??= read(new TestTree().files);
  return { changed, findings: sortFindings(rule(withChanges(valid, changed.files))) };
}

/** Parses only the changed files, because a rule has many cases. */
function withChanges(before: Tree, files: Files): Tree {
  const isOld = (path: string) => files.get(path) === before.files.get(path);
  const anew = read(new Map([...files].filter(([path]) => !isOld(path))));
  const both = <T>(old: ReadonlyMap<string, T>, fresh: ReadonlyMap<string, T>) =>
    new Map([...[...old].filter(([path]) => isOld(path)), ...fresh].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...anew,
    files,
    yaml: both(before.yaml, anew.yaml),
    markdown: both(before.markdown, anew.markdown),
    valid: both(before.valid, anew.valid),
  };
}
