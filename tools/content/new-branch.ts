import { email, phone } from "#model/schema/fields.ts";
import { slugOf } from "#model/slug.ts";
import { ContentEdit } from "./content-edit.ts";
import { ask, newCommand, type Question } from "./new/ask.ts";
import { contentFile, writeAndTell } from "./new/told.ts";
import { aNumber, aSlug, oneOf, personNamed, toNumber } from "./new/wanted.ts";

const later: Record<string, Question> = {
  description: {
    text: {
      fr: "Deux à quatre phrases sur l’antenne, en français ?",
      en: "Two to four sentences about the branch, in French?",
    },
  },
  "description-en": { text: { fr: "Les mêmes en anglais ?", en: "The same in English?" } },
  email: {
    text: { fr: "Adresse électronique ?", en: "E-mail address?" },
    wrong: (answer) =>
      email.safeParse(answer).success ? undefined : { fr: "une adresse électronique.", en: "an e-mail address." },
  },
  phone: {
    text: { fr: "Téléphone (+33 …), ou rien ?", en: "Telephone (+44 …), or nothing?" },
    usual: "",
    wrong: (answer) =>
      phone.safeParse(answer).success
        ? undefined
        : { fr: "sous la forme +33 1 99 00 12 34.", en: "in the form +44 20 7946 0000." },
  },
  subject: {
    text: {
      fr: "Ce que l’antenne connaît le mieux, pour les journalistes, ou rien ?",
      en: "What the branch knows best, for journalists, in French, or nothing?",
    },
    usual: "",
  },
  "subject-en": { text: { fr: "Le même en anglais ?", en: "The same in English?" }, usual: "" },
  street: { text: { fr: "Numéro et rue ?", en: "Number and street?" } },
  postcode: { text: { fr: "Code postal ?", en: "Postcode?" }, usual: "" },
  president: {
    text: {
      fr: "Qui préside, suivi de (f) pour « présidente » ?",
      en: "Who is president, followed by (f) for a woman?",
    },
  },
  secretary: { text: { fr: "Qui est secrétaire ?", en: "Who is secretary?" } },
  treasurer: {
    text: {
      fr: "Qui tient les comptes, suivi de (f) pour « trésorière » ?",
      en: "Who is treasurer, followed by (f) for a woman?",
    },
  },
};

const flags = [
  "status",
  "id",
  "name",
  "name-en",
  "city",
  "city-en",
  "country",
  "lat",
  "lng",
  "school",
  "summary",
  "summary-en",
  ...Object.keys(later),
];

/** `npm run new:branch` adds a branch: announced (`--status soon`), or open with its page, its address and its office. */
await newCommand(flags, async (values, { dir, lang }) => {
  const edit = new ContentEdit(dir);
  const { branches, countries } = edit.content();
  const first = await ask({
    lang,
    values,
    questions: {
      status: {
        text: { fr: "soon (annoncée) ou open (avec sa page) ?", en: "soon (announced) or open (with its page)?" },
        usual: "soon",
        wrong: oneOf(["soon", "open"]),
      },
      name: { text: { fr: "Nom court de l’antenne, par exemple Lyon ?", en: "Short name of the branch, e.g. Lyon?" } },
    },
  });
  const known = await ask({
    lang,
    values,
    questions: {
      id: {
        text: { fr: "Nom du fichier et de l’adresse ?", en: "Name of the file and of the address?" },
        usual: slugOf(first["name"] ?? ""),
        wrong: aSlug,
      },
      "name-en": { text: { fr: "Nom en anglais ?", en: "Name in English?" }, usual: first["name"] ?? "" },
      city: { text: { fr: "Ville ?", en: "City, in French?" }, usual: first["name"] ?? "" },
      "city-en": {
        text: { fr: "Ville en anglais ?", en: "City, in English?" },
        usual: values["city"] ?? first["name"] ?? "",
      },
      country: {
        text: { fr: "Pays (nom dans countries.yaml) ?", en: "Country (its name in countries.yaml)?" },
        wrong: oneOf(Object.keys(countries)),
      },
      lat: { text: { fr: "Latitude, par exemple 45.749 ?", en: "Latitude, e.g. 45.749?" }, wrong: aNumber(-90, 90) },
      lng: { text: { fr: "Longitude, par exemple 4.86 ?", en: "Longitude, e.g. 4.86?" }, wrong: aNumber(-180, 180) },
      school: { text: { fr: "Nom complet de l’école ?", en: "Full name of the school?" } },
      summary: { text: { fr: "Une phrase pour la carte, en français ?", en: "One sentence for the card, in French?" } },
      "summary-en": { text: { fr: "La même en anglais ?", en: "The same in English?" } },
      ...(first["status"] === "open" ? later : {}),
    },
  });
  const get = (flag: string) => (known as Record<string, string>)[flag] ?? "";
  const open = first["status"] === "open" && {
    description: { fr: get("description"), en: get("description-en") },
    ...(get("subject") && { subject: { fr: get("subject"), en: get("subject-en") || get("subject") } }),
    contact: {
      email: get("email"),
      phone: get("phone"),
      address: { street: get("street"), ...(get("postcode") && { postcode: get("postcode") }), city: get("city") },
    },
    office: (["president", "secretary", "treasurer"] as const).map((role) => ({ ...personNamed(get(role)), role })),
  };
  const branch = {
    status: first["status"],
    position: Math.max(0, ...branches.map(({ position }) => position)) + 1,
    name: { fr: first["name"], en: get("name-en") },
    city: { fr: get("city"), en: get("city-en") },
    country: get("country"),
    coordinates: { lat: toNumber(get("lat")), lng: toNumber(get("lng")) },
    school: get("school"),
    summary: { fr: get("summary"), en: get("summary-en") },
    ...open,
  };
  edit.add(`branches/${get("id")}.yaml`, contentFile("branches", branch));
  writeAndTell(
    edit,
    [
      open
        ? {
            fr: `Le reste du bureau : npm run export:people -- --only ${get("id")} ${get("id")}.csv, complétez la feuille, npm run import:people -- ${get("id")}.csv`,
            en: `The rest of the office: npm run export:people -- --only ${get("id")} ${get("id")}.csv, fill in the sheet, npm run import:people -- ${get("id")}.csv`,
          }
        : {
            fr: "Le jour de l’ouverture, supprimez ce fichier et relancez npm run new:branch -- --status open",
            en: "On the day it opens, remove this file and run npm run new:branch -- --status open",
          },
      {
        fr: `Pour la préparer sans la montrer, ajoutez draft: true dans ${dir}/branches/${get("id")}.yaml.`,
        en: `To prepare it unseen, add draft: true in ${dir}/branches/${get("id")}.yaml.`,
      },
      {
        fr: "npm run content:check -- --lang fr, puis npm run dev pour voir /fr/antennes.",
        en: "npm run content:check, then npm run dev to see /en/antennes.",
      },
    ],
    lang,
  );
});
