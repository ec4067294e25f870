import sharp from "sharp";
import { closeLille, openGeneva } from "./branches.ts";
import { asWord, type Folder } from "./edit.ts";
import { nextTour } from "./next-tour.ts";

type Change = (content: Folder) => void | Promise<void>;

export const newName = "Phare des Essais";

/** A photograph like a phone’s: twelve megapixels, rotated, with GPS data. */
async function photograph(hue: number): Promise<Uint8Array> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4032" height="3024">
    <rect width="4032" height="3024" fill="hsl(${hue} 30% 30%)"/>
    <circle cx="2016" cy="1200" r="600" fill="hsl(${hue} 40% 75%)"/>
    <ellipse cx="2016" cy="2900" rx="1300" ry="1000" fill="hsl(${hue} 50% 55%)"/>
  </svg>`;
  return sharp(Buffer.from(drawing))
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Make: "Exemple", Model: "Telephone" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "44/1 50/1 16/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "0/1 34/1 45/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
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
      branch: "lyon",
    })),
  });
  content.edit("site.yaml", (site) => {
    site.set("officeYear", year);
    site.setIn(["copyright", "to"], year + 1);
  });
}

function twoPublications(content: Folder): void {
  const about = (title: { fr: string; en: string }, word: string, download: string) => ({
    title,
    date: "2026-11-02",
    category: "article",
    description: {
      fr: "Ce que nous avons essayé, ce qui a marché, et ce que nous ferions autrement.",
      en: "What we tried, what worked, and what we would do differently next time.",
    },
    readTime: 4,
    coverWord: { fr: word, en: word },
    read: "https://publications.example/essais",
    download,
    authors: ["Ana Ruiz"],
  });
  content.write("publications/premier-essai.yaml", about({ fr: "Premier essai", en: "A first try" }, "Essai", "local"));
  content.write("publications/premier-essai.fr.md", "## Ce que nous voulions\n\nMesurer avant de conclure.\n");
  content.write("publications/premier-essai.en.md", "## What we wanted\n\nTo measure before we conclude.\n");
  content.write(
    "publications/second-essai.yaml",
    about({ fr: "Second essai", en: "A second try" }, "Suite", "https://publications.example/essais/pdf"),
  );
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

function otherSettings(content: Folder): void {
  content.edit("site.yaml", (site) => {
    site.set("analytics", "vercel");
    site.set("offline", false);
    site.setIn(["embeds", "mode"], "ask");
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
  content.edit("branches/lyon.yaml", (branch) => {
    for (const part of ["subject", "social"]) branch.delete(part);
  });
  content.edit("publications/mica-un-an-apres.yaml", (publication) => {
    publication.delete("licence");
  });
}

/** Changes that a new board makes in content/ in its first year. */
export const changes: Record<string, Change> = {
  publications: twoPublications,
  board: newBoard,
  lille: closeLille,
  geneva: openGeneva,
  tour: nextTour,
  identity: newIdentity,
  settings: otherSettings,
  doors: bareDoors,
};
