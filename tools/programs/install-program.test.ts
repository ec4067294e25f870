import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const packageFile = z.object({ dependencies: z.record(z.string(), z.string()) });
const lockFile = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), integrity: z.string().optional() })),
});

test.each(["lighthouse"])("%s is locked with everything it depends on", (program) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(`${import.meta.dirname}/${program}/${file}`, "utf8"));
  const { [""]: root, ...locked } = lockFile.parse(read("package-lock.json")).packages;
  const wanted = packageFile.parse(read("package.json")).dependencies;
  expect(packageFile.parse(root).dependencies).toEqual(wanted);
  expect(locked[`node_modules/${program}`]?.version).toBe(wanted[program]);
  expect(Object.entries(locked).filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});
