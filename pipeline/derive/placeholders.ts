import type { Content } from "#model/collections.ts";
import type { Language } from "#model/languages.ts";

type Placeholders = Record<string, string>;

/** What a {{placeholder}} in a Markdown text stands for. */
export function placeholdersFor({ site, board, roles }: Content, lang: Language): Placeholders {
  const office = board.find(({ id }) => id === String(site.officeYear));
  const director = office?.members.find(({ role }) => role === "president");
  const role = roles["president"]?.[director?.feminine ? "feminine" : "masculine"][lang];
  if (!director || !role)
    throw new Error(`board/${site.officeYear}.yaml: the legal notice needs a member with the role president`);
  return {
    name: site.name,
    legalForm: site.legalForm[lang],
    seat: site.seat,
    email: site.email,
    address: site.address,
    director: director.name,
    directorRole: role.charAt(0).toLocaleLowerCase(lang) + role.slice(1),
    "host.name": site.host.name,
    "host.address": site.host.address,
    "host.url": site.host.url,
  };
}

/** Fills every {{placeholder}}; an unknown one is an error that names the file and the line. */
export function fillPlaceholders(text: string, values: Placeholders, file: string): string {
  return text.replaceAll(/\{\{\s*(.*?)\s*\}\}/g, (written, name: string, offset: number) => {
    const value = values[name];
    if (value !== undefined) return value;
    const line = text.slice(0, offset).split("\n").length;
    throw new Error(`${file}:${line}: ${written} is not known; use one of: ${Object.keys(values).join(", ")}`);
  });
}
