import { SaxesParser, type SaxesTagNS } from "saxes";
import type { Place } from "../finding.ts";
import { Expansion } from "./svg-expansion.ts";
import { attributes, elements, styleFunctions, styleRules } from "./svg-vocabulary.ts";

const namespaces = {
  svg: "http://www.w3.org/2000/svg",
  xlink: "http://www.w3.org/1999/xlink",
  xml: "http://www.w3.org/XML/1998/namespace",
};

/** Namespaces whose elements browsers show or run; they ignore those of drawing programs. */
const living = new Set(["", namespaces.svg, "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"]);

export type SvgFindingKind =
  | "encoding"
  | "syntax"
  | "declaration"
  | "root"
  | "size"
  | "element"
  | "handler"
  | "reference"
  | "style"
  | "expansion";

/** `found` is the text that is not allowed; lines and columns count from 1. */
export type SvgFinding = Place & { kind: SvgFindingKind; found: string };

/**
 * Rewrites an SVG from harmless elements and attributes, because browsers open it as a page of the site. Metadata of
 * drawing programs is removed; anything that could run, load or link is a finding, so that no logo silently loses parts.
 */
export function cleanSvg(bytes: Uint8Array): {
  findings: SvgFinding[];
  drawing?: { text: string; width: number; height: number };
} {
  const start = { line: 1, column: 1 };
  let source: string;
  try {
    source = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { findings: [{ kind: "encoding", found: "", ...start }] };
  }
  const reading = new Reading();
  reading.read(source);
  const { findings, text, size } = reading;
  if (findings.length === 0 && !size) findings.push({ kind: "size", found: "", ...start });
  return findings.length > 0 || !size ? { findings } : { findings, drawing: { text, ...size } };
}

class Reading {
  findings: SvgFinding[] = [];
  text = "";
  size: { width: number; height: number } | undefined;
  #parser = new SaxesParser({ xmlns: true });
  /** The depth inside a removed element; 0 outside. */
  #skipped = 0;
  #depth = 0;
  /** After a syntax error, further findings are unreliable. */
  #broken = false;
  #style: (Place & { text: string }) | undefined;
  #tagPlace: Place = { line: 1, column: 1 };
  #attributePlaces = new Map<string, Place>();
  #expansion = new Expansion();

