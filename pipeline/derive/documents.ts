import { join } from "node:path";
import type { Content } from "#model/collections.ts";
import { formatDateUnbroken } from "#model/formats.ts";
import { languages } from "#model/languages.ts";
import { readMarkdown } from "#check/read/read-markdown.ts";
import { computedWords } from "#model/computed-words.ts";
import { categoryOf } from "#model/selections.ts";
import { translate } from "#model/translate.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { codeVersion } from "./code-version.ts";
import { partnerSheet } from "./partner-sheet.ts";
import type { Job } from "./run-jobs.ts";
import type { PdfSource } from "../pdf/render.ts";
import type { JobResult } from "./store.ts";

export function documentJobs(content: Content, root: string): Job[] {
  const version = codeVersion(join(import.meta.dirname, "../pdf/render.ts"));
  const local = content.publications.filter(({ download }) => download === "local");
  return languages.flatMap((lang) => {
    const { name, address, sample } = content.site;
    const words = buildWords[lang];
    const values = computedWords(content, lang);
    const textOf = (source: string) => ({ source, markdown: readMarkdown(root, source, values) });
    const job = (key: string, path: string, text: Omit<PdfSource, "lang" | "site">): Job => {
      const own = { ...text, lang, site: { name, address } };
      const source = sample ? withSampleNotice(own) : own;
      return {
        section: "documents",
        key,
        inputs: ["document", version, path, JSON.stringify(source)],
        make: () => makePdf(path, source),
      };
    };
    return [
      job(`partner-sheet/${lang}`, `documents/${words.partner.file}.pdf`, {
        source: "pages/partner.yaml",
        look: "letter",
        label: words.partner.label,
        author: name,
        onOnePage: true,
        ...partnerSheet(content, lang),
      }),
      ...content.legal.map((legal) =>
        job(`legal/${legal.id}/${lang}`, `documents/${legal.fileName[lang]}.pdf`, {
          ...textOf(`legal/${legal.id}.${lang}.md`),
          look: "letter",
          title: legal.title[lang],
          label: words.pdf.legal,
          details: [translate(words, lang, "pdf.version", { day: formatDateUnbroken(legal.updated, lang) })],
          author: name,
          date: legal.updated,
        }),
      ),
      ...local.map((publication) =>
        job(`publication/${publication.id}/${lang}`, `documents/publications/${publication.id}-${lang}.pdf`, {
          ...textOf(`publications/${publication.id}.${lang}.md`),
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
  const notice = `**${buildWords[source.lang].sample.notice}**`;
  return { ...source, markdown: source.markdown.replace(/^(# .*\n+)?/, (title) => `${title}${notice}\n\n`) };
}

async function makePdf(path: string, source: PdfSource): Promise<JobResult> {
  const { renderPdf } = await import("../pdf/render.ts");
  const { bytes, pages } = await renderPdf(source);
  return { files: [{ path, bytes }], value: { href: `/${path}`, bytes: bytes.length, pages } };
}
