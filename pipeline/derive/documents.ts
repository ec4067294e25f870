import { join } from "node:path";
import type { Content } from "#model/collections.ts";
import type { PdfDocument } from "#model/manifest.ts";
import { formatDateUnbroken } from "#model/formats.ts";
import { type Language, languages } from "#model/languages.ts";
import { withEndNotes } from "#check/read/footnotes.ts";
import { readMarkdown } from "#check/read/read-prose.ts";
import { computedWords } from "#model/computed-words.ts";
import { categoryOf } from "#model/selections.ts";
import { translate } from "#model/translate.ts";
import { buildWords } from "#model/words/build-words.ts";
import { sampleWords } from "#model/words/sample.ts";
import { codeVersion } from "./code-version.ts";
import { partnerSheet } from "./partner-sheet.ts";
import type { DocumentJob } from "./jobs.ts";
import type { PdfSource } from "../pdf/source.ts";
import type { JobResult } from "./store.ts";

export function documentJobs(content: Content, root: string): DocumentJob[] {
  const version = codeVersion(join(import.meta.dirname, "../pdf/render.ts"));
  const local = content.publications.filter(({ download }) => download === "local");
  return languages.flatMap((lang) => {
    const values = computedWords(content, lang);
    const textOf = (file: string) => withEndNotes(readText(root, file, values), buildWords[lang].pdf.notes);
    const job = (key: string, path: string, text: PdfSource): DocumentJob => {
      const source = content.site.sample ? withSampleNotice(text) : text;
      return {
        section: "documents",
        key,
        inputs: ["document", version, path, JSON.stringify(source)],
        make: () => makePdf(path, source),
      };
    };
    return [
      job(`partner-sheet/${lang}`, `documents/${buildWords[lang].partner.file}.pdf`, {
        lang,
        source: "pages/partner.yaml",
        site: { name: content.site.name, address: content.site.address },
        look: "letter",
        label: buildWords[lang].partner.label,
        author: content.site.name,
        onOnePage: true,
        ...partnerSheet(content, lang),
      }),
      ...content.legal.map((legal) =>
        job(`legal/${legal.id}/${lang}`, `documents/${legal.fileName[lang]}.pdf`, {
          ...common(content, lang, `legal/${legal.id}.${lang}.md`, textOf),
          look: "letter",
          title: legal.title[lang],
          label: buildWords[lang].pdf.legal,
          details: [translate(buildWords[lang], lang, "pdf.version", { day: formatDateUnbroken(legal.updated, lang) })],
          author: content.site.name,
          date: legal.updated,
        }),
      ),
      ...local.map((publication) =>
        job(`publication/${publication.id}/${lang}`, `documents/publications/${publication.id}-${lang}.pdf`, {
          ...common(content, lang, `publications/${publication.id}.${lang}.md`, textOf),
          look: "paper",
          title: publication.title[lang],
          label: categoryOf(content, publication.category).name[lang],
          details: [new Intl.ListFormat(lang).format(publication.authors), formatDateUnbroken(publication.date, lang)],
          lead: publication.description[lang],
          author: publication.authors.join(", "),
          date: publication.date,
        }),
      ),
    ];
  });
}

/** Puts the notice about sample content first, below the title. */
function withSampleNotice(source: PdfSource): PdfSource {
  const notice = `**${sampleWords[source.lang].notice}**`;
  return { ...source, markdown: source.markdown.replace(/^(# .*\n+)?/, (title) => `${title}${notice}\n\n`) };
}

function common({ site }: Content, lang: Language, source: string, textOf: (file: string) => string) {
  return { lang, source, markdown: textOf(source), site: { name: site.name, address: site.address } };
}

function readText(root: string, file: string, values: Record<string, string>): string {
  try {
    return readMarkdown(root, file, values);
  } catch {
    throw new Error(`${file}: this text, the source of a PDF, is missing`);
  }
}

async function makePdf(path: string, source: PdfSource): Promise<JobResult<PdfDocument>> {
  const { renderPdf } = await import("../pdf/render.ts");
  const { bytes, pages } = await renderPdf(source);
  return { files: [{ path, bytes }], value: { href: `/${path}`, bytes: bytes.length, pages } };
}
