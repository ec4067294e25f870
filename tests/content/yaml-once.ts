import { type Document, type LineCounter, parseDocument as parseAnew } from "../../node_modules/yaml/dist/index.js";

export * from "../../node_modules/yaml/dist/index.js";

interface Options {
  lineCounter?: LineCounter;
}

const read = new Map<string, { document: Document.Parsed; lineStarts: number[] }>();

/**
 * For mutants alone: the content of the tests is read thousands of times, and half of a check is reading YAML. What was read
 * once is given again; nobody changes it.
 */
export function parseDocument(text: string, options: Options = {}): Document.Parsed {
  const { lineCounter, ...others } = options;
  if (!lineCounter) return parseAnew(text, others);
  const key = JSON.stringify([others, text]);
  const known = read.get(key);
  if (known) {
    lineCounter.lineStarts = known.lineStarts;
    return known.document;
  }
  const document = parseAnew(text, options);
  read.set(key, { document, lineStarts: lineCounter.lineStarts });
  return document;
}
