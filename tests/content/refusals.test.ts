import { expect, test } from "vitest";
import { parse } from "yaml";
import { schemaFor } from "#check/read/tree.ts";
import { TestTree } from "./test-tree.ts";

const onion = `http://${"a2".repeat(28)}.onion`;
const pictures = ["a.jpg", "a.jpeg", "A.PNG", "x/y-z_1.webp", "../a.avif", "a.svg"];
const notPictures = [
  "https://a.example/p.jpg",
  "a.gif",
  "a.jpgx",
  "a b.jpg",
  "jpg",
  "http://a.example/a",
  "x https://a.example/a.gif",
  "https://",
];
const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const point = { title: { fr: "Un", en: "One" }, text: { fr: "Un.", en: "One." } };
const member = { name: "Awa Lindqvist", role: "treasurer" };
const times = (count: number, thing: unknown) => Array.from({ length: count }, () => thing);

/** A field, values that it refuses and values that it accepts. */
const refusals: [at: `${string}.yaml ${string}`, refused: unknown[], accepted: unknown[]][] = [
  ["site.yaml name", ["", " \n "], ["x"]],
  ["legal/privacy.yaml fileName.fr", ["A", "a--b", "-a", "a-", "a b", "é", "a_b"], ["a", "a-1", "22-bb-cc"]],
  [
    "site.yaml address",
    [
      "http://a.example",
      "https://a",
      "https://a b.example",
      " https://a.example",
      "https:///a.example",
      "https://a.example/a b",
    ],
    ["https://a.example", "https://a.example/x"],
  ],
  [
    "site.yaml links.lightning",
    [
      onion.replace("http", "https"),
      onion.replace("a2", "a1"),
      onion.replace("a2", "a"),
      `x${onion}`,
      `${onion}x`,
      `${onion}/a b`,
    ],
    [onion, `${onion}/`, `${onion}/pay`],
  ],
  ["site.yaml email", ["a", "a@b", "a b@c.example"], ["a@b.example"]],
  [
    "site.yaml phone",
    [
      "01 99 00 12 34",
      "+01 99 00 12",
      "+33 19",
      "+33 1990012345678901234",
      "x+33 199001",
      "+33 199001x",
      "+33-199001",
      " ",
      "",
    ],
    ["+3319900", "+33 1 99 00 12 34"],
  ],
  [
    "publications/mica-un-an-apres.yaml date",
    ["14 mars", "2025-3-14", "02025-03-14", "2025-03-145", "2025-03-1x"],
    ["2025-03-14"],
  ],
  ["publications/mica-un-an-apres.yaml date", ["2025-02-30", "2025-13-01", "2025-02-29"], ["2024-02-29"]],
  [
    "krypto-tour/2099.yaml schedule.slots.0.start",
    ["24:00", "9:00", "12:60", "009:00", "09:001", "3x:00"],
    ["00:00", "19:59", "23:05"],
  ],
  ["branches/lyon.yaml heroImage.src", notPictures, pictures],
  [
    "branches/lyon.yaml schoolLogo",
    [...notPictures, "https://logos.example/essec.svg"],
    pictures.filter((name) => !name.startsWith("https:")),
  ],
  [
    "site.yaml ethereum.address",
    [address.slice(0, -1), `${address}0`, address.slice(2), `x${address}`, address.replace("5", "g")],
    [address, address.toLowerCase()],
  ],
  ["site.yaml embeds.donation.organisation", ["A", "a b", "a/b", ""], ["a-1"]],
  ["site.yaml embeds.calendar.id", ["cal-", "xcal-1", "cal-1 ", "evt-1"], ["cal-aZ09"]],
  ["krypto-tour/2099.yaml tickets.id", ["evt-", "xevt-1", "evt-1 ", "cal-1"], ["evt-aZ09"]],
  ["krypto-tour/2099.yaml film.id", ["aaaaaaaaaa", "aaaaaaaaaaaa", "aaaaa aaaaa"], ["aA0_-aaaaaa"]],
  ["site.yaml report", ["post", "http://a.example", ""], ["mail", "https://a.example/site"]],
  [
    "site.yaml editor",
    [
      ...["a", "a/", "/b", "a/b/c", "a b/c"].map((repository) => ({ repository, address: "https://e.example.org" })),
      { repository: "a/b" },
      { repository: "a/b", address: "editor.example.org" },
    ],
    ["a/b", "a.b-c/d_e"].map((repository) => ({ repository, address: "https://e.example.org" })),
  ],
  [
    "pages/home.yaml statistics.figures.0.value",
    [0, 1.5, "{tour}"],
    [1, "{cities}", "{countries}", "{branches}", "{schools}"],
  ],
  [
    "pages/partner.yaml reach.figures.0.value",
    [-1, 0.5, "x"],
    [7, "{cities}", "{countries}", "{branches}", "{schools}"],
  ],
  ["branches/lyon.yaml office", [[], times(2, member)], [times(3, member)]],
  ["branches/lyon.yaml office", [times(13, member)], [times(12, member)]],
  ["countries.yaml france.code", ["fr", "FRA", "F", "F1"], ["CH"]],
  ["publications/mica-un-an-apres.yaml download", ["here", "http://a.example/a"], ["local", "https://a.example/a"]],
  [
    "events/agenda.yaml events.0.start",
    [
      "9 mars",
      "2027-02-30T18:30+01:00",
      "2027-02-30",
      "2027-03-09T18:30+1",
      "x2027-03-09",
      "2027-03-09x",
      "2027-03-09T18:30:1Z",
    ],
    ["2027-03-09", "2027-03-09T18:30", "2027-03-09T18:30Z", "2027-03-09T18:30:15-11:30", "2027-03-09T18:30+01:00"],
  ],
  ["events/agenda.yaml events.0.start", ["2027-13-09", "2027-03-09T25:30Z"], []],
  ["branches/lyon.yaml events.timeZone", ["Lyon", "Europe/Lyon"], ["Europe/Paris"]],
  [
    "redirects.yaml redirects.0.from",
    ["a", "/fr", "/EN/a", "/a/", "//a", "/a b", "x/a", "https://a.example"],
    ["/", "/a", "/france", "/a/b-c_d.e~f", "/Été".normalize("NFD").replaceAll(/\p{M}/gu, "")],
  ],
];

