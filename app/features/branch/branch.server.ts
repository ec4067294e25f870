import { getBranch } from "../../content/branches.server.ts";
import { personOf } from "../../content/people.server.ts";
import { art, image, imageOr } from "../../content/pictures.server.ts";
import { branchAddress } from "#model/postal-address.ts";
import { reportLink } from "#model/report-link.ts";
import { countryName, type OpenBranchEntry } from "#model/selections.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";
import { bearing, distance, paris } from "#model/geography.ts";
import { formatKilometres } from "#model/formats.ts";
import { mailTo } from "#model/mail.ts";
import { fillIn } from "#model/translate.ts";
import { letters } from "#model/words/letters.ts";
import { branchView } from "#model/map-views.ts";
import { mapSettings } from "../../integrations/map/settings.server.ts";

export function branchData(id: string, lang: Language) {
  const branch = getBranch(id);
  const { site, homePage } = content();
  const { name, city, school, schoolLogo, description, summary, coordinates } = branch;
  const { email, phone } = branch.contact;
  return {
    id,
    siteName: site.name,
    officeYear: branch.officeYear ?? site.officeYear,
    name: name[lang],
    city: city[lang],
    country: countryName(content(), branch.country, lang),
    school,
    schoolLogo: schoolLogo === undefined ? undefined : image("branches", schoolLogo),
    description: description[lang],
    summary: summary[lang],
    contact: { email, phone },
    report: reportLink(site, "branch", lang, name[lang]),
    writeHref: mailTo(email, fillIn(letters[lang].join.subject, { name: name[lang] })),
    join: homePage.doors.join.button[lang],
    sessions: branch.sessions?.[lang],
    address: branchAddress(content(), branch, lang),
    hero: heroOf(branch, lang),
    emblem: art(`emblem-dusk/${id}`),
    distance: formatKilometres(distance(paris, coordinates), lang),
    bearing: `${Math.round(bearing(paris, coordinates))}°`,
    office: branch.office.map((member) => personOf(member, "branches", lang)),
    gallery: branch.gallery.map(({ src, alt }) => ({ image: image("branches", src), alt: alt[lang] })),
    map: mapSettings(`map/branch/${id}`, branchView(coordinates)),
  };
}

function heroOf({ id, heroImage }: OpenBranchEntry, lang: Language) {
  return {
    drawn: heroImage === undefined,
    image: imageOr(`emblem-hero/${id}`, "branches", heroImage?.src),
    alt: heroImage?.alt[lang] ?? "",
  };
}

export function branchSeo(id: string) {
  const { name, school, city, summary } = getBranch(id);
  const siteName = content().site.name;
  const place = (lang: Language) => (name[lang].includes(city[lang]) ? "" : `, ${city[lang]}`);
  return {
    title: {
      fr: `Antenne ${name.fr}${place("fr")} · ${siteName}`,
      en: `${name.en} branch${place("en")} · ${siteName}`,
    },
    description: { fr: `${school}. ${summary.fr}`, en: `${school}. ${summary.en}` },
  };
}

export type BranchData = ReturnType<typeof branchData>;
