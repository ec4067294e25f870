import type { Content } from "#model/collections.ts";
import { formatDate, formatDateUnbroken, formatNumber } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { holderOf, roleLabel } from "#model/selections.ts";
import { buildWords } from "#model/words/catalogues.ts";

/** The partners' page as a PDF of one page: figures, tiers and contact. */
export function partnerSheet(content: Content, lang: Language) {
  const { header, reach, tiers, contact } = localise(content.partnerPage, lang);
  const words = buildWords[lang].partner;
  const figures = reach.figures.map(({ value, plus, label, date, source }) => [
    `**${formatNumber(Number(value), lang)}${plus ? "+" : ""}** ${label}`,
    `${formatDate(date, lang)}, ${source}`,
  ]);
  const shown = ({ included, text }: { included: boolean; text?: string | undefined }) =>
    included ? (text ?? words.yes) : words.no;
  const holder = holderOf(content, contact.role);
  const person = holder ? `**${holder.person.name}**, ${roleLabel(content, holder.person, lang)}, ` : "";
  const parts = [
    `## ${reach.heading}`,
    table([words.figure, words.source], figures),
    ...(tiers
      ? [
          `## ${tiers.heading}`,
          table(
            [words.given, ...tiers.names],
            tiers.rows.map(({ label, cells }) => [label, ...cells.map(shown)]),
          ),
        ]
      : []),
    `## ${words.contact}`,
    `${person}${contact.email ?? content.site.email}`,
  ];
  const dates = reach.figures.map(({ date }) => date).toSorted();
  const date = dates.at(-1) ?? "";
  return {
    title: header.title,
    details: [formatDateUnbroken(date, lang)],
    date,
    markdown: parts.join("\n\n"),
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
