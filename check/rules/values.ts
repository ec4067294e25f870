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
const uniqueValues: Rule = (tree) => {
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
    others.map((item) => {
      const where = first && placeOf(first, item);
      return at(item.file, item.path, {
        fr: `${quote.fr(item.value)} ${where?.fr}. Changez ou supprimez l’un des deux.`,
        en: `${quote.en(item.value)} ${where?.en}. Change or remove one of the two.`,
      });
    }),
  );
}

function placeOf({ file, path }: Item, seenFrom: Item): Both {
  const number = Number(path.findLast((step) => typeof step === "number")) + 1;
  const place = `\`${file.shownAs}:${placeOfValue(file, path).line}\``;
  return file === seenFrom.file
    ? { fr: `figure déjà dans cette liste, au n° ${number}`, en: `is already in this list, as no. ${number}` }
    : { fr: `est déjà pris dans ${place}`, en: `is already used in ${place}` };
}

const pastDates: Rule = (tree) =>
  entries(tree, "publications")
    .filter(({ data }) => !data.draft && data.date > tree.today)
    .map(({ file, data: { date } }) =>
      at(file, ["date"], {
        fr: `La date ${quote.fr(date)} est dans le futur. Écrivez le jour de parution, ou attendez ce jour pour l’ajouter.`,
        en: `The date ${quote.en(date)} is in the future. Write the day it came out, or wait until that day to add it.`,
      }),
    );

/** Events and slots end after they start. */
const soundTimes: Rule = (tree) => [
  ...entries(tree, "agenda").flatMap(({ file, data: { events } }) =>
    events.flatMap(({ start, end = start }, index) => {
      const isSound = start.includes("T") === end.includes("T") && Date.parse(end) >= Date.parse(start);
      return isSound ? [] : [endsEarly(file, ["events", index, "end"], start, end)];
    }),
  ),
  ...entries(tree, "editions").flatMap(({ file, data }) =>
    data.schedule.slots.flatMap(({ start, end }, index) =>
      end > start ? [] : [endsEarly(file, ["schedule", "slots", index, "end"], start, end)],
    ),
  ),
];

function endsEarly(file: YamlFile, path: Path, start: string, end: string): Finding {
  return at(file, path, {
    fr: `La fin (${end}) vient avant le début (${start}). Corrigez l’un des deux.`,
    en: `The end (${end}) comes before the beginning (${start}). Correct one of the two.`,
  });
}

/** The editor's access token could be read by the scripts of others. */
const editorElsewhere: Rule = (tree) =>
  entries(tree, "site")
    .filter(({ data: { editor, address } }) => editor && new URL(editor.address).host === new URL(address).host)
    .map(({ file }) =>
      at(file, ["editor", "address"], {
        fr: "L’éditeur est à l’adresse du site, où les scripts d’autrui pourraient lire son jeton d’accès. Donnez-lui un sous-domaine à lui.",
        en: "The editor is at the address of the site, where scripts of others could read its access token. Give it a subdomain of its own.",
      }),
    );

/** A wrong address loses the donations. */
const soundWallet: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { ethereum } }): Finding[] => {
    if (!ethereum) return [];
    const { address, explorer } = ethereum;
    const wrong = {
      fr: "Les majuscules de cette adresse ne correspondent pas à ses chiffres\u00a0: un caractère est faux. Copiez-la de nouveau depuis le portefeuille\u00a0: une adresse fausse perd les dons.",
      en: "The capitals of this address do not match its digits: a character is wrong. Copy it again from the wallet: a wrong address loses the donations.",
    };
    const other = {
      fr: "Le lien vers l’explorateur ne se termine pas par l’adresse Ethereum. Ouvrez sa page dans l’explorateur et copiez ici son adresse.",
      en: "The explorer link does not end with the Ethereum address. Open its page on the explorer and copy its address here.",
    };
    return [
      ...(checksummed(address) === address ? [] : [at(file, ["ethereum", "address"], wrong)]),
      ...(explorer.toLowerCase().endsWith(address.toLowerCase()) ? [] : [at(file, ["ethereum", "explorer"], other)]),
    ];
  });

/** The address with its EIP-55 capitals. */
function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${digits.replace(/[a-f]/g, (letter, i: number) => (parseInt(hash[i] ?? "0", 16) >= 8 ? letter.toUpperCase() : letter))}`;
}

/** Each row of the partners' table has one cell per tier. */
const evenTiers: Rule = (tree) =>
  entries(tree, "partnerPage").flatMap(({ file, data: { tiers } }) =>
    (tiers?.rows ?? []).flatMap(({ cells }, index): Finding[] => {
      const count = tiers?.names.length ?? 0;
      const text = {
        fr: `Cette ligne a ${cells.length} cases, et il y a ${count} paliers. Donnez une case à chaque palier, dans leur ordre.`,
        en: `This row has ${cells.length} cells, and there are ${count} tiers. Give one cell for each tier, in their order.`,
      };
      return cells.length === count ? [] : [at(file, ["tiers", "rows", index, "cells"], text)];
    }),
  );

/** The rules that need no other file, but the folder of each. */
export const valueRules = [uniqueValues, pastDates, soundTimes, editorElsewhere, soundWallet, evenTiers];
