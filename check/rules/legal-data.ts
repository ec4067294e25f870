import type { Finding, Path } from "../finding.ts";
import { isReserved } from "./reserved-phones.ts";
import { entries, findingAt, type Rule } from "../read/tree.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** The legal notice needs telephone numbers and the number in the register of associations (RNA). */
export const legalData: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { phone, host, rna } }): Finding[] => [
    ...(phone === "" ? [findingAt(file, ["phone"], tree.say.missingLegalPhone())] : []),
    ...(host.phone === "" ? [findingAt(file, ["host", "phone"], tree.say.missingLegalPhone())] : []),
    ...(/^W[0-9A-Z]{9}$/.test(rna) ? [] : [findingAt(file, ["rna"], tree.say.wrongRna(rna))]),
  ]);

/** Sample content uses only telephone numbers reserved for examples, so that nobody gets calls. */
export const samplePhones: Rule = (tree) => {
  const check = (file: YamlFile, path: Path, phone: string): Finding[] =>
    phone === "" || isReserved(phone) ? [] : [findingAt(file, path, tree.say.realPhone(phone))];
  return [
    ...entries(tree, "site").flatMap(({ file, data }) =>
      data.sample ? [...check(file, ["phone"], data.phone), ...check(file, ["host", "phone"], data.host.phone)] : [],
    ),
    ...entries(tree, "branches").flatMap(({ file, data }) =>
      data.sample && data.status === "open" ? check(file, ["contact", "phone"], data.contact.phone) : [],
    ),
    ...entries(tree, "pressPage").flatMap(({ file, data }) =>
      data.sample ? check(file, ["contact", "phone"], data.contact.phone ?? "") : [],
    ),
  ];
};
