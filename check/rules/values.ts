import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Both } from "#model/schema/field.ts";
import { type Finding, type Path, quote } from "../finding.ts";
import { child } from "../read/json-schema.ts";
import { plain } from "../read/suggest.ts";
import { at, type CollectionKey, entries, type Rule } from "../read/tree.ts";
import { placeOfValue, type YamlFile } from "../read/yaml-file.ts";

/** Values that are unique within their file; * is any step. */
const inFile: readonly [CollectionKey, path: string][] = [
  ["branches", "office.*.name"],
  ["board", "members.*.name"],
  ["poles", "team.*.name"],
  ["editions", "speakers.*.name"],
  ["sponsors", "items.*.name"],
  ["partners", "items.*.name"],
  ["schools", "items.*.name"],
  ["media", "items.*.name"],
  ["editions", "communityPartners.*.name"],
  ["editions", "mediaPartners.*.name"],
  ["editions", "sponsors.*.logos.*.name"],
  ["categories", "categories.*.id"],
  ["agenda", "events.*.id"],
  ["editions", "schedule.rooms.*.id"],
];

/** Values that are unique in their folder; the PDFs of both languages are in one folder. */
const inFolder: readonly [CollectionKey, path: string][] = [
  ["publications", "title.fr"],
  ["legal", "fileName.*"],
  ["board", "label"],
  ["editions", "number"],
  ["editions", "film.id"],
  ["editions", "tickets.id"],
];

type Item = { file: YamlFile; path: Path; value: string | number };

/** Names and ids are not used twice. */
export const uniqueValues: Rule = (tree) => {
  const listed = entries(tree, "branches").filter(({ data }) => data.status === "soon" || data.listed);
  return [
    ...inFile.flatMap(([key, path]) => entries(tree, key).map((entry) => itemsAt(entry, path))),
    ...inFolder.map(([key, path]) => entries(tree, key).flatMap((entry) => itemsAt(entry, path))),
    listed.flatMap((entry) => itemsAt(entry, "name.fr")),
  ].flatMap(repeated);
};

function itemsAt({ file, data }: { file: YamlFile; data: unknown }, pattern: string): Item[] {
  let found: { path: Path; value: unknown }[] = [{ path: [], value: data }];
  for (const step of pattern.split("."))
    found = found.flatMap(({ path, value }) =>
      (step === "*" ? Object.keys(value ?? {}) : [step]).map((key) => ({
        path: [...path, Array.isArray(value) ? Number(key) : key],
        value: child(value, key),
      })),
    );
  return found.flatMap(({ path, value }) =>
    typeof value === "string" || typeof value === "number" ? [{ file, path, value }] : [],
  );
}

/** Names that differ only by accents, capitals or spaces count as the same. */
function repeated(items: readonly Item[]): Finding[] {
  const keyOf = ({ value }: Item) => plain(String(value)) || String(value);
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    others.map(({ file, path, value }) => {
      const where = first?.file === file ? numberOf(first) : placeOf(first);
      const fr = `${quote.fr(value)} ${where.fr}. Changez ou supprimez l’un des deux.`;
      return at(file, path, fr, `${quote.en(value)} ${where.en}. Change or remove one of the two.`);
    }),
  );
}

function numberOf({ path }: Item): Both {
  const number = Number(path.findLast((step) => typeof step === "number")) + 1;
  return { fr: `figure déjà dans cette liste, au n° ${number}`, en: `is already in this list, as no. ${number}` };
}

function placeOf(item: Item | undefined): Both {
  const place = item ? `\`${item.file.shownAs}:${placeOfValue(item.file, item.path).line}\`` : "";
  return { fr: `est déjà pris dans ${place}`, en: `is already used in ${place}` };
}

/** Dates of publications and legal texts are not in the future. */
export const pastDates: Rule = (tree) =>
  [
    ...entries(tree, "publications").map(({ file, data }) => ({
      file,
      field: "date",
      date: data.draft ? "" : data.date,
    })),
    ...entries(tree, "legal").map(({ file, data }) => ({ file, field: "updated", date: data.updated })),
  ]
    .filter(({ date }) => date > tree.today)
    .map(({ file, field, date }) =>
      at(
        file,
        [field],
        `La date ${quote.fr(date)} est dans le futur. Écrivez le jour de parution, ou attendez ce jour pour l’ajouter.`,
        `The date ${quote.en(date)} is in the future. Write the day it came out, or wait until that day to add it.`,
      ),
    );

