import { readFileSync } from "node:fs";
import { z } from "zod";
import { accessibilityStates } from "#model/schema/accessibility.ts";
import { localise } from "#model/localise.ts";
import { headerArt } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { reportLink } from "#model/report-link.ts";
import { formatDate } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";

/** The last recorded run of the accessibility checks, written by `npm run content -- accessibility`. */
const recorded = z.object({
  date: z.string(),
  axe: z.string(),
  pages: z.number(),
  sizes: z.number(),
  checks: z.number(),
  faults: z.number(),
  states: z.array(z.enum(accessibilityStates)),
});

export function accessibilityData(lang: Language) {
  const { accessibilityPage, site } = content();
  const { seo: _, results, ...text } = localise(accessibilityPage, lang);
  const report = recorded.parse(JSON.parse(readFileSync("docs/accessibility-report.json", "utf8")));
  const { states, ...words } = results;
  return {
    ...text,
    art: headerArt("accessibility"),
    results: words,
    states: report.states.map((state) => states[state]),
    report: { ...report, date: formatDate(report.date, lang), isoDate: report.date },
    email: site.email,
    // If reports go by mail, the page shows the address only.
    form: site.report === "mail" ? undefined : reportLink(site, "accessibility", lang),
  };
}

export type AccessibilityData = ReturnType<typeof accessibilityData>;
