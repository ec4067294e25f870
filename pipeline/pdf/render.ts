import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, type TypstCompiler, TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import { PDFDocument } from "pdf-lib";
import { z } from "zod";
import { proseOf } from "#check/read/read-prose.ts";
import { missingSigns } from "#check/rules/faces.ts";
import { type Language, locales } from "#model/languages.ts";
import type { Block } from "#model/prose.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { mark } from "../drawing/mark.ts";
import { palette } from "../drawing/palette.ts";
import { path, svg } from "../drawing/svg.ts";
import { carrier, envelope } from "../drawing/waves.ts";

const template = readFileSync(new URL("./document.typ", import.meta.url), "utf8");

const fonts = [
  "@expo-google-fonts/radio-canada/400Regular/RadioCanada_400Regular.ttf",
  "@expo-google-fonts/radio-canada/400Regular_Italic/RadioCanada_400Regular_Italic.ttf",
  "@expo-google-fonts/radio-canada/700Bold/RadioCanada_700Bold.ttf",
  "@expo-google-fonts/radio-canada/700Bold_Italic/RadioCanada_700Bold_Italic.ttf",
  "@expo-google-fonts/radio-canada-big/700Bold/RadioCanadaBig_700Bold.ttf",
];

/** What the compiler's numbers mean. */
const [formats, messages] = [{ pdf: 1 }, { oneLineEach: 2 }];
const artifact = z.object({ result: z.instanceof(Uint8Array).optional(), diagnostics: z.array(z.string()).optional() });

/** Space above paragraphs, in points: usual, and the smallest that is readable. */
const gaps = { usual: 6.4, close: 3.6 };

export type PdfSource = {
  look: "letter" | "paper";
  lang: Language;
  title: string;
  /** The kind of document. */
  label: string;
  /** Date and authors, one line each. */
  details: string[];
  /** Shown larger, before the text. */
  lead?: string;
  author: string;
  /** Day of the last change, yyyy-mm-dd. */
  date: string;
  site: { name: string; address: string };
  markdown: string;
  /** Reduces the spacing if the text would not fit on one page. */
  onOnePage?: true;
  /** The file of the text, for error messages. */
  source: string;
};

type Pdf = { bytes: Buffer; pages: number };

let opened: Promise<TypstCompiler> | undefined;

/** Typesets a tagged PDF with bookmarks; the same source gives the same bytes. */
export async function renderPdf(source: PdfSource): Promise<Pdf> {
  const compiler = await (opened ??= open());
  const pdf = await typeset(compiler, source, gaps.usual);
  return source.onOnePage && pdf.pages > 1 ? typeset(compiler, source, gaps.close) : pdf;
}

async function open(): Promise<TypstCompiler> {
  const { resolve } = createRequire(import.meta.url);
  initSync({ module: readFileSync(resolve("@myriaddreamin/typst-ts-web-compiler/wasm")) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(readFileSync(resolve(font)));
  const compiler = await builder.build();
  compiler.add_source("/document.typ", template);
  return compiler;
}

async function typeset(compiler: TypstCompiler, source: PdfSource, gap: number): Promise<Pdf> {
  const { lang, look, title, markdown } = source;
  const blocks = proseOf(markdown, source.source);
  refuseMissingSigns(source, blocks);
  const document = {
    ...source,
    gap,
    palette,
    region: locales[lang].slice(3),
    page: buildWords[lang].pdf.page,
    mark: mark(look === "paper" ? "night" : "day"),
    wave: wave(title),
    blocks,
  };
  const world = compiler.snapshot(null, "/document.typ", [["document", JSON.stringify(document)]]);
  const { result, diagnostics } = artifact.parse(world.get_artifact(formats.pdf, messages.oneLineEach));
  world.free();
  if (!result) throw new Error(`${source.source}: ${diagnostics?.join("; ")}`);
  return finished(result);
}

/** Adds what Typst cannot set, and stores the tags compressed, which makes files a third smaller. */
async function finished(typesetBytes: Uint8Array): Promise<Pdf> {
  const pdf = await PDFDocument.load(typesetBytes, { updateMetadata: false });
  pdf.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  return { bytes: Buffer.from(await pdf.save()), pages: pdf.getPageCount() };
}

/** Typst leaves a gap for a character that no font has; addresses of links are not shown. */
function refuseMissingSigns({ source, title, label, details, lead, site }: PdfSource, blocks: readonly Block[]): void {
  const shown = (part: unknown) => JSON.stringify(part, (key, value: unknown) => (key === "href" ? "" : value));
  const [sign] = missingSigns(shown([title, label, details, lead, site, blocks]));
  if (!sign) return;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  throw new Error(`${source}: the PDF font has no character “${sign}” (U+${code}); replace it`);
}

function wave(title: string): string {
  const strokes = carrier(envelope(title), { left: 3, right: 595, middle: 28, height: 56, step: 6 });
  return svg({ width: 595, height: 56 }, path(strokes, { stroke: palette.accent, "stroke-width": 2.5 }));
}
