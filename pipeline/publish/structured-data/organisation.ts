import { type Edition } from "#model/editions.ts";
import type { NGO, Organization, PostalAddress, WebSite } from "schema-dts";
import type { Content } from "#model/collections.ts";
import { isOpen, listedBranches, type OpenBranchEntry, roleLabel, currentBoard } from "#model/selections.ts";
import { languages } from "#model/languages.ts";
import { pathTo, unprefixedPathTo } from "#model/pages.ts";
import { ids, isSample, type Node, type Subject } from "./subject.ts";

/** The association in brief, where it is not the subject. */
export function publisher({ content, lang }: Subject) {
  const { site } = content;
  return {
    "@type": "NGO",
    "@id": ids.organisation(content),
    name: site.name,
    url: site.address + pathTo("home", lang),
  } as const satisfies NGO;
}

/** The association with its branches, except those that are not open yet. */
export function association(subject: Subject): Node<NGO> {
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

export function website(subject: Subject): WebSite {
  const { site } = subject.content;
  return {
    "@type": "WebSite",
    "@id": ids.website(subject.content),
    name: site.name,
    url: site.address,
    inLanguage: [...languages],
    publisher: { "@id": ids.organisation(subject.content) },
  };
}

export function associationWithBoard(subject: Subject): Node<NGO> {
  const { content, lang } = subject;
  const current = currentBoard(content);
  if (isSample(content, current)) return publisher(subject);
  return {
    ...publisher(subject),
    member: (current?.members ?? []).map((member) => {
      const { name, linkedin, x } = member;
      const profiles = [linkedin, x].filter((url) => url !== undefined);
      return {
        "@type": "Person",
        name,
        jobTitle: roleLabel(content, member, lang),
        ...(profiles.length > 0 && { sameAs: profiles }),
      };
    }),
  };
}

export function branch(subject: Subject, entry: OpenBranchEntry): Node<Organization> {
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

export function branchIdentity({ content, lang }: Subject, { id, name }: OpenBranchEntry) {
  const { site } = content;
  return {
    "@type": "Organization",
    "@id": `${site.address}${unprefixedPathTo("branch", { id })}#organisation`,
    name: `${site.name} ${name[lang]}`,
    url: site.address + pathTo("branch", lang, { id }),
  } as const satisfies Organization;
}

function branchInBrief(subject: Subject, entry: OpenBranchEntry) {
  return {
    ...branchIdentity(subject, entry),
    location: {
      "@type": "Place",
      name: entry.school,
      geo: { "@type": "GeoCoordinates", latitude: entry.coordinates.lat, longitude: entry.coordinates.lng },
    },
  } as const satisfies Organization;
}

export function postalAddress(
  { countries }: Content,
  { street, postcode, city, country }: NonNullable<Edition["venue"]>["address"],
) {
  const code = country === undefined ? undefined : countries[country]?.code;
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    ...(postcode && { postalCode: postcode }),
    addressLocality: city,
    ...(code && { addressCountry: code }),
  } as const satisfies PostalAddress;
}
