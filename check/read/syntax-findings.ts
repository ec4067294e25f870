import { isAlias, isMap, isScalar, visit, type ErrorCode, type YAMLError } from "yaml";
import { finding, type Finding } from "../finding.ts";
import type { Catalogue } from "../messages/catalogue.ts";
import type { syntaxMessages } from "../messages/syntax-messages.ts";
import type { Wording } from "../messages/wording.ts";
import { placeAt, type YamlFile } from "./yaml-file.ts";

type SyntaxFinding = Exclude<keyof typeof syntaxMessages, "duplicateKey">;

const wordingOf: Partial<Record<ErrorCode, SyntaxFinding>> = {
  TAB_AS_INDENT: "tab",
  BLOCK_AS_IMPLICIT_KEY: "colonInText",
  MISSING_CHAR: "noColon",
  MULTILINE_IMPLICIT_KEY: "noColon",
  BAD_INDENT: "indentation",
  BAD_SCALAR_START: "reservedStart",
  BAD_ALIAS: "reservedStart",
  TAG_RESOLVE_FAILED: "reservedStart",
  UNEXPECTED_TOKEN: "afterQuote",
  MULTIPLE_DOCS: "twoDocuments",
  BAD_DQ_ESCAPE: "backslash",
};

/** Every repeated key, and only the first syntax error, because it causes most of the others. */
export function syntaxFindings(file: YamlFile, say: Catalogue): Finding[] {
  const { errors, warnings, contents } = file.document;
  const at = (offset: number, wording: Wording) => finding(file.shownAs, placeAt(file, offset), "", wording);
  const repeated = errors
    .filter((error) => error.code === "DUPLICATE_KEY")
    .map((error) => at(error.pos[0], say.duplicateKey(keyAt(file.text, error.pos[0]))));
  const first = [...errors, ...warnings].find((error) => error.code !== "DUPLICATE_KEY");
  if (first) return [...repeated, at(placeOf(first, file), wordingFor(first, say))];
  if (file.data === undefined) return [...repeated, at(unknownAlias(file), say.reservedStart())];
  if (contents === null || (isScalar(contents) && contents.value === null)) return [at(0, say.emptyFile())];
  return isMap(contents) ? repeated : [at(contents.range[0], say.notAMap())];
}

function wordingFor(error: YAMLError, say: Catalogue): Wording {
  if (isUnclosedQuote(error)) return say.unclosedQuote();
  const known = wordingOf[error.code];
  return known ? say[known]() : say.otherSyntax();
}

function isUnclosedQuote(error: YAMLError): boolean {
  return error.code === "MISSING_CHAR" && error.message.includes("quote");
}

/** The parser reports an unclosed quotation mark at the end of the file; it opens at the last scalar. */
function placeOf(error: YAMLError, file: YamlFile): number {
  if (!isUnclosedQuote(error)) return error.pos[0];
  let opening = error.pos[0];
  visit(file.document, {
    Scalar(_, { range }) {
      if (range) opening = range[0];
    },
  });
  return opening;
}

/** The first alias without an anchor, or inside its own anchor. */
function unknownAlias(file: YamlFile): number {
  let place = 0;
  visit(file.document, (_, node, above) => {
    if (!isAlias(node)) return undefined;
    const named = node.resolve(file.document);
    if (named && !above.includes(named)) return undefined;
    place = node.range?.[0] ?? 0;
    return visit.BREAK;
  });
  return place;
}

function keyAt(text: string, offset: number): string {
  return /[^:\s]*/.exec(text.slice(offset))?.[0] ?? "";
}
