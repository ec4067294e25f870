import { describe, expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { drawnTexts } from "./drawn-texts.ts";

/** Characters that only the display typeface, only the text typeface and no typeface has. */
const signs = { display: "ˉ", text: "Ǆ", none: "中" };

/** The files and fields of the findings. */
const found = (change: (tree: TestTree) => void) =>
  findingsBy(drawnTexts, change).map((finding) => {
    const [file, , field] = finding.split(" | ");
    return `${file} ${field}`;
  });
const foundIn = (place: string, text: string) => {
  const [file = "", field = ""] = place.split(" ");
  return found((tree) => tree.set(file, field, text));
};

const onTheWeb = "publications/agents-autonomes-qui-signe.yaml";
const asPdf = "publications/mica-un-an-apres.yaml";

describe.each([
  {
    kind: "in the display typeface",
    refused: [signs.text, signs.none],
    places: [
      "site.yaml name",
      "pages/home.yaml hero.title.fr",
      "pages/board.yaml header.title.fr",
      "branches/lyon.yaml name.fr",
      "legal/privacy.yaml title.fr",
      "pages/krypto-tour.yaml title",
      ...[onTheWeb, asPdf].flatMap((file) => [`${file} coverWord.fr`, `${file} title.fr`]),
    ],
  },
  {
    kind: "in the text typeface",
    refused: [signs.display, signs.none],
    places: [
      ...["legalForm.fr", "seat.street", "email", "address", "host.name"].map((field) => `site.yaml ${field}`),
      "roles.yaml president.masculine.fr",
      "pages/partner.yaml header.subtitle.fr",
      "pages/partner.yaml contact.text.fr",
      "branches/lyon.yaml city.fr",
      "krypto-tour/2099.yaml city.fr",
      ...["rooms.1.name.fr", "slots.2.title.fr", "slots.2.speakers.1"].map(
        (at) => `krypto-tour/2099.yaml schedule.${at}`,
      ),
      `${asPdf} description.fr`,
      `${asPdf} authors.1`,
    ],
  },
  {
    kind: "in both typefaces",
    refused: Object.values(signs),
    places: ["header.title", "reach.heading", "tiers.heading", "limits.heading"].map(
      (field) => `pages/partner.yaml ${field}.fr`,
    ),
  },
  {
    kind: "in no drawing or PDF",
    refused: [],
    places: [
      "pages/board.yaml header.tag.fr",
      "branches/lyon.yaml summary.fr",
      `${onTheWeb} description.fr`,
      `${onTheWeb} authors.1`,
      "roles.yaml treasurer.masculine.fr",
    ],
  },
])("fields shown $kind", ({ places, refused }) => {
  test.each(places)("%s", (place) => {
    for (const sign of Object.values(signs))
      expect(foundIn(place, `Mot ${sign}`), sign).toEqual(refused.includes(sign) ? [place] : []);
  });
});

describe("the initials of a person without a photograph are drawn", () => {
  test.each([
    "branches/lyon.yaml office.2.name",
    "board/2025.yaml members.2.name",
    "poles/partnership.yaml team.1.name",
    "krypto-tour/2099.yaml speakers.2.name",
  ])("%s", (place) => {
    expect(foundIn(place, "中 Mot")).toEqual([place]);
    expect(foundIn(place, "Mot-  -中")).toEqual([place]);
    expect(foundIn(place, "Mot中")).toEqual([]);
  });

  test("the initials of a person with a photograph are not drawn", () => {
    const photo = "image: { src: lyon/1.webp, alt: { fr: Lui, en: Him } }";
    expect(foundIn("branches/lyon.yaml office.2.name", `中 Malik\n    ${photo}`)).toEqual([]);
  });
});
