import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Dependencies = Record<string, string>;
type Package = Record<"dependencies" | "devDependencies" | "optionalDependencies", Dependencies>;

test("docs/decisions lists exactly the dependencies in use", () => {
  const decision = readFileSync("docs/decisions/0011-dependencies.md", "utf8");
  const rows = decision.split("\n").filter((line) => line.startsWith("| `"));
  const explained = rows.flatMap((row) => [...row.split(" | ")[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Package;
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(new Set(explained)).toEqual(new Set(used));
  expect(explained).toHaveLength(used.length);
});
