import type { Finding, Path } from "../finding.ts";
import { child } from "../read/json-schema.ts";
import { entries, findingAt, type Rule, type Tree } from "../read/tree.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** The legal notice needs telephone numbers and the number in the register of associations (RNA). */
export const legalData: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { phone, host, rna } }): Finding[] => [
    ...(phone === "" ? [findingAt(file, ["phone"], tree.say.missingLegalPhone())] : []),
    ...(host.phone === "" ? [findingAt(file, ["host", "phone"], tree.say.missingLegalPhone())] : []),
    ...(/^W[0-9A-Z]{9}$/.test(rna) ? [] : [findingAt(file, ["rna"], tree.say.wrongRna(rna))]),
  ]);

/** Sample content uses only telephone numbers reserved for examples, so that nobody gets calls. */
export const samplePhones: Rule = (tree) =>
  phonesIn(tree)
    .filter(({ file, phone }) => child(file.data, "sample") === true && !isReserved(phone))
    .map(({ file, path, phone }) => findingAt(file, path, tree.say.realPhone(phone)));

interface Phone {
  file: YamlFile;
  path: Path;
  phone: string;
}

/** Every telephone number that is not empty. */
export function phonesIn(tree: Tree): Phone[] {
  const contacts = [...entries(tree, "branches"), ...entries(tree, "pressPage")];
  return [
    ...entries(tree, "site").flatMap(({ file, data }) => [
      { file, path: ["phone"], phone: data.phone },
      { file, path: ["host", "phone"], phone: data.host.phone },
    ]),
    ...contacts.flatMap(({ file, data }) =>
      "contact" in data ? { file, path: ["contact", "phone"], phone: data.contact.phone ?? "" } : [],
    ),
  ].filter(({ phone }) => phone !== "");
}

/** Numbers that the French (Arcep) and British (Ofcom) regulators reserve for fiction; Belgium has none. */
const french = ["199 00", "261 91", "353 01", "465 71", "536 49", "639 98"].map((start) => [`33${start}`, 4] as const);

const british = [
  ...["113", "114", "115", "116", "117", "118", "121", "131", "141", "151", "161"].map((code) => `44${code} 496 0`),
  "44191 498 0",
  "4420 7946 0",
  "4428 9649 6",
  "4429 2018 0",
  "441632 960",
  "447700 900",
  "443069 990",
  "448081 570",
  "44909 8790",
].map((start) => [start, 3] as const);

const reserved = [...french, ...british].map(
  ([start, digits]) => new RegExp(`^${start.replaceAll(" ", "")}\\d{${digits}}$`),
);

/** Takes a number in international form. */
export function isReserved(phone: string): boolean {
  const digits = phone.replace(/\D/g, "");
  return reserved.some((range) => range.test(digits));
}
