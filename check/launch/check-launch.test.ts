import { expect, test } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { catalogues } from "../messages/catalogue.ts";
import { checkLaunch, type LaunchOptions } from "./check-launch.ts";

const ready = (change: Partial<LaunchOptions> = {}): LaunchOptions => ({
  lang: "en",
  today,
  security: { path: "build/security.txt", text: securityText("2026-12-14T12:00:00Z") },
  ...change,
});

const securityText = (expires: string) =>
  `Contact: mailto:a@kryptocampus.example\nExpires: ${expires}\nCanonical: https://kryptocampus.example/.well-known/security.txt\n`;

/** Findings about generated files. */
const generatedFindings = (change: Partial<LaunchOptions>) => {
  const site = new TestTree().bytes("site.yaml");
  return checkLaunch(new Map([["site.yaml", site]]), ready(change)).filter(({ file }) => !file.startsWith("content/"));
};

const security = (text: string | undefined) => generatedFindings({ security: { path: "build/security.txt", text } });

test("every obstacle is reported, decisions for the whole site first", () => {
  const tree = new TestTree();
  tree.write("legal/legal-notice.en.md", "By Ana Ruiz.");
  const say = catalogues.en;
  const kinds = [
    say.launchSample(),
    say.launchDomain(),
    say.launchPlaceholder(),
    say.launchPhone(),
    say.launchDirector(),
    say.launchAnalytics("vercel"),
    say.launchConfirm("ethereum", 0),
    say.launchConsent(),
  ];
  const found = checkLaunch(tree.files, ready());
  const messages = new Set(found.map(({ message }) => message));
  expect(kinds.filter(([message]) => !messages.has(message))).toEqual([]);
  const sample = found.findIndex(({ field }) => field === "sample");
  expect(found.findLastIndex(({ message }) => message === say.launchAnalytics("vercel")[0])).toBeLessThan(sample);
  expect(found[sample]).toMatchObject({ file: "content/board/2017-2020.yaml" });
});

test("a build that is valid for thirty days and checks of the last year are no obstacle", () => {
  expect(generatedFindings({})).toEqual([]);
});

test.each([
  ["is missing", undefined],
  ["expires in less than thirty days", securityText("2026-12-14T11:59:59Z")],
  ["never expires", securityText("").replace("Expires: ", "")],
  ["has another Expires field", securityText("2027-01-01").replace("Expires", "Not-Expires")],
  ["has another address", securityText("2027-01-01").replace("//kryptocampus", "//ancien")],
  ["has no address", securityText("2027-01-01").replace(/Canonical.*/, "")],
])("a security file that %s is an obstacle", (_, text) => {
  const [message, remedy] = catalogues.en.launchSecurity();
  expect(security(text)).toEqual([{ file: "build/security.txt", line: 0, column: 0, field: "", message, remedy }]);
});
