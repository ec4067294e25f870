import type { Finding } from "#check/finding.ts";
import { editorPath } from "#editor/build.ts";
import type { Language } from "#model/languages.ts";
import { colourToken, mix } from "#pipeline/drawing/tokens.ts";
import type { ContentProblem } from "./content-state.ts";

const words = {
  fr: {
    title: (count: number) => (count === 1 ? "Une erreur dans le contenu" : `${count} erreurs dans le contenu`),
    next: "Corrigez le fichier et enregistrez-le\u00a0: cette page se recharge toute seule.",
    editor: "Ouvrir l’éditeur",
    line: "ligne",
    failed: "Le contenu n’a pas pu être préparé",
    preparing: "Préparation du contenu",
    wait: "Les images, les dessins et les PDF sont fabriqués. La première fois, cela prend une minute ou deux\u202f; la page s’affichera toute seule.",
  },
  en: {
    title: (count: number) => (count === 1 ? "One error in the content" : `${count} errors in the content`),
    next: "Fix the file and save it: this page reloads by itself.",
    editor: "Open the editor",
    line: "line",
    failed: "The content could not be prepared",
    preparing: "Preparing the content",
    wait: "Pictures, drawings and PDFs are being made. The first time takes a minute or two; the page will show by itself.",
  },
};

const accent = colourToken("surface-accent");
const onNight = colourToken("on-night");

const style = `body{margin:0;background:${colourToken("surface-night")};color:${onNight};font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:12vh 1.5rem}h1{font-size:2rem;line-height:1.15}ol{list-style:none;padding:0}
li{margin:2rem 0;padding-left:1.25rem;border-left:6px solid ${accent}}code{color:${mix(accent, onNight, 0.43)};overflow-wrap:anywhere}
p{margin:.35rem 0}a{color:inherit}.soft{color:${colourToken("on-night-soft")}}pre{white-space:pre-wrap}`;

/** Replaces every page while the content has an error, in the language of the URL. */
export function errorPage({ findings, failure }: ContentProblem, lang: Language): string {
  const texts = words[lang];
  const title = failure === undefined ? texts.title(findings.length) : texts.failed;
  const body =
    failure === undefined ? `<ol>${findings.map(item(lang)).join("")}</ol>` : `<pre>${escape(failure)}</pre>`;
  const editor = `<p><a href="${editorPath}/" target="_blank">${texts.editor}</a></p>`;
  return page(lang, title, texts.next, editor + body);
}

/** Shown at the first start, while files are derived. */
export function preparingPage(lang: Language): string {
  return page(lang, words[lang].preparing, words[lang].wait);
}

function page(lang: Language, title: string, next: string, body = ""): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>
<script type="module" src="/@vite/client"></script></head>
<body><main><h1>${escape(title)}</h1><p class="soft">${next}</p>${body}</main></body></html>`;
}

const item = (lang: Language) => (finding: Finding) => {
  const place = finding.line > 0 ? `${finding.file}, ${words[lang].line} ${finding.line}` : finding.file;
  const field = finding.field === "" ? "" : ` · ${finding.label?.[lang] ?? finding.field}`;
  return `<li><p><code>${escape(place + field)}</code></p><p>${escape(finding.text[lang])}</p></li>`;
};

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
