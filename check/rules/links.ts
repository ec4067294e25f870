import { finding, fieldName, type Finding } from "../finding.ts";
import { isSafeLink } from "../read/links.ts";
import { markdownTokens } from "../read/markdown-tokens.ts";
import { child } from "../read/schema-lookup.ts";
import { maskCode } from "../read/masks.ts";
import { placeOf } from "../read/text-file.ts";
import type { Rule } from "../read/tree.ts";
import { placeInText, texts } from "../read/walk.ts";

/** Onion addresses are the exception: Tor encrypts them itself. */
const insecure = /http:\/\/(?![a-z2-7]{56}\.onion(?![\w-]|\.\w))[^\s<>()[\]"«»]+/gi;

/** Every link is https, in YAML and in Markdown. */
export const secureLinks: Rule = (tree) => {
  const inYaml = [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)].flatMap((leaf) =>
      [...leaf.text.matchAll(insecure)].map(({ 0: link, index }): Finding =>
        finding(file.shownAs, placeInText(file, leaf, index), fieldName(leaf.path), tree.say.httpLink(link)),
      ),
    ),
  );
  const inMarkdown = [...tree.markdown.values()].flatMap((file) =>
    [...maskCode(file.text).matchAll(insecure)].map(({ 0: link, index }) =>
      finding(file.shownAs, placeOf(file.text, index), "", tree.say.httpLink(link)),
    ),
  );
  return [...inYaml, ...inMarkdown];
};

/** Every link of a long text leads to a page, an e-mail address or a telephone; http is told of above. */
export const safeLinks: Rule = (tree) =>
  [...tree.markdown.values()].flatMap((file) =>
    markdownTokens(file.text).flatMap(({ token, offset }): Finding[] => {
      const href = token.type === "link" ? String(child(token, "href")) : "#";
      if (isSafeLink(href) || /^http:\/\//i.test(href)) return [];
      return [finding(file.shownAs, placeOf(file.text, offset), "", tree.say.unsafeLink(href))];
    }),
  );
