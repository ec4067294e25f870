import { missingSigns } from "./faces.ts";
import type { Finding } from "../finding.ts";
import type { Wording } from "../messages/wording.ts";
import { markdownTokens, type Placed } from "../read/markdown-tokens.ts";
import { child } from "../read/json-schema.ts";
import type { TextFile } from "../read/text-file.ts";
import { findingInMarkdown, type Rule, type Tree } from "../read/tree.ts";

/** The Markdown elements that PDFs can show. */
const known = new Set(
  (
    "space def heading paragraph text list list_item blockquote table code hr " + // blocks
    "strong em link codespan br escape"
  ).split(" "),
);
const levels = [2, 3, 4];

/** PDFs can show everything in the Markdown files. */
export const pdfTexts: Rule = (tree) =>
  [...tree.markdown.values()].flatMap((file) =>
    markdownTokens(withoutTitle(file.text)).flatMap((placed) => inToken(tree, file, placed)),
  );

function inToken(tree: Tree, file: TextFile, { token, offset, inHeading }: Placed): Finding[] {
  const report = (wording: Wording, at = offset) => findingInMarkdown(file, at, wording);
  if (!known.has(token.type)) return [report(tree.say.notInPdf(token.raw.trim().split("\n")[0] ?? ""))];
  if (token.type === "heading" && !levels.includes(Number(child(token, "depth"))))
    return [report(tree.say.headingLevel(Number(child(token, "depth"))))];
  if (!["text", "codespan", "code"].includes(token.type) || child(token, "tokens")) return [];
  const signs = new Set(missingSigns(inHeading ? "display" : "text", String(child(token, "text"))));
  return [...signs].map((sign) => report(tree.say.missingSign(sign), offset + Math.max(token.raw.indexOf(sign), 0)));
}

/** Hides the title, because PDFs take theirs from the YAML file. */
function withoutTitle(text: string): string {
  return text.replace(/^\s*# .*\n/, (title) => title.replace(/[^\n]/g, " "));
}
