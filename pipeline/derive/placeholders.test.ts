import { expect, test } from "vitest";
import type { Content } from "#model/collections.ts";
import { fillPlaceholders, placeholdersFor } from "./placeholders.ts";

const president = { masculine: { fr: "Président", en: "President" }, feminine: { fr: "Présidente", en: "President" } };

const contentWith = (feminine: boolean) =>
  ({
    site: {
      officeYear: 2025,
      name: "Réseau",
      legalForm: { fr: "Association loi 1901", en: "Non-profit" },
      host: { name: "Hôte", address: "1 rue", url: "https://host.example" },
    },
    board: [
      { id: "2024", members: [{ name: "Ancien Président", role: "president", feminine: false }] },
      {
        id: "2025",
        members: [
          { name: "Awa", role: "secretary", feminine: true },
          { name: "Inès", role: "president", feminine },
        ],
      },
    ],
    roles: { president },
  }) as unknown as Content;

test("the director of publication is the president of the current board, in the right form", () => {
  expect(placeholdersFor(contentWith(true), "fr")).toMatchObject({
    director: "Inès",
    directorRole: "présidente",
    legalForm: "Association loi 1901",
  });
  expect(placeholdersFor(contentWith(false), "fr")["directorRole"]).toBe("président");
  expect(placeholdersFor(contentWith(true), "en")).toMatchObject({
    directorRole: "president",
    legalForm: "Non-profit",
  });
});

test("placeholders are filled wherever they stand", () => {
  expect(
    fillPlaceholders("[{{name}}]({{ host.url }})", { name: "Réseau", "host.url": "https://host.example" }, "a.md"),
  ).toBe("[Réseau](https://host.example)");
});

test("an unknown placeholder is an error that names the file, the line and the known ones", () => {
  expect(() => fillPlaceholders("One.\n\nTwo {{nmae}}.", { name: "x" }, "legal/terms.fr.md")).toThrow(
    "legal/terms.fr.md:3: {{nmae}} is not known; use one of: name",
  );
});
