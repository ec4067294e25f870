import { describe, expect, test } from "vitest";
import { findingsBy, remediesBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { soundRedirects } from "./redirects.ts";

type Redirect = readonly [from: string, to: string];
type Change = (tree: TestTree) => void;

const withRedirects =
  (redirects: readonly Redirect[], change: Change = () => {}): Change =>
  (tree) => {
    const lines = redirects.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`);
    tree.write("redirects.yaml", `redirects:\n${lines.join("")}`);
    change(tree);
  };
const findingsOf = (redirects: Redirect[], change?: Change) =>
  findingsBy(soundRedirects, withRedirects(redirects, change));
const remediesFor = (to: string, change?: Change) =>
  remediesBy(soundRedirects, withRedirects([["/vieux", to]], change));

describe("a redirect may go to", () => {
  test.each(["/", "/bureau", "/antennes/lyon", "/publications/mica-un-an-apres", "/krypto-tour/2024"])("%s", (to) => {
    expect(findingsOf([["/vieux", to]])).toEqual([]);
  });

  test.each([
    ["/antennes/lyon", "branches/lyon.yaml"],
    ["/publications/mica-un-an-apres", "publications/mica-un-an-apres.yaml"],
  ])("%s, even when its file has errors", (to, file) => {
    expect(findingsOf([["/vieux", to]], (tree) => tree.write(file, "title: [\n"))).toEqual([]);
  });
});

describe("a redirect to a missing page is a finding at `to:`", () => {
  test.each([
    ["an unknown page", "/antenne"],
    ["other capitals", "/Bureau"],
    ["a branch that opens soon", "/antennes/hult"],
    ["a file that is no branch", "/antennes/site"],
    ["a file that is no publication", "/publications/site"],
    ["an edition that is not in the archive", "/krypto-tour/2023"],
  ])("%s", (_, to) => {
    expect(findingsOf([["/vieux", to]])).toEqual([
      `redirects.yaml | to: ${to} | redirects.1.to | There is no page "${to}".`,
    ]);
  });

  test("whose remedy suggests a similar page", () => {
    expect(remediesFor("/antenne/lion")).toEqual([expect.stringContaining('Did you mean "/antennes/lyon"?')]);
  });
});

test.each([
  ["/antennes/lyon", "branches/lyon.yaml"],
  ["/publications/mica-un-an-apres", "publications/mica-un-an-apres.yaml"],
])("a redirect to the draft %s is a finding at `to:`", (to, file) => {
  const draft: Change = (tree) => tree.replace(file, "sample: true", "sample: true\ndraft: true");
  expect(findingsOf([["/vieux", to]], draft)).toEqual([
    `redirects.yaml | to: ${to} | redirects.1.to | ` +
      `The page "${to}" is still a draft: visitors would find nothing there.`,
  ]);
  expect(remediesFor(to, draft)).toEqual([expect.stringContaining(`from ${file},`)]);
});

test.each(["/bureau", "/Antennes/Lyon"])("a redirect from the existing page %s is a finding at `from:`", (from) => {
  expect(findingsOf([[from, "/antennes"]])).toEqual([
    `redirects.yaml | - from: ${from} | redirects.1.from | The page "${from}" exists, so it cannot lead elsewhere.`,
  ]);
});

test.each(["/service-worker.js", "/assets/app.css", "/documents/terms.pdf", "/Sitemap.xml", "/feeds"])(
  "a redirect from the file %s is a finding at `from:`",
  (from) => {
    expect(findingsOf([[from, "/antennes"]])).toEqual([
      `redirects.yaml | - from: ${from} | redirects.1.from | "${from}" is the address of a file of the site, not of a page.`,
    ]);
  },
);

test("a redirect from /index.php, which is not a file of the site, is no finding", () => {
  expect(findingsOf([["/index.php", "/antennes"]])).toEqual([]);
});

test("a second redirect from the same address, with any capitals, is a finding at `from:`", () => {
  const redirects: Redirect[] = [
    ["/Vieux", "/bureau"],
    ["/autre", "/bureau"],
    ["/vieuX", "/antennes"],
  ];
  expect(findingsOf(redirects)).toEqual([
    'redirects.yaml | - from: /vieuX | redirects.3.from | The address "/vieuX" already leads somewhere else.',
  ]);
});
