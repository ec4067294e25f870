import { isMap, isSeq } from "yaml";
import type { Folder } from "./edit.ts";

/** Opens a branch in a new city and country. */
export function openGeneva(content: Folder): void {
  content.edit("countries.yaml", (countries) => {
    countries.set("switzerland", {
      name: { fr: "Suisse", en: "Switzerland" },
      inSentence: { fr: "de Suisse", en: "Switzerland" },
      code: "CH",
    });
  });
  content.write("branches/geneve.yaml", {
    status: "open",
    position: content.list("branches/*.yaml").length + 1,
    name: { fr: "Genève", en: "Geneva" },
    city: { fr: "Genève", en: "Geneva" },
    country: "switzerland",
    coordinates: { lat: 46.199, lng: 6.145 },
    school: "Université de Genève",
    summary: {
      fr: "Au bout du lac, une équipe lit les registres publics et raconte ce qu’elle y trouve.",
      en: "At the end of the lake, a team reads public ledgers and tells what it finds in them.",
    },
    description: {
      fr: "Chaque mardi, on ouvre un registre, on suit une somme, on écrit ce que l’on sait et ce que l’on ignore.",
      en: "Every Tuesday we open a ledger, follow a sum, and write down what we know and what we do not.",
    },
    contact: {
      email: "geneve@kryptocampus.example",
      phone: "",
      address: { street: "1 rue de l’Exemple", postcode: "1200", city: "Genève" },
    },
    office: [
      { name: "Léa Berthoud", role: "president", feminine: true },
      { name: "Noah Keller", role: "treasurer" },
      { name: "Mia Rossetti", role: "secretary", feminine: true },
    ],
  });
}

/** Closes a branch; former board members keep the name of its school. */
export function closeLille(content: Folder): void {
  content.remove("branches/lille.yaml");
  content.remove("branches/logos/lille.svg");
  for (const file of content.list("board/*.yaml")) {
    const members = content.read(file).get("members");
    if (!isSeq(members)) throw new Error(`${file} has no members`);
    content.edit(file, (term) => {
      for (const [index, member] of members.items.entries()) {
        if (!isMap(member) || member.get("branch") !== "lille") continue;
        term.deleteIn(["members", index, "branch"]);
        const school = { fr: "Université de Lille", en: "Université de Lille" };
        term.setIn(["members", index, "school"], school);
      }
    });
  }
}
