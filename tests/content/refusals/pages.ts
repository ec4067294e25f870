import type { Refusal } from "./refusal.ts";

export const point = { title: { fr: "Un", en: "One" }, text: { fr: "Un.", en: "One." } };
const counted = { value: 1, label: { fr: "Un", en: "One" } };
const member = { name: "Awa Lindqvist", role: "treasurer" };
const times = (count: number, thing: unknown) => Array.from({ length: count }, () => thing);

/** On pages and in lists of things. */
export const refusedOnPages: Refusal[] = [
  {
    at: "pages/home.yaml statistics.figures.0.value",
    refused: [0, 1.5, "{tour}"],
    accepted: [1, "{cities}", "{countries}", "{branches}", "{schools}"],
  },
  {
    at: "pages/partner.yaml reach.figures.0.value",
    refused: [-1, 0.5, "x"],
    accepted: [7, "{cities}", "{countries}", "{branches}", "{schools}"],
  },
  { at: "branches/lyon.yaml status", refused: ["closed", ""], accepted: ["open"] },
  {
    at: "branches/lyon.yaml office",
    refused: [[], times(2, member)],
    accepted: [times(3, member)],
  },
  {
    at: "branches/lyon.yaml office",
    refused: [times(13, member)],
    accepted: [times(12, member)],
  },
  { at: "countries.yaml france.code", refused: ["fr", "FRA", "F", "F1"], accepted: ["CH"] },
  {
    at: "publications/mica-un-an-apres.yaml download",
    refused: ["here", "http://a.example/a"],
    accepted: ["local", "https://a.example/a"],
  },
  {
    at: "categories.yaml categories.0.kind",
    refused: ["book", ""],
    accepted: ["article", "report", "study"],
  },
  {
    at: "events/agenda.yaml events.0.start",
    refused: ["9 mars", "2027-03-09T18:30", "2027-03-09T18:30+1", "x2027-03-09", "2027-03-09x", "2027-03-09T18:30:1Z"],
    accepted: ["2027-03-09", "2027-03-09T18:30Z", "2027-03-09T18:30:15-11:30", "2027-03-09T18:30+01:00"],
  },
  {
    at: "events/agenda.yaml events.0.start",
    refused: ["2027-13-09", "2027-03-09T25:30Z"],
    accepted: [],
  },
  {
    at: "branches/lyon.yaml events.timeZone",
    refused: ["Lyon", "Europe/Lyon"],
    accepted: ["Europe/Paris"],
  },
  {
    at: "redirects.yaml redirects.0.from",
    refused: ["a", "/fr", "/EN/a", "/a/", "//a", "/a b", "x/a", "https://a.example"],
    accepted: ["/", "/a", "/france", "/a/b-c_d.e~f", "/Été".normalize("NFD").replaceAll(/\p{M}/gu, "")],
  },
  {
    at: "sign-off.yaml signOff.0.what",
    refused: ["money", ""],
    accepted: ["ethereum", "lightning", "embeds", "analytics", "map"],
  },
  {
    at: "pages/home.yaml statistics.figures",
    refused: [[], times(7, counted)],
    accepted: [times(1, counted), times(6, counted)],
  },
  {
    at: "krypto-tour/edition.yaml figures",
    refused: [times(7, counted)],
    accepted: [[], times(6, counted)],
  },
  {
    at: "krypto-tour/archive.yaml editions.0.figures",
    refused: [times(7, counted)],
    accepted: [times(6, counted)],
  },
  {
    at: "pages/join.yaml after.steps",
    refused: [times(2, point), times(4, point)],
    accepted: [times(3, point)],
  },
  {
    at: "pages/join.yaml opening.steps",
    refused: [times(3, point), times(5, point)],
    accepted: [times(4, point)],
  },
];
