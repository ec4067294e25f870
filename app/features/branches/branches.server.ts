import { listBranches } from "../../content/branches.server.ts";
import { bearing, distance, paris } from "#model/geography.ts";
import { localise } from "#model/localise.ts";
import { art, imageOr } from "../../content/pictures.server.ts";
import type { BranchEntry } from "#model/selections.ts";
import { content } from "../../content/source.server.ts";
import { formatKilometres } from "#model/formats.ts";
import type { Language } from "#model/languages.ts";
import { networkView } from "#model/map-views.ts";
import { markerRoom } from "../../integrations/map/marker-room.ts";
import { mapSettings, stillPoints } from "../../integrations/map/settings.server.ts";

export function branchesData(lang: Language) {
  const { header, list } = localise(content().branchesPage, lang);
  const branches = listBranches();
  const map = mapSettings("map/branches", networkView);
  const points = stillPoints(
    map,
    branches.map(({ coordinates }) => coordinates),
    markerRoom,
  );
  return {
    header,
    list,
    art: art("header/branches"),
    map,
    branches: branches.map((branch, i) => ({ ...branchCard(branch, lang), ...points[i]! })),
  };
}

function branchCard(branch: BranchEntry, lang: Language) {
  const { id, name, city, country, school, summary, coordinates, image, status } = branch;
  return {
    id,
    name: name[lang],
    city: city[lang],
    country,
    school,
    summary: summary[lang],
    place: coordinates,
    soon: status === "soon",
    emblem: art(`emblem/${id}`),
    image: imageOr(`emblem/${id}`, "branches", image?.src),
    alt: image?.alt[lang] ?? "",
    fromParis: formatKilometres(distance(paris, coordinates), lang),
    bearing: `${Math.round(bearing(paris, coordinates))}°`,
  };
}

export type BranchCardData = ReturnType<typeof branchesData>["branches"][number];
