import { getBranch } from "../../content/branches.server.ts";
import { personOf } from "../../content/people.server.ts";
import { art, image, imageOr } from "../../content/pictures.server.ts";
import { ofCity } from "#model/cities.ts";
import { slugOf } from "#model/slug.ts";
import { branchAddress } from "#model/postal-address.ts";
import { reportLink } from "#model/report-link.ts";
import { countryName, type OpenBranchEntry } from "#model/selections.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";
import { keysOf } from "#model/keys.ts";
import { mailTo } from "#model/mail.ts";
import { fillIn } from "#model/translate.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { branchView } from "#model/map-views.ts";
import { mapSettings } from "../../integrations/map/settings.server.ts";

export function branchData(id: string, lang: Language) {
  const branch = getBranch(id);
  const { site, homePage } = content();
  const { name, city, school, schoolLogo, description, summary, coordinates } = branch;
  const { email, phone } = branch.contact;
  return {
    siteName: site.name,
    officeYear: branch.officeYear,
    name: name[lang],
    city: city[lang],
    country: countryName(content(), branch.country, lang),
    school,
    town: townOf(branch, lang),
    schoolLogo: schoolLogo === undefined ? undefined : image("branches", schoolLogo),
    description: description[lang],
    summary: summary[lang],
    contact: { email, phone },
    accounts: keysOf(branch.social).flatMap((network) => {
      const href = branch.social[network];
      return href ? [{ network, href }] : [];
    }),
    report: reportLink(site, "branch", lang, name[lang]),
    writeHref: mailTo(email, fillIn(buildWords[lang].letters.join.subject, { name: name[lang] })),
    join: homePage.audiencePages.join.button[lang],
    sessions: branch.sessions?.[lang],
    address: branchAddress(content(), branch, lang),
    hero: heroOf(branch, lang),
    office: branch.office.map((member) => personOf(member, "branches", lang)),
    gallery: branch.gallery.map(({ src, alt }) => ({ image: image("branches", src), alt: alt[lang] })),
    map: mapSettings(`map/branch/${id}`, branchView(coordinates)),
  };
}

function heroOf({ id, name, heroImage }: OpenBranchEntry, lang: Language) {
  const inset = `inset/${id}/${slugOf(name[lang])}`;
  return {
    image: imageOr(`${inset}/wide`, "branches", heroImage?.src),
    flat: heroImage === undefined ? art(`${inset}/phone`) : undefined,
    alt: heroImage?.alt[lang] ?? "",
  };
}

/** The town, unless the name or the school already contains it. */
function townOf({ name, school, city, contact }: OpenBranchEntry, lang: Language): string | undefined {
  const written = contact.address.city;
  const town = [city.fr, city.en].some((known) => written.startsWith(known)) ? city[lang] : written;
  return [name[lang], school].some((said) => said.includes(town)) ? undefined : town;
}

export function branchSeo(id: string) {
  const { name, school, city, summary } = getBranch(id);
  const siteName = content().site.name;
  const place = (lang: Language) => (name[lang].includes(city[lang]) ? "" : `, ${city[lang]}`);
  const ofBranch = name.fr === city.fr ? ofCity(city.fr) : name.fr;
  return {
    title: {
      fr: `Antenne ${ofBranch}${place("fr")} · ${siteName}`,
      en: `${name.en} branch${place("en")} · ${siteName}`,
    },
    description: { fr: `${school}. ${summary.fr}`, en: `${school}. ${summary.en}` },
  };
}

export type BranchData = ReturnType<typeof branchData>;
