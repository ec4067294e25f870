import { expect, test } from "vitest";
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

const pages = [
  ["/antennes/lyon", "branches/lyon.yaml"],
  ["/publications/mica-un-an-apres", "publications/mica-un-an-apres.yaml"],
] as const;

test.each(["/", "/bureau", "/krypto-tour/2024", ...pages.map(([to]) => to)])("a redirect may go to %s", (to) => {
  expect(findingsOf([["/vieux", to]])).toEqual([]);
});

test.each(pages)("a redirect to %s is valid when its file has errors, and a finding when it is a draft", (to, file) => {
  expect(findingsOf([["/vieux", to]], (tree) => tree.write(file, "title: [\n"))).toEqual([]);
  const draft: Change = (tree) => tree.replace(file, "sample: true", "sample: true\ndraft: true");
  expect(findingsOf([["/vieux", to]], draft)).toEqual([
    `redirects.yaml | to: ${to} | redirects.1.to | ` +
      `The page "${to}" is still a draft: visitors would find nothing there.`,
  ]);
  expect(remediesFor(to, draft)).toEqual([expect.stringContaining(`from ${file},`)]);
});

test.each([
  ["an unknown page", "/antenne"],
  ["other capitals", "/Bureau"],
  ["a branch that opens soon", "/antennes/hult"],
  ["a file that is no branch", "/antennes/site"],
  ["a file that is no publication", "/publications/site"],
  ["an edition without a file", "/krypto-tour/2023"],
])("a redirect to %s, %s, is a finding at `to:`", (_, to) => {
  expect(findingsOf([["/vieux", to]])).toEqual([
    `redirects.yaml | to: ${to} | redirects.1.to | There is no page "${to}".`,
  ]);
});

test("the remedy suggests a similar page", () => {
  expect(remediesFor("/antenne/lion")).toEqual([expect.stringContaining('Did you mean "/antennes/lyon"?')]);
});

const exists = "exists, so it cannot lead elsewhere.";
const isFile = "is the address of a file of the site, not of a page.";

test.each<[string, string]>([
  ["/bureau", `The page "/bureau" ${exists}`],
  ["/Antennes/Lyon", `The page "/Antennes/Lyon" ${exists}`],
  ...[
    "/service-worker.js",
    "/assets/app.css",
    "/documents/terms.pdf",
    "/Sitemap.xml",
    "/feeds",
    "/antennes/lyon.data",
    "/.git/a",
    "/fonts/a",
    "/404",
    "/antennes/404",
  ].map((path): [string, string] => [path, `"${path}" ${isFile}`]),
])("a redirect from %s is a finding at `from:`", (from, message) => {
  expect(findingsOf([[from, "/antennes"]])).toEqual([
    `redirects.yaml | - from: ${from} | redirects.1.from | ${message}`,
  ]);
});

test("a redirect from /index.php, which is not a file of the site, is no finding", () => {
  expect(findingsOf([["/index.php", "/antennes"]])).toEqual([]);
});

test("a second redirect from the same address, with any capitals, is a finding at `from:`", () => {
  const targets: Redirect[] = ["/Vieux", "/autre", "/vieuX"].map((from) => [from, "/bureau"]);
  expect(findingsOf(targets)).toEqual([
    'redirects.yaml | - from: /vieuX | redirects.3.from | The address "/vieuX" already leads somewhere else.',
  ]);
});
