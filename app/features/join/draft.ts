import { mailTo } from "#model/mail.ts";
import { fillIn } from "#model/translate.ts";

type Pattern = { subject: string; letter: readonly string[] };

/** The letter with its blanks, and the mailto link that opens it. */
export function draft(
  email: string,
  { subject: pattern, letter }: Pattern,
  values: { blank: string; name?: string; school?: string },
) {
  const { blank, ...given } = values;
  const known = { school: "{blank}", ...given };
  const subject = fillIn(pattern, known);
  const parts = letter.map((part) => fillIn(part, known));
  const body = parts.join("\n\n").replaceAll("{blank}", blank);
  return { subject, parts, body, href: mailTo(email, subject, body) };
}
