import { type Document, type ErrorCode, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { Both } from "#model/schema/field.ts";
import type { Finding, Path, Place } from "../finding.ts";

export interface TextFile {
  /** In the content folder, e.g. branches/essec.yaml */
  path: string;
  /** As shown in findings, e.g. content/branches/essec.yaml */
  shownAs: string;
  text: string;
}

export interface YamlFile extends TextFile {
  document: Document.Parsed;
  lines: LineCounter;
  /** Undefined when the YAML cannot be parsed. */
  data: unknown;
}

export function parseYaml(file: TextFile): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines, prettyErrors: false });
  return { ...file, document, lines, data: plainValues(document) };
}

function plainValues(document: Document.Parsed): unknown {
  if (document.errors.some((error) => error.code !== "DUPLICATE_KEY")) return undefined;
  try {
    return document.toJS() as unknown;
  } catch {
    // An alias without an anchor.
    return undefined;
  }
}

/** The place of a key or list item, or of the group around it when it is missing. */
export function placeOfValue(file: YamlFile, path: Path): Place {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = file.document.getIn(path.slice(0, depth - 1), true);
    const step = path[depth - 1];
    const pairs = isMap(parent) ? parent.items : [];
    const key = pairs.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.key;
    const node = isSeq(parent) ? parent.items[Number(step)] : key;
    if (isNode(node) && node.range) return placeAt(file, node.range[0]);
  }
  return { line: 1, column: 1 };
}

function placeAt({ lines }: YamlFile, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

const inQuotes = {
  fr: "Le texte commence par un signe que YAML se réserve (`@ % & * !`). Mettez-le tout entier entre guillemets droits.",
  en: "The text begins with a sign that is reserved in YAML (`@ % & * !`). Put all of it in quotation marks.",
};
const noColon = {
  fr: "Cette ligne, ou la suivante, n’est pas de la forme `nom: valeur`. Écrivez le nom, un deux-points, une espace, puis la valeur.",
  en: "This line, or the one below, is not of the form `name: value`. Write the name, a colon, a space, then the value.",
};

/** What people did who get these errors of the parser. */
const causes: Partial<Record<ErrorCode, Both>> = {
  DUPLICATE_KEY: {
    fr: "Cette ligne figure deux fois au même endroit. Gardez l’une des deux.",
    en: "This line is there twice. Keep one of the two.",
  },
  TAB_AS_INDENT: {
    fr: "La ligne commence par une tabulation. Décalez avec des espaces, deux par niveau.",
    en: "The line begins with a tab. Indent with spaces, two per level.",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    fr: 'Le texte contient un deux-points suivi d’une espace, ou la ligne du dessous est trop décalée. Mettez tout le texte entre guillemets droits, par exemple `fr: "Débat\u00a0: MiCA"`, ou alignez la ligne du dessous.',
    en: 'The text holds a colon followed by a space, or the line below is indented too far. Put the whole text in quotation marks, e.g. `fr: "Débat\u00a0: MiCA"`, or align the line below.',
  },
  BAD_INDENT: {
    fr: "La ligne n’est pas alignée avec ses voisines, ou un crochet ouvert plus haut ne se ferme pas. Donnez-lui autant d’espaces qu’aux autres lignes de son groupe.",
    en: "The line is not aligned with its neighbours, or a bracket above is never closed. Give it as many spaces as the other lines of its group.",
  },
  UNEXPECTED_TOKEN: {
    fr: "Le texte continue après le guillemet qui le ferme. Employez l’apostrophe ’ dans le texte, ou des guillemets droits doubles autour.",
    en: "The text goes on after its closing quotation mark. Use the apostrophe ’ inside it, or double quotation marks around it.",
  },
  MISSING_CHAR: noColon,
  MULTILINE_IMPLICIT_KEY: noColon,
  BAD_SCALAR_START: inQuotes,
  BAD_ALIAS: inQuotes,
  TAG_RESOLVE_FAILED: inQuotes,
};
const unclosed = {
  fr: "Un guillemet s’ouvre ici et ne se ferme jamais. Ajoutez le même signe à la fin du texte.",
  en: "A quotation mark opens here and never closes. Add the same mark at the end of the text.",
};
const notAMap = {
  fr: "Le fichier est vide, ou n’est pas fait de lignes `nom: valeur`. Prenez pour modèle un fichier du même genre.",
  en: "The file is empty, or not made of lines `name: value`. Take a file of the same kind as a model.",
};

/** Every repeated key, and only the first syntax error, because it causes most of the others. */
export function syntaxFindings(file: YamlFile): Finding[] {
  const { errors, warnings, contents } = file.document;
  const at = (offset: number, text: Both) => ({ file: file.shownAs, ...placeAt(file, offset), field: "", text });
  const repeated = errors.filter(({ code }) => code === "DUPLICATE_KEY");
  const first = [...errors, ...warnings].filter((error) => !repeated.includes(error)).slice(0, 1);
  const found = [...repeated, ...first].map(({ code, message, pos }) => {
    if (code === "MISSING_CHAR" && message.includes("quote")) return at(lastScalar(file), unclosed);
    const other = { fr: `Le fichier est illisible à partir d’ici (${message}).`, en: `${message}.` };
    return at(pos[0], causes[code] ?? other);
  });
  if (first.length === 0 && file.data === undefined) return [...found, at(0, inQuotes)];
  return first.length > 0 || isMap(contents) ? found : [at(0, notAMap)];
}

/** The parser reports an unclosed quotation mark at the end of the file; it opens at the last scalar. */
function lastScalar(file: YamlFile): number {
  let opening = 0;
  visit(file.document, { Scalar: (_, { range }) => void (opening = range?.[0] ?? opening) });
  return opening;
}
