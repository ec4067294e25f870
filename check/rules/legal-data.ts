import type { Finding, Path } from "../finding.ts";
import { isReserved } from "./reserved-phones.ts";
import { child } from "../read/schema-lookup.ts";
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
