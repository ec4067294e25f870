import type { Finding } from "../finding.ts";
import { isSafeLink, markdownTokens } from "../read/markdown-tokens.ts";
import { passagesOf } from "../read/passages.ts";
import { child } from "../read/json-schema.ts";
import { findingInMarkdown, type Rule } from "../read/tree.ts";

/** Onion addresses may use http because Tor encrypts them. */
const insecure = /http:\/\/(?![a-z2-7]{56}\.onion(?![\w-]|\.\w))[^\s<>()[\]"«»]+/gi;

/** Every link is https, in YAML and in Markdown. */
export const secureLinks: Rule = (tree) =>
  passagesOf(tree).flatMap(({ withoutCode, report }) =>
    [...withoutCode.matchAll(insecure)].map(({ 0: link, index }) => report(index, tree.say.httpLink(link))),
  );

/** Markdown links lead to a page, an e-mail address or a telephone; secureLinks reports http. */
export const safeLinks: Rule = (tree) =>
  [...tree.markdown.values()].flatMap((file) =>
    markdownTokens(file.text).flatMap(({ token, offset }): Finding[] => {
      const href = token.type === "link" ? String(child(token, "href")) : "#";
      if (isSafeLink(href) || /^http:\/\//i.test(href)) return [];
      return [findingInMarkdown(file, offset, tree.say.unsafeLink(href))];
    }),
  );