  read(source: string): void {
    const parser = this.#parser;
    parser.on("error", () => {
      this.#finding("syntax", "", this.#place());
      this.#broken = true;
    });
    parser.on("doctype", (text) => {
      if (text.includes("[")) this.#finding("declaration", "<!DOCTYPE … [", this.#place());
    });
    parser.on("processinginstruction", ({ target }) => this.#finding("declaration", `<?${target}`, this.#place()));
    parser.on("opentagstart", () => {
      this.#tagPlace = this.#place();
      this.#attributePlaces.clear();
    });
    parser.on("attribute", ({ name }) => this.#attributePlaces.set(name, this.#place()));
    parser.on("opentag", (tag) => this.#open(tag));
    parser.on("closetag", (tag) => this.#close(tag));
    parser.on("text", (text) => this.#characters(text));
    parser.on("cdata", (text) => this.#characters(text));
    parser.write(source).close();
    if (this.#expansion.isTooMuch()) this.#finding("expansion", "", { line: 1, column: 1 });
  }

  #place(): Place {
    return { line: this.#parser.line, column: this.#parser.column + 1 };
  }

  #finding(kind: SvgFindingKind, found: string, { line, column }: Place): void {
    if (!this.#broken) this.findings.push({ kind, found: shortened(found), line, column });
  }

  #open(tag: SaxesTagNS): void {
    if (this.#depth++ === 0) this.size = sizeOf(tag);
    const { id, d, points } = tag.attributes;
    const isSkipped = this.#skipped > 0 || !this.#belongs(tag);
    const line = [d, points].map((each) => each?.value).join(" ");
    this.#expansion.open(tag.local, isSkipped ? undefined : id?.value, line);
    if (isSkipped) {
      this.#skipped++;
      return;
    }
    const kept = Object.values(tag.attributes).flatMap(({ uri, local, name, value }) => {
      const place = this.#attributePlaces.get(name) ?? this.#tagPlace;
      const known = keptName(uri, local);
      if (uri === "" && /^on/i.test(local)) this.#finding("handler", name, place);
      if (known === undefined) return [];
      this.#expansion.refer(known, value);
      if (known === "href" && !/^#[^\s]+$/.test(value)) this.#finding("reference", value, place);
      if (!names.has(known)) this.#checkStyle(value, place);
      return [` ${known}="${escaped(value).replaceAll('"', "&quot;")}"`];
    });
    const language = this.#depth === 1 ? ` xmlns="${namespaces.svg}"` : "";
    this.text += `<${tag.local}${language}${kept.join("")}${tag.isSelfClosing ? "/" : ""}>`;
    if (tag.local === "style" && !tag.isSelfClosing) this.#style = { ...this.#place(), text: "" };
  }

  /** Metadata of drawing programs is skipped; other unknown elements are findings. */
  #belongs({ uri, local, name }: SaxesTagNS): boolean {
    const isDrawing = uri === namespaces.svg;
    if (this.#depth === 1) {
      if (!isDrawing || local !== "svg") this.#finding("root", `<${name}`, this.#tagPlace);
      return isDrawing;
    }
    if (isDrawing && elements.has(local) && !this.#style) return true;
    if (living.has(uri) && !(isDrawing && local === "metadata")) this.#finding("element", `<${name}`, this.#tagPlace);
    return false;
  }

  #close(tag: SaxesTagNS): void {
    this.#depth--;
    this.#expansion.close();
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    if (this.#style && tag.local === "style") {
      this.#checkStyle(this.#style.text, this.#style);
      this.#expansion.referFromStyle(this.#style.text);
      this.#style = undefined;
    }
    if (!tag.isSelfClosing) this.text += `</${tag.local}>`;
  }

  #characters(text: string): void {
    if (this.#skipped > 0 || this.#depth === 0) return;
    if (this.#style) this.#style.text += text;
    this.text += escaped(text);
  }

  /** Attributes are checked like style sheets, because browsers parse many of them as CSS. */
  #checkStyle(text: string, { line, column }: Place): void {
    for (const { index, 0: found, 1: rule, 2: called, 3: target } of text.matchAll(suspicious)) {
      if (rule !== undefined && styleRules.has(rule.toLowerCase())) continue;
      if (called !== undefined && called.toLowerCase() !== "url" && styleFunctions.has(called.toLowerCase())) continue;
      if (called?.toLowerCase() === "url" && /^\s*(["']?)#[^"'()\s]+\1\s*\)/.test(target ?? "")) continue;
      const lines = text.slice(0, index).split("\n").length - 1;
      const kind = called?.toLowerCase() === "url" ? "reference" : "style";
      this.#finding(kind, found, { line: line + lines, column: lines > 0 ? 1 : column });
    }
  }
}

/** Attributes that browsers do not parse as CSS. */
const names = new Set(["href", "id", "class"]);

/** A backslash, which can hide the others; an at-rule; a function call with its argument. */
const suspicious = /\\|@([\w-]*)|([\w-]+)\((?=([^)]*\)?))/g;

function keptName(uri: string, local: string): string | undefined {
  if (uri === "" && attributes.has(local)) return local;
  if (uri === namespaces.xlink && local === "href") return "href";
  return uri === namespaces.xml && (local === "space" || local === "lang") ? `xml:${local}` : undefined;
}

function sizeOf({ attributes }: SaxesTagNS): { width: number; height: number } | undefined {
  const length = (name: string) => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(attributes[name]?.value ?? "")?.[1]);
  const box = (attributes["viewBox"]?.value ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [length("width") || box[2], length("height") || box[3]];
  return width && height ? { width, height } : undefined;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text).replaceAll(/\s+/g, " ");
