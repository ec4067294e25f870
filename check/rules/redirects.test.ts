import { describe, expect, test } from "vitest";
import { catalogues } from "#check/messages/catalogue.ts";
import { readTree } from "#check/read/tree.ts";
import { findingsBy } from "#tests/content/findings-by.ts";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { soundRedirects } from "./redirects.ts";

type Redirect = readonly [from: string, to: string];
type Change = (tree: TestTree) => void;

function lead(...redirects: Redirect[]): Change {
  const lines = redirects.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`);
  return (tree) => tree.write("redirects.yaml", `redirects:\n${lines.join("")}`);
}

function findingsOf(redirects: Redirect[], change: Change = () => {}): string[] {
  return findingsBy(soundRedirects, (tree) => {
    lead(...redirects)(tree);
    change(tree);
  });
}

/** What an editor is told to do about an old address that leads there. */
function remedyFor(to: string, change: Change = () => {}): string | undefined {
  const changed = new TestTree();
  lead(["/vieux", to])(changed);
  change(changed);
  const { tree } = readTree({ ...changed, shownAs: "content", today, atlas: undefined, say: catalogues.en });
  return soundRedirects(tree)[0]?.remedy;
}

const archive = `editions:
  - year: 2024
    number: 3
    city: { fr: Lyon, en: Lyon }
    summary: { fr: La troisième., en: The third. }
    paragraphs: [{ fr: À Lyon., en: In Lyon. }]
`;
const broken = "title: [\n";

describe("an old address may lead to", () => {
  test.each(["/", "/bureau", "/antennes/lyon", "/publications/guide", "/publications/etude"])("%s", (to) => {
    expect(findingsOf([["/vieux", to]])).toEqual([]);
  });

  test("a past edition", () => {
    expect(
      findingsOf([["/vieux", "/krypto-tour/2024"]], (tree) => tree.write("krypto-tour/archive.yaml", archive)),
    ).toEqual([]);
  });

  test.each([
    ["/antennes/lyon", "branches/lyon.yaml"],
    ["/publications/guide", "publications/guide.yaml"],
  ])("%s while its file has a finding of its own", (to, file) => {
    expect(findingsOf([["/vieux", to]], (tree) => tree.write(file, broken))).toEqual([]);
  });
});

describe("an old address that leads to no page is a finding at `to:`", () => {
  test.each([
    ["a page nobody has", "/antenne"],
    ["a page in other capitals", "/Bureau"],
    ["a branch that is still to open", "/antennes/hult"],
    ["the file of something else, as a branch", "/antennes/site"],
    ["the file of something else, as a publication", "/publications/site"],
    ["an edition that the archive does not have", "/krypto-tour/2024"],
  ])("%s", (_, to) => {
    expect(findingsOf([["/vieux", to]])).toEqual([
      `redirects.yaml | to: ${to} | redirects.1.to | There is no page "${to}".`,
    ]);
  });

  test.each([
    ["/antenne/lion", "/antennes/lyon"],
    ["/antennes/id", "/antennes"],
  ])("and for %s the page %s is proposed", (to, proposed) => {
    expect(remedyFor(to)).toContain(`Did you mean "${proposed}"?`);
  });
});

describe("a page that is still a draft is a finding at `to:`", () => {
  test.each([
    ["/antennes/lyon", "branches/lyon.yaml"],
    ["/publications/guide", "publications/guide.yaml"],
  ])("%s", (to, file) => {
    const draft: Change = (tree) => tree.replace(file, "sample: true", "sample: true\ndraft: true");
    expect(findingsOf([["/vieux", to]], draft)).toEqual([
      `redirects.yaml | to: ${to} | redirects.1.to | ` +
        `The page "${to}" is still a draft: visitors would find nothing there.`,
    ]);
    expect(remedyFor(to, draft)).toContain(`from ${file},`);
  });
});

describe("an old address is a finding at `from:`", () => {
  test.each(["/bureau", "/Antennes/Lyon"])("when the page %s exists, in whatever capitals", (from) => {
    expect(findingsOf([[from, "/antennes"]])).toEqual([
      `redirects.yaml | - from: ${from} | redirects.1.from | The page "${from}" exists, so it cannot lead elsewhere.`,
    ]);
  });

  test.each(["/service-worker.js", "/assets/app.css", "/documents/terms.pdf", "/Sitemap.xml", "/feeds"])(
    "when %s is a file of the site",
    (from) => {
      expect(findingsOf([[from, "/antennes"]])).toEqual([
        `redirects.yaml | - from: ${from} | redirects.1.from | "${from}" is the address of a file of the site, not of a page.`,
      ]);
    },
  );

  test("and none when it only looks like one: /index.php", () => {
    expect(findingsOf([["/index.php", "/antennes"]])).toEqual([]);
  });

  test("when it stands there a second time, in whatever capitals", () => {
    expect(
      findingsOf([
        ["/Vieux", "/bureau"],
        ["/autre", "/bureau"],
        ["/vieuX", "/antennes"],
      ]),
    ).toEqual([
      'redirects.yaml | - from: /vieuX | redirects.3.from | The address "/vieuX" already leads somewhere else.',
    ]);
  });
});
