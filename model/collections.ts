import type { z } from "zod";
import type { Language } from "./languages.ts";
import { agenda } from "./schema/agenda.ts";
import { boardYear, pole, roles } from "./schema/board.ts";
import { branch } from "./schema/branch.ts";
import { countries } from "./schema/country.ts";
import { field } from "./schema/field.ts";
import { edition } from "./schema/krypto-tour.ts";
import { pageTexts, timelineEntry } from "./schema/pages.ts";
import { plainPage, type sharedFields } from "./schema/plain-page.ts";
import { categories, legalText, logoList, publication, sponsorList } from "./schema/publication.ts";
import { redirects } from "./schema/redirects.ts";
import { signOff } from "./schema/sign-off.ts";
import { site } from "./schema/site.ts";

/**
 * The file of each collection; a path that ends with a slash is a folder of files with the same schema. Plain pages are
 * Markdown files, one per language, with the fields of their schema as front matter.
 */
export const collections = {
  site: ["site.yaml", site],
  roles: ["roles.yaml", roles],
  countries: ["countries.yaml", countries],
  categories: ["categories.yaml", categories],
  redirects: ["redirects.yaml", redirects],
  signOff: ["sign-off.yaml", signOff],
  ...pageTexts,
  plainPages: ["plain-pages/", plainPage],
  branches: ["branches/", branch],
  agenda: ["events/agenda.yaml", agenda],
  board: ["board/", boardYear],
  poles: ["poles/", pole],
  timeline: ["timeline/", timelineEntry],
  publications: ["publications/", publication],
  legal: ["legal/", legalText],
  sponsors: ["partners/sponsors.yaml", field("Sponsors", "Sponsors", sponsorList)],
  partners: ["partners/partners.yaml", field("Partenaires", "Partners", logoList)],
  schools: ["partners/schools.yaml", field("Écoles et universités", "Schools and universities", logoList)],
  media: ["partners/media.yaml", field("Médias", "Media", logoList)],
  editions: ["krypto-tour/", edition],
} as const satisfies Record<string, readonly [path: string, schema: z.ZodType]>;

type Collections = typeof collections;

/** An entry of a folder; its ID is the file name without .yaml. */
type WithId<T> = T & { id: string };

/** The two files of a plain page as one entry; `body` is Markdown. */
type PlainPageFile = z.infer<typeof plainPage> & { body: string };
type Shared = (typeof sharedFields)[number];
type PlainPage = {
  [K in Exclude<keyof PlainPageFile, Shared>]: Record<Language, NonNullable<PlainPageFile[K]>>;
} & Pick<PlainPageFile, Shared>;

/** The validated content: an object per file, a list per folder. */
export type Content = {
  -readonly [K in keyof Collections]: K extends "plainPages"
    ? WithId<PlainPage>[]
    : Collections[K][0] extends `${string}/`
      ? WithId<z.infer<Collections[K][1]>>[]
      : z.infer<Collections[K][1]>;
};
