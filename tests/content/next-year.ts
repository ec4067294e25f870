import { TestTree } from "./test-tree.ts";

/** The fixture, in the year after its newest board; its next edition was that of 2025. */
export function afterTheEdition(): TestTree {
  const tree = new TestTree();
  tree.rename("krypto-tour/2099.yaml", "krypto-tour/2025.yaml");
  tree.set("krypto-tour/2025.yaml", "date", '"2025-10-11"');
  return tree;
}

/** The smallest file of a new board, for 2026. */
export const board = (from = "") => `label: "2026"
${from}members:
  - name: Ana Ruiz
    role: president
    feminine: true
    description: { fr: Au bureau depuis cette année., en: New on the board this year. }
    branch: lyon
`;

/** The smallest file of a new edition, for 2026. */
export const edition = `number: 5
date: "2026-12-12"
city: { fr: Marseille, en: Marseille }
summary: { fr: Une journée au bord de l’eau., en: A day by the water. }
`;
