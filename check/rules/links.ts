import type { Finding } from "../finding.ts";
import { isSafeLink } from "../read/links.ts";
import { markdownTokens } from "../read/markdown-tokens.ts";
import { child } from "../read/schema-lookup.ts";
import { maskCode } from "../read/masks.ts";
import { findingInMarkdown, findingInText, type Rule } from "../read/tree.ts";
import { texts } from "../read/walk.ts";

/** Onion addresses may use http because Tor encrypts them. */
const insecure = /http:\/\/(?![a-z2-7]{56}\.onion(?![\w-]|\.\w))[^\s<>()[\]"«»]+/gi;

/** Every link is https, in YAML and in Markdown. */
export const secureLinks: Rule = (tree) => {
  const inYaml = [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)].flatMap((leaf) =>
      [...leaf.text.matchAll(insecure)].map(({ 0: link, index }) =>
        findingInText(file, leaf, index, tree.say.httpLink(link)),
      ),
    ),
  );
  const inMarkdown = [...tree.markdown.values()].flatMap((file) =>
    [...maskCode(file.text).matchAll(insecure)].map(({ 0: link, index }) =>
      findingInMarkdown(file, index, tree.say.httpLink(link)),
    ),
  );
  return [...inYaml, ...inMarkdown];
};

/** Markdown links lead to a page, an e-mail address or a telephone; secureLinks reports http. */
export const safeLinks: Rule = (tree) =>
  [...tree.markdown.values()].flatMap((file) =>
    markdownTokens(file.text).flatMap(({ token, offset }): Finding[] => {
      const href = token.type === "link" ? String(child(token, "href")) : "#";
      if (isSafeLink(href) || /^http:\/\//i.test(href)) return [];
      return [findingInMarkdown(file, offset, tree.say.unsafeLink(href))];
    }),
  );
