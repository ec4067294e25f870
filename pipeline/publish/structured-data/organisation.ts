import type { Content } from "#model/collections.ts";
import type { Edition } from "#model/editions.ts";
import { type Language, languages } from "#model/languages.ts";
import type { Manifest } from "#model/manifest.ts";
import { pathTo, unprefixedPathTo } from "#model/pages.ts";
import { currentBoard, isOpen, listedBranches, type OpenBranchEntry, roleLabel } from "#model/selections.ts";

/** The source of a description in one language. */
export type Subject = { content: Content; manifest: Manifest; lang: Language; today: Date };

/** Sample people are marked on the pages, but never published as data. */
export function isSample({ site }: Content, source: { sample: boolean }): boolean {
  return site.sample || source.sample;
}

/** The association in brief, where it is not the subject; its identifier is the same in both languages. */
export function publisher({ content: { site }, lang }: Subject) {
  return {
    "@type": "NGO",
    "@id": `${site.address}/#organisation`,
    name: site.name,
    url: site.address + pathTo("home", lang),
  };
}

/** The association with its branches, except those that are not open yet. */
export function association(subject: Subject) {
  const { content, lang } = subject;
  const { site } = content;
  return {
    ...publisher(subject),
    description: content.homePage.seo.description[lang],
    logo: `${site.address}/icon-512.png`,
    email: site.email,
    foundingDate: String(site.founded),
    sameAs: Object.values(site.social).filter((url) => url !== undefined),
    subOrganization: listedBranches(content)
      .filter(isOpen)
      .map((branch) => branchInBrief(subject, branch)),
  };
}

export function website(subject: Subject) {
  const { site } = subject.content;
  return {
    "@type": "WebSite",
    "@id": `${site.address}/#website`,
    name: site.name,
    url: site.address,
    inLanguage: languages,
    publisher: { "@id": publisher(subject)["@id"] },
  };
}

export function associationWithBoard(subject: Subject) {
  const { content, lang } = subject;
  const current = currentBoard(content);
  if (isSample(content, current)) return publisher(subject);
  const member = current.members.map((person) => {
    const profiles = [person.linkedin, person.x].filter((url) => url !== undefined);
    return {
      "@type": "Person",
      name: person.name,
      jobTitle: roleLabel(content, person, lang),
      ...(profiles.length > 0 && { sameAs: profiles }),
    };
  });
  return { ...publisher(subject), member };
}

export function branch(subject: Subject, entry: OpenBranchEntry) {
  const { contact, country, description } = entry;
  return {
    ...branchInBrief(subject, entry),
    description: description[subject.lang],
    email: contact.email,
    ...(contact.phone && { telephone: contact.phone.replaceAll(" ", "") }),
    address: postalAddress(subject.content, { ...contact.address, country }),
    parentOrganization: publisher(subject),
  };
}

export function branchIdentity({ content: { site }, lang }: Subject, { id, name }: OpenBranchEntry) {
  return {
    "@type": "Organization",
    "@id": `${site.address}${unprefixedPathTo("branch", { id })}#organisation`,
    name: `${site.name} ${name[lang]}`,
    url: site.address + pathTo("branch", lang, { id }),
  };
}

function branchInBrief(subject: Subject, entry: OpenBranchEntry) {
  return { ...branchIdentity(subject, entry), location: place(entry.school, entry) };
}

type Located = { address?: object; coordinates: { lat: number; lng: number } };

export function place(name: string, { address, coordinates: { lat, lng } }: Located) {
  return { "@type": "Place", name, address, geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng } };
}

export function postalAddress(
  { countries }: Content,
  { street, postcode, city, country }: NonNullable<Edition["venue"]>["address"],
) {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country === undefined ? undefined : countries[country]?.code,
  };
}
