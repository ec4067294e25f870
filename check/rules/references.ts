import { collections } from "#model/collections.ts";
import { slug } from "#model/schema/fields.ts";
import type { Fault, Path } from "../fault.ts";
import { closest } from "../suggest.ts";
import { belongsTo, entries, faultAt, idOf, type Rule } from "../tree.ts";
import type { YamlFile } from "../yaml-file.ts";

/** Each role stands in roles.yaml. */
export const knownRoles: Rule = (tree) => {
  const [roles] = entries(tree, "roles");
  if (!roles) return [];
  const known = Object.keys(roles.data);
  const check = (file: YamlFile, list: string, people: readonly { role: string }[]) =>
    people.flatMap(({ role }, index): Fault[] => {
      if (known.includes(role)) return [];
      return [faultAt(file, [list, index, "role"], tree.say.unknownRole(role, closest(role, known)))];
    });
  return [
    ...entries(tree, "branches").flatMap(({ file, data }) =>
      data.status === "open" ? check(file, "office", data.office) : [],
    ),
    ...entries(tree, "board").flatMap(({ file, data }) => check(file, "members", data.members)),
    ...entries(tree, "poles").flatMap(({ file, data }) => check(file, "team", data.team)),
  ];
};

/** Each branch that a board member names has a file, right or wrong. */
export const knownBranches: Rule = (tree) => {
  const [folder] = collections.branches;
  const known = [...tree.files.keys()].filter((path) => belongsTo(path, folder)).map(idOf);
  const wellNamed = known.filter((id) => slug.safeParse(id).success);
  return entries(tree, "board").flatMap(({ file, data }) =>
    data.members.flatMap(({ branch }, index): Fault[] => {
      if (branch === undefined || known.includes(branch)) return [];
      const path: Path = ["members", index, "branch"];
      return [faultAt(file, path, tree.say.unknownBranch(branch, closest(branch, wellNamed)))];
    }),
  );
};

/** The year of the offices has a board. */
export const knownOfficeYear: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data }): Fault[] => {
    if (tree.files.has(`board/${data.officeYear}.yaml`)) return [];
    return [faultAt(file, ["officeYear"], tree.say.unknownBoardYear(data.officeYear))];
  });