/** Replaces a value in a file and returns the schema's message. */
function saidOf(at: string, value: unknown) {
  const [file = "", way = ""] = at.split(" ");
  const data: unknown = parse(new TestTree().read(file));
  put(data, way.split("."), value);
  const { success, error } = schemaFor(file)!.safeParse(data);
  return success ? [] : error.issues.map(({ path }) => path.join("."));
}

function put(holder: unknown, [step = "", ...rest]: string[], value: unknown): void {
  if (typeof holder !== "object" || holder === null) throw new Error(`there is nothing that could hold ${step}`);
  if (rest.length === 0) return void Reflect.set(holder, step, value);
  if (Reflect.get(holder, step) === undefined) Reflect.set(holder, step, rest[0] === "0" ? [] : {});
  put(Reflect.get(holder, step), rest, value);
}

test.each(refusals)("%s takes what it can be and nothing else", (at, refused, accepted) => {
  const way = at.split(" ")[1] ?? "";
  for (const value of refused) {
    const said = saidOf(at, value);
    expect(said, JSON.stringify(value)).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^${way}(\\.|$)`));
  }
  for (const value of accepted) expect(saidOf(at, value), JSON.stringify(value)).toEqual([]);
});

test("the name of a role is letters alone, a small one first", () => {
  for (const name of ["President", "vice-president", "vp2", "vPP"]) {
    expect(JSON.stringify(saidOf(`roles.yaml ${name}`, { masculine: point.text, feminine: point.text }))).toContain(
      name,
    );
  }
  expect(saidOf("roles.yaml vicePresident", { masculine: point.text, feminine: point.text })).toEqual([]);
});
