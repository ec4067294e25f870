import { expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import { TestTree } from "./test-tree.ts";

const archive = `editions:
  - year: 2024
    number: 3
    city: { fr: Lyon, en: Lyon }
    summary: { fr: La troisième., en: The third. }
`;

test.each(["/publications/etude", "/publications/guide", "/krypto-tour/2024", "/antennes/lyon", "/publications"])(
  "an old address may lead to %s",
  (to) => {
    const tree = new TestTree();
    tree.write("krypto-tour/archive.yaml", archive);
    tree.write("redirects.yaml", `redirects:\n  - from: /ancienne-adresse\n    to: ${to}\n`);
    expect(checkFiles(tree.files, { lang: "en", today: new Date("2026-03-14") }).faults).toEqual([]);
  },
);