/** Events and slots end after they start, and two slots in one room do not overlap. */
export const soundTimes: Rule = (tree) => [
  ...entries(tree, "agenda").flatMap(({ file, data: { events } }) =>
    events.flatMap(({ start, end = start }, index) => {
      const isSound = start.includes("T") === end.includes("T") && Date.parse(end) >= Date.parse(start);
      return isSound ? [] : [endsEarly(file, ["events", index, "end"], start, end)];
    }),
  ),
  ...entries(tree, "editions").flatMap(
    ({
      file,
      data: {
        schedule: { slots },
      },
    }) =>
      slots.flatMap(({ start, end, room }, index): Finding[] => {
        if (end <= start) return [endsEarly(file, ["schedule", "slots", index, "end"], start, end)];
        const other = slots.slice(0, index).find((slot) => slot.room === room && slot.start < end && start < slot.end);
        if (!other || room === undefined) return [];
        const time = `${other.start}–${other.end}`;
        const fr = `La salle ${quote.fr(room)} est déjà prise par le créneau ${time}. Changez l’horaire de l’un des deux, ou sa salle.`;
        return [
          at(
            file,
            ["schedule", "slots", index, "start"],
            fr,
            `The room ${quote.en(room)} is already used by the slot ${time}. Change the times of one of the two, or its room.`,
          ),
        ];
      }),
  ),
];

function endsEarly(file: YamlFile, path: Path, start: string, end: string): Finding {
  const fr = `La fin (${end}) vient avant le début (${start}). Corrigez l’un des deux.`;
  return at(file, path, fr, `The end (${end}) comes before the beginning (${start}). Correct one of the two.`);
}

/** Addresses that lose donations, or the access token of the editor, when they are wrong. */
export const siteData: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { ethereum, address, editor } }) => {
    const when = (isWrong: boolean, path: Path, fr: string, en: string) => (isWrong ? [at(file, path, fr, en)] : []);
    return [
      ...when(
        editor !== undefined && new URL(editor.address).host === new URL(address).host,
        ["editor", "address"],
        "L’éditeur est à l’adresse du site, où les scripts d’autrui pourraient lire son jeton d’accès. Donnez-lui un sous-domaine à lui.",
        "The editor is at the address of the site, where scripts of others could read its access token. Give it a subdomain of its own.",
      ),
      ...when(
        ethereum !== undefined && checksummed(ethereum.address) !== ethereum.address,
        ["ethereum", "address"],
        "Les majuscules de cette adresse ne correspondent pas à ses chiffres\u00a0: un caractère est faux. Copiez-la de nouveau depuis le portefeuille\u00a0: une adresse fausse perd les dons.",
        "The capitals of this address do not match its digits: a character is wrong. Copy it again from the wallet: a wrong address loses the donations.",
      ),
      ...when(
        ethereum !== undefined && !ethereum.explorer.toLowerCase().endsWith(ethereum.address.toLowerCase()),
        ["ethereum", "explorer"],
        "Le lien vers l’explorateur ne se termine pas par l’adresse Ethereum. Ouvrez sa page dans l’explorateur et copiez ici son adresse.",
        "The explorer link does not end with the Ethereum address. Open its page on the explorer and copy its address here.",
      ),
    ];
  });

/** The address with its EIP-55 capitals. */
function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${digits.replace(/[a-f]/g, (letter, i: number) => (parseInt(hash[i] ?? "0", 16) >= 8 ? letter.toUpperCase() : letter))}`;
}

/** Each row of the partners' table has one cell per tier. */
export const evenTiers: Rule = (tree) =>
  entries(tree, "partnerPage").flatMap(({ file, data: { tiers } }) =>
    (tiers?.rows ?? []).flatMap(({ cells }, index): Finding[] => {
      const count = tiers?.names.length ?? 0;
      if (cells.length === count) return [];
      const fr = `Cette ligne a ${cells.length} cases, et il y a ${count} paliers. Donnez une case à chaque palier, dans leur ordre.`;
      return [
        at(
          file,
          ["tiers", "rows", index, "cells"],
          fr,
          `This row has ${cells.length} cells, and there are ${count} tiers. Give one cell for each tier, in their order.`,
        ),
      ];
    }),
  );
