import { expect, test } from "vitest";
import type { Content } from "#model/collections.ts";
import { pictureReferences } from "./references.ts";

const picture = (src: string) => ({ src, alt: { fr: "Une salle", en: "A room" } });

test("each local picture is listed once, by its path in the content folder", () => {
  const content = {
    branches: [
      { schoolLogo: "logos/lyon.svg", gallery: [picture("lyon/1.webp"), picture("lyon/1.webp")] },
      { image: picture("https://school.example/photo.jpg"), office: [{ photo: picture("essec/awa.jpg") }] },
    ],
    sponsors: { items: [{ logo: "logos/a.svg" }, { logo: "https://b.example/b.svg" }] },
    edition: { format: { photos: [picture("photos/stage.jpg")] } },
  } as unknown as Content;
  expect(pictureReferences(content).sort()).toEqual([
    "branches/essec/awa.jpg",
    "branches/logos/lyon.svg",
    "branches/lyon/1.webp",
    "krypto-tour/photos/stage.jpg",
    "partners/logos/a.svg",
  ]);
});
