import { expect, test } from "vitest";
import { parse } from "yaml";
import { schemaFor } from "#check/read/tree.ts";
import { TestTree } from "./test-tree.ts";

const onion = `http://${"a2".repeat(28)}.onion`;
const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const members = (count: number) => Array.from({ length: count }, () => ({ name: "Awa", role: "treasurer" }));
const editor = (repository: string) => ({ repository, address: "https://e.example.org" });
const [mica, edition] = ["publications/mica-un-an-apres.yaml", "krypto-tour/2099.yaml"];

/** A field, values that it refuses and values that it accepts. */
const refusals: [at: string, refused: unknown[], accepted: unknown[]][] = [
  ["site.yaml name", ["", " \n "], ["x"]],
  ["legal/privacy.yaml fileName.fr", ["A", "a--b", "-a", "a b", "é", "a_b"], ["a", "a-1", "22-bb-cc"]],
  ["site.yaml address", ["http://a.example", "https://a", " https://a.example"], ["https://a.example/x"]],
  ["site.yaml links.lightning", [onion.replace("http", "https"), onion.replace("a2", "a1")], [onion, `${onion}/pay`]],
  ["site.yaml email", ["a", "a@b", "a b@c.example"], ["a@b.example"]],
  ["site.yaml phone", ["01 99 00 12 34", "+33 19", "+33-199001", ""], ["+3319900", "+33 1 99 00 12 34"]],
  [`${mica} date`, ["14 mars", "2025-3-14", "2025-13-01", "2025-02-29"], ["2025-03-14", "2024-02-29"]],
  [`${edition} schedule.slots.0.end`, ["24:00", "9:00", "12:60", "00:00"], ["23:05"]],
  ["branches/lyon.yaml heroImage.src", ["https://a.example/p.jpg", "a.gif", "a b.jpg"], ["A.PNG", "../x/y-z_1.avif"]],
  ["branches/lyon.yaml schoolLogo", ["https://a.example/p.svg", "a.gif"], ["a.svg", "x/a.webp"]],
  ["site.yaml ethereum.address", [address.slice(0, -1), address.replace("5", "g"), address.toLowerCase()], []],
  ["site.yaml embeds.donation.organisation", ["A", "a b", "a/b", ""], ["a-1"]],
  ["site.yaml embeds.calendar.id", ["cal-", "xcal-1", "evt-1"], ["cal-aZ09"]],
  [`${edition} tickets.id`, ["evt-", "xevt-1", "cal-1"], ["evt-aZ09"]],
  [`${edition} film.id`, ["aaaaaaaaaa", "aaaaaaaaaaaa", "aaaaa aaaaa"], ["aA0_-aaaaaa"]],
  ["site.yaml report", ["post", "http://a.example", ""], ["mail", "https://a.example/site"]],
  ["site.yaml editor", [editor("a"), editor("/b"), editor("a/b/c"), { repository: "a/b" }], [editor("a.b-c/d_e")]],
  ["pages/home.yaml statistics.figures.0.value", [0, 1.5, "{tour}"], [1, "{cities}", "{schools}"]],
  ["branches/lyon.yaml office", [members(2), members(13)], [members(3), members(12)]],
  ["countries.yaml france.code", ["fr", "FRA", "F1"], ["CH"]],
  [`${mica} download`, ["here", "http://a.example/a"], ["local", "https://a.example/a"]],
  ["events/agenda.yaml events.0.end", ["9 mars", "2027-02-30", "2027-03-09T25:30Z"], ["2027-03-09T18:30:15-11:30"]],
  ["branches/lyon.yaml events.timeZone", ["Lyon", "Europe/Lyon"], ["Europe/Paris"]],
  ["redirects.yaml redirects.0.from", ["a", "/fr", "/EN/a", "/a/", "//a", "/a b"], ["/", "/a/b-c_d.e~f"]],
];

/** Replaces a value in a file; the fields that the schema refuses. */
function refusedIn(at: string, value: unknown): string[] {
  const [file = "", way = ""] = at.split(" ");
  const data: unknown = parse(new TestTree().read(file));
  put(data, way.split("."), value);
  return (
    schemaFor(file)!
      .safeParse(data)
      .error?.issues.map(({ path }) => path.join(".")) ?? []
  );
}

function put(holder: unknown, [step = "", ...rest]: string[], value: unknown): void {
  if (typeof holder !== "object" || holder === null) throw new Error(`there is nothing that could hold ${step}`);
  if (rest.length === 0) return void Reflect.set(holder, step, value);
  if (Reflect.get(holder, step) === undefined) Reflect.set(holder, step, rest[0] === "0" ? [] : {});
  put(Reflect.get(holder, step), rest, value);
}

test.each(refusals)("%s takes what it can be and nothing else", (at, refused, accepted) => {
  for (const value of refused) {
    const fields = refusedIn(at, value);
    expect(fields, JSON.stringify(value)).toHaveLength(1);
    expect(fields[0]).toMatch(new RegExp(`^${at.split(" ")[1]}(\\.|$)`));
  }
  for (const value of accepted) expect(refusedIn(at, value), JSON.stringify(value)).toEqual([]);
});

test.each([
  ["President", 1],
  ["vice-president", 1],
  ["vicePresident", 0],
])("whether a role can be called %s", (name, count) => {
  const forms = { masculine: { fr: "Un", en: "One" }, feminine: { fr: "Une", en: "One" } };
  expect(refusedIn(`roles.yaml ${name}`, forms)).toHaveLength(count);
});
