import type { Refusal } from "./refusal.ts";

export const point = { title: { fr: "Un", en: "One" }, text: { fr: "Un.", en: "One." } };
const counted = { value: 1, label: { fr: "Un", en: "One" } };
const member = { name: "Awa Lindqvist", role: "treasurer" };
const times = (count: number, thing: unknown) => Array.from({ length: count }, () => thing);

/** On pages and in lists of things. */
export const refusedOnPages: Refusal[] = [
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
  ["branches/lyon.yaml status", ["closed", ""], ["open"]],
  ["branches/lyon.yaml office", [[], times(2, member)], [times(3, member)]],
  ["branches/lyon.yaml office", [times(13, member)], [times(12, member)]],
  ["countries.yaml france.code", ["fr", "FRA", "F", "F1"], ["CH"]],
  ["publications/mica-un-an-apres.yaml download", ["here", "http://a.example/a"], ["local", "https://a.example/a"]],
  ["categories.yaml categories.0.kind", ["book", ""], ["article", "report", "study"]],
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
  ["sign-off.yaml signOff.0.what", ["money", ""], ["ethereum", "lightning", "embeds", "analytics", "map"]],
  ["pages/home.yaml statistics.figures", [[], times(7, counted)], [times(1, counted), times(6, counted)]],
  ["krypto-tour/2099.yaml figures", [times(7, counted)], [[], times(6, counted)]],
  ["pages/join.yaml after.steps", [times(2, point), times(4, point)], [times(3, point)]],
  ["pages/join.yaml opening.steps", [times(3, point), times(5, point)], [times(4, point)]],
];
