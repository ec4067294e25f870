import type { Language } from "#model/languages.ts";
import type { Finding } from "./finding.ts";

/** A finding in both languages, for other programs and pull request annotations. */
export type BilingualFinding = Omit<Finding, "message" | "remedy"> &
  Record<"message" | "remedy", Record<Language, string>>;

/** Takes the findings of one check in both languages, in the same order. */
export function bilingualFindings(french: readonly Finding[], english: readonly Finding[]): BilingualFinding[] {
  return english.map((en, index) => {
    const fr = french[index] ?? en;
    return {
      ...en,
      message: { fr: fr.message, en: en.message },
      remedy: { fr: fr.remedy, en: en.remedy },
    };
  });
}

/** The findings as annotations of a GitHub pull request, French first. */
export function annotations(findings: readonly BilingualFinding[]): string {
  return findings.map(annotation).join("\n");
}

function annotation({ file, line, column, field, message, remedy }: BilingualFinding): string {
  const place = [`file=${property(file)}`, ...(line > 0 ? [`line=${line}`, `col=${Math.max(column, 1)}`] : [])];
  const title = property(field === "" ? "Contenu / Content" : field);
  return `::error ${place.join(",")},title=${title}::${data(`${message.fr} ${remedy.fr}\n${message.en} ${remedy.en}`)}`;
}

/** Escapes what would end the command or start another. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
