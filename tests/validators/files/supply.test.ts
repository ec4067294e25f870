import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { buildFolder } from "#check/folders.ts";
import { softwareParts } from "#tools/sbom.ts";
import { fixture } from "#tools/test/sites.ts";

/** Licences under which a package may be used, changed and passed on. CPAL is that of `citeproc`, used by the build alone. */
const openSource = new Set(
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 CPAL-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0
  OFL-1.1 Python-2.0 Unlicense Zlib`.split(/\s+/),
);

/** Packages whose metadata name no licence, and the one their own files state. */
const stated: Record<string, string> = { "png-js": "MIT" };

const component = z.looseObject({
  name: z.string(),
  version: z.string(),
  purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d[^@]*$/),
  licenses: z.array(z.strictObject({ expression: z.string() })).optional(),
  hashes: z.array(z.strictObject({ alg: z.literal("SHA-512"), content: z.string().regex(/^[0-9a-f]{128}$/) })),
});

/** `(MIT OR CC0-1.0)` is open when one of them is; `A AND B` when both are. */
const isOpen = (expression: string) =>
  expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => openSource.has(licence)));

test("a licence that is not open is seen", () => {
  expect(["MIT", "(MIT OR CC0-1.0)", "MIT OR Proprietary"].every(isOpen)).toBe(true);
  expect(["UNLICENSED", "MIT AND BUSL-1.1", "SEE LICENSE IN LICENSE.md", ""].some(isOpen)).toBe(false);
});

test("every package is open source", () => {
  const closed = softwareParts().components.flatMap(({ name, version, licenses }) => {
    const licence = licenses?.[0]?.expression ?? stated[name] ?? "";
    return isOpen(licence) ? [] : [`${name} ${version}: ${licence || "none stated"}`];
  });
  expect(closed).toEqual([]);
  for (const name of Object.keys(stated)) {
    expect(softwareParts().components.find((part) => part.name === name)?.licenses).toBeUndefined();
    expect(readFileSync(`node_modules/${name}/LICENSE`, "utf8")).toContain("MIT");
  }
});

describe.each([buildFolder(), fixture.build])("%s", (build) => {
  test("the build says what it was made of, and names no registry", () => {
    const text = readFileSync(join(build, "current", "sbom.cdx.json"), "utf8");
    const { bomFormat, specVersion, components } = z
      .looseObject({ bomFormat: z.string(), specVersion: z.string(), components: z.array(component) })
      .parse(JSON.parse(text));
    expect([bomFormat, specVersion]).toEqual(["CycloneDX", "1.6"]);
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(["react", "react-router", "vite"]));
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
    expect(text).not.toMatch(/https?:/);
  });
});
