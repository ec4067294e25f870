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

test.each([
  ["/antennes/lyon", "branches/lyon.yaml"],
  ["/publications/guide", "publications/guide.yaml"],
])("an old address may not lead to %s while that is a draft", (to, file) => {
  const tree = new TestTree();
  tree.write(file, `${tree.read(file).trimEnd()}\ndraft: true\n`);
  tree.write("redirects.yaml", `redirects:\n  - from: /ancienne-adresse\n    to: ${to}\n`);
  const told = (lang: "fr" | "en") =>
    checkFiles(tree.format().files, { lang, today: new Date("2026-03-14") }).faults.map(
      ({ field, message, remedy }) => [field, message, remedy] as const,
    );
  expect(told("en")).toEqual([
    [
      "redirects.1.to",
      `The page "${to}" is still a draft: visitors would find nothing there.`,
      `Remove the line \`draft: true\` from ${file}, or lead to another page until then.`,
    ],
  ]);
  expect(told("fr")).toEqual([
    ["redirects.1.to", expect.stringContaining("est encore un brouillon"), expect.stringContaining(`de ${file}, ou`)],
  ]);
});
