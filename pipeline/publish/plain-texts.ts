import type { Content } from "#model/collections.ts";
import { files } from "#model/files.ts";
import { languages } from "#model/languages.ts";

const monthsValid = 11;

/** RFC 9116; expires within a year, in case nobody builds the site any more. */
export function securityText({ site }: Content, today: Date): string {
  const expires = new Date(today);
  expires.setUTCMonth(expires.getUTCMonth() + monthsValid);
  expires.setUTCHours(0, 0, 0, 0);
  return lines(
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${site.address}${files.security}`,
  );
}

function lines(...all: string[]): string {
  return `${all.join("\n")}\n`;
}
