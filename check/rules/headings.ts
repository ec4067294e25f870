import type { Finding, Path } from "../finding.ts";
import { maskCode } from "../read/masks.ts";
import { leavesOf } from "../read/passages.ts";
import { plain } from "../read/suggest.ts";
import { findingAt, findingInMarkdown, type Rule } from "../read/tree.ts";
import { texts } from "../read/walk.ts";

const isHeading = (path: Path) =>
  /^(fr|en)$/.test(String(path.at(-1))) &&
  path.some((step) => /^(tag|title|heading|\w+Heading|\w+Title)$/.test(String(step)));

/** No heading ends with a full stop. */
export const headingsWithoutStop: Rule = (tree) => [
  ...leavesOf(tree)
    .filter(({ text, path }) => isHeading(path) && endsWithStop(text))
    .map(({ file, text, path }) => findingAt(file, path, tree.say.headingStop(text))),
  ...[...tree.markdown.values()].flatMap((file) =>
    [...maskCode(file.text).matchAll(/^#{1,6} .*/gm)]
      .filter(([line]) => endsWithStop(line))
      .map(({ 0: line, index }) => {
        const heading = file.text.slice(index, index + line.length).replace(/#+ /, "");
        return findingInMarkdown(file, index, tree.say.headingStop(heading));
      }),
  ),
];

function endsWithStop(text: string): boolean {
  return /[^.\s]\.$/.test(text.trim());
}

/** A page title repeats no word and differs from its translation, because search results show both. */
export const tellingTitles: Rule = (tree) =>
  [...tree.yaml.values()].flatMap((file): Finding[] => {
    const titles = [...texts(file.data)].filter(({ path }) => path[0] === "seo" && path[1] === "title");
    const twice = titles.flatMap(({ text, path }): Finding[] => {
      const word = repeatedWord(text);
      return word === undefined ? [] : [findingAt(file, path, tree.say.repeatedInTitle(word))];
    });
    const [first, second] = titles;
    const same = first && second && first.text === second.text;
    return [...twice, ...(same ? [findingAt(file, second.path, tree.say.sameTitle())] : [])];
  });

function repeatedWord(title: string): string | undefined {
  const words = title.match(/\{[^}]*\}|[\p{L}\p{N}-]{4,}/gu) ?? [];
  return words.find((word, index) => words.some((other, at) => at > index && plain(other) === plain(word)));
}
