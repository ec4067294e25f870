import type { Finding } from "../finding.ts";
import { footnoteFindings } from "../read/footnotes.ts";
import { maskCode } from "../read/masks.ts";
import { entries, findingAt, findingInMarkdown, findingOf, type Rule, type Tree } from "../read/tree.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** Each PDF has a Markdown file in both languages. */
export const markdownSources: Rule = (tree) => [
  ...entries(tree, "publications").flatMap(({ file, data }) =>
    data.download === "local" ? sources(tree, file, "download") : [],
  ),
  ...entries(tree, "legal").flatMap(({ file }) => sources(tree, file, "fileName")),
];

/** Each footnote has a reference, and each reference has a footnote. */
export const soundNotes: Rule = (tree) =>
  [...tree.markdown.values()].flatMap((file) =>
    footnoteFindings(maskCode(file.text)).map(({ id, offset, kind }) => {
      const wording = kind === "missing" ? tree.say.missingNote(id) : tree.say.unusedNote(id);
      return findingInMarkdown(file, offset, wording);
    }),
  );

function sources(tree: Tree, file: YamlFile, field: string): Finding[] {
  const base = file.path.slice(0, -".yaml".length);
  const [missing, ...rest] = [`${base}.fr.md`, `${base}.en.md`].filter((path) => !tree.files.has(path));
  if (missing === undefined) return [];
  const name = missing.slice(missing.lastIndexOf("/") + 1);
  if (rest.length > 0) return [findingAt(file, [field], tree.say.missingMarkdown(name))];
  const other = missing.endsWith(".fr.md") ? `${base}.en.md` : `${base}.fr.md`;
  return [findingOf(tree, other, tree.say.missingMarkdownTranslation(name))];
}
