import { basename } from "node:path";
import sharp from "sharp";
import { closeLille, openGeneva } from "./branches.ts";
import { asWord, type Change, type Folder } from "./edit.ts";
import { announcedTour, nextTour } from "./next-tour.ts";
import { settings } from "./settings.ts";

export const newName = "Phare des Essais";

/** A photograph like a phone’s: twelve megapixels, stored sideways. */
function photograph(hue: number): Promise<Uint8Array> {
  const picture = { width: 4032, height: 3024, channels: 3, background: `hsl(${hue}, 40%, 50%)` } as const;
  return sharp({ create: picture }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
}

async function newBoard(content: Folder): Promise<void> {
  const people = ["Ana Ruiz", "Basile Kone", "Cléa Morvan", "Driss Amrani", "Eva Lindholm", "Félix Tran"];
  const roles = ["president", "vicePresident", "generalSecretary", "treasurer", "communication", "events"];
  const year = Number(content.read("site.yaml").get("officeYear")) + 1;
  for (const index of people.keys()) content.write(`board/${year}/${index + 1}.jpg`, await photograph(index * 60));
  content.write(`board/${year}.yaml`, {
    label: String(year),
    members: people.map((name, index) => ({
      name,
      role: roles[index],
      feminine: index % 2 === 0,
      image: {
        src: `${year}/${index + 1}.jpg`,
        alt: { fr: `Portrait de ${name}.`, en: `Portrait of ${name}.` },
      },
      description: { fr: "Au bureau depuis cette année.", en: "New on the board this year." },
      branch: basename(content.list("branches/*.yaml")[0] ?? "", ".yaml"),
    })),
  });
  content.edit("site.yaml", (site) => {
    site.set("officeYear", year);
    site.setIn(["copyright", "to"], year + 1);
  });
}

function publication(content: Folder): void {
  content.write("publications/premier-essai.yaml", {
    title: { fr: "Premier essai", en: "A first try" },
    date: "2026-11-02",
    category: "article",
    description: {
      fr: "Ce que nous avons essayé, ce qui a marché, et ce que nous ferions autrement.",
      en: "What we tried, what worked, and what we would do differently next time.",
    },
    readTime: 4,
    coverWord: { fr: "Essai", en: "Essai" },
    read: "https://publications.example/essais",
    download: "local",
    authors: ["Ana Ruiz"],
  });
  content.write("publications/premier-essai.fr.md", "## Ce que nous voulions\n\nMesurer avant de conclure.\n");
  content.write("publications/premier-essai.en.md", "## What we wanted\n\nTo measure before we conclude.\n");
}

/** Changes name, address and networks, and removes the sample marks. */
function newIdentity(content: Folder): void {
  content.replaceAll(/^sample: true$/gm, "sample: false");
  const site = content.read("site.yaml");
  content.replaceAll(new URL(String(site.get("address"))).host, "phare.example");
  content.replaceAll(asWord(String(site.get("name"))), newName);
  content.edit("site.yaml", (site) => {
    site.set("email", "bonjour@phare.example");
    site.set("social", {
      linkedin: "https://linkedin.example/company/phare",
      x: "https://x.example/phare",
      youtube: "https://youtube.example/@phare",
      instagram: "https://instagram.example/phare",
    });
  });
}

/** Removes tiers, spokesperson, branch details and a licence, which are all optional. */
function bareDoors(content: Folder): void {
  content.edit("pages/partner.yaml", (page) => {
    for (const part of ["tiers", "limits"]) page.delete(part);
    page.setIn(["contact", "email"], "partenaires@kryptocampus.example");
  });
  content.edit("pages/press.yaml", (page) => {
    page.delete("spokesperson");
    page.deleteIn(["logos", "rules"]);
    page.deleteIn(["presentation", "versions", 1]);
  });
  for (const file of content.list("{branches,publications}/*.yaml"))
    content.edit(file, (entry) => {
      for (const part of ["subject", "social", "licence"]) entry.delete(part);
    });
}

function otherTimeZone(content: Folder): void {
  for (const file of content.list("branches/*.yaml"))
    content.edit(file, (branch) => {
      if (branch.get("status") === "open") branch.setIn(["events", "timeZone"], "Asia/Tokyo");
    });
}

/** Changes that a board makes in content/, and what can change around it. */
export const changes = {
  identity: { edit: newIdentity },
  publication: { edit: publication, pages: ["home", "publications", "publication"] },
  geneva: { edit: openGeneva, pages: ["home", "branches", "branch", "join"] },
  board: { edit: newBoard, pages: ["board"] },
  ...settings,
  lille: { edit: closeLille, pages: ["home", "branches", "branch", "join"] },
  tour: { edit: nextTour, pages: ["kryptoTour", "edition", "events"] },
  announced: { edit: announcedTour, pages: ["home", "kryptoTour", "edition", "events", "press"] },
  doors: { edit: bareDoors, pages: ["partner", "press", "branches", "branch", "publications", "publication"] },
  timeZone: {
    edit: otherTimeZone,
    env: { TZ: "Pacific/Auckland" },
    pages: ["home", "events", "kryptoTour", "edition"],
  },
  aYearLater: {
    env: { NODE_OPTIONS: "--import=./tests/sites/owners/a-year-later.mjs" },
    pages: ["home", "events", "kryptoTour", "edition"],
  },
} satisfies Record<string, Change>;
