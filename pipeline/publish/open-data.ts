import type { Feature, FeatureCollection, Point } from "geojson";
import type { Content } from "#model/collections.ts";
import {
  type BranchEntry,
  isOpen,
  listedBranches,
  newestTerms,
  roleLabel,
  schoolLabel,
  currentBoard,
} from "#model/selections.ts";
import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { branchAddress } from "#model/postal-address.ts";

/** GeoJSON (RFC 7946) of the listed branches, with flat properties for map programs. */
export function branchesGeoJson(content: Content): FeatureCollection<Point> & { sample: boolean } {
  const { sample } = content.site;
  return {
    type: "FeatureCollection",
    sample,
    features: listedBranches(content).map((branch) => branchFeature(content, branch)),
  };
}

function branchFeature(content: Content, branch: BranchEntry): Feature<Point> {
  const { address } = content.site;
  const { id, name, city, country, school, summary, coordinates, status } = branch;
  const pages = isOpen(branch) && {
    email: branch.contact.email,
    address_fr: branchAddress(content, branch, "fr"),
    address_en: branchAddress(content, branch, "en"),
    url_fr: address + pathTo("branch", "fr", { id }),
    url_en: address + pathTo("branch", "en", { id }),
  };
  return {
    type: "Feature",
    id,
    geometry: { type: "Point", coordinates: [coordinates.lng, coordinates.lat] },
    properties: {
      status,
      school,
      country: content.countries[country]?.code,
      name_fr: name.fr,
      name_en: name.en,
      city_fr: city.fr,
      city_en: city.en,
      summary_fr: summary.fr,
      summary_en: summary.en,
      ...pages,
    },
  };
}

/** The terms of the board, with what its page shows. */
export function boardData(content: Content) {
  const { site } = content;
  const both = (label: (lang: Language) => string) => ({ fr: label("fr"), en: label("en") });
  return {
    organisation: site.name,
    sample: site.sample,
    page: both((lang) => site.address + pathTo("board", lang)),
    current: currentBoard(content).id,
    terms: newestTerms(content).map(({ id, label, members }) => ({
      id,
      label,
      members: members.map((member) => ({
        name: member.name,
        role: both((lang) => roleLabel(content, member, lang)),
        school: both((lang) => schoolLabel(content, member, lang)),
        ...(member.linkedin && { linkedin: member.linkedin }),
        ...(member.x && { x: member.x }),
      })),
    })),
  };
}
