import { expect, test } from "vitest";
import type { Content } from "#model/collections.ts";
import { pictureReferences } from "./references.ts";

const alt = { fr: "Une salle", en: "A room" };

test("each local picture is listed once, by its path in the content folder", () => {
  const content = {
    branches: [
      {
        id: "lyon",
        schoolLogo: "logos/lyon.svg",
        gallery: [
          { src: "lyon/1.webp", alt },
          { src: "lyon/1.webp", alt },
        ],
      },
      {
        id: "essec",
        image: { src: "https://school.example/photo.jpg", alt },
        office: [{ photo: { src: "essec/awa.jpg", alt } }],
      },
    ],
    sponsors: {
      items: [
        { name: "A", logo: "logos/a.svg" },
        { name: "B", logo: "https://b.example/b.svg" },
      ],
    },
    edition: { format: { photos: [{ src: "photos/stage.jpg", alt }] } },
  } as unknown as Content;
  expect(pictureReferences(content).sort()).toEqual([
    "branches/essec/awa.jpg",
    "branches/logos/lyon.svg",
    "branches/lyon/1.webp",
    "krypto-tour/photos/stage.jpg",
    "partners/logos/a.svg",
  ]);
});
