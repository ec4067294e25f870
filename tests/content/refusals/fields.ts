import type { Refusal } from "./refusal.ts";

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

/** Kinds of value that many files share. */
export const refusedFields: Refusal[] = [
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
];
