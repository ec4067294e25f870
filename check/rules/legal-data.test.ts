import { describe, expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { legalData, samplePhones } from "./legal-data.ts";

const ofAssociation = '"+33 1 99 00 00 17"';
const ofHost = '"+33 1 99 00 00 18"';
const real = '"+33 4 72 00 12 34"';

describe("the legal notice", () => {
  const missing = "The legal notice must give this telephone number (article 1-1 of the LCEN).";

  test("asks for the telephone of the association", () => {
    expect(findingsBy(legalData, (tree) => tree.replace("site.yaml", ofAssociation, '""'))).toEqual([
      `site.yaml | phone: "" | phone | ${missing}`,
    ]);
  });

  test("asks for the telephone of the host", () => {
    expect(findingsBy(legalData, (tree) => tree.replace("site.yaml", ofHost, '""'))).toEqual([
      `site.yaml | phone: "" | host.phone | ${missing}`,
    ]);
  });

  const withRna = (rna: string) => (tree: TestTree) => tree.replace("site.yaml", "W000000000", rna);

  test.each(["W123456789", "W9C1234567"])("takes %s as a number of the register", (rna) => {
    expect(findingsBy(legalData, withRna(rna))).toEqual([]);
  });

  test.each(["W12345678", "W1234567890", "w123456789", "FW123456789", "W12345678c", "X123456789"])(
    "does not take %s as a number of the register",
    (rna) => {
      expect(findingsBy(legalData, withRna(rna))).toEqual([
        `site.yaml | rna: ${rna} | rna | "${rna}" is not a number of the register of associations (RNA).`,
      ]);
    },
  );
});

describe("while content is a sample", () => {
  const mayRing = 'The telephone number "+33 4 72 00 12 34" may be somebody’s, and this is a sample.';

  test.each([
    ["the association", "site.yaml", ofAssociation, "phone"],
    ["the host", "site.yaml", ofHost, "host.phone"],
    ["a branch", "branches/lyon.yaml", '"+33 1 99 00 12 34"', "contact.phone"],
  ])("a telephone of %s that may be somebody’s is a finding", (_, file, before, field) => {
    expect(findingsBy(samplePhones, (tree) => tree.replace(file, before, real))).toEqual([
      `${file} | phone: ${real} | ${field} | ${mayRing}`,
    ]);
  });

  test("numbers reserved for examples and empty ones are no finding", () => {
    expect(
      findingsBy(samplePhones, (tree) => {
        tree.replace("site.yaml", ofAssociation, '""');
        tree.replace("site.yaml", ofHost, '"+44 20 7946 0017"');
      }),
    ).toEqual([]);
  });
});

test.each([
  ["the association", "site.yaml", ofAssociation],
  ["the host", "site.yaml", ofHost],
  ["a branch", "branches/lyon.yaml", '"+33 1 99 00 12 34"'],
])("the real telephone of %s is welcome once its content is no sample", (_, file, before) => {
  expect(
    findingsBy(samplePhones, (tree) => {
      tree.replace(file, before, real);
      tree.replace(file, "sample: true\n", "");
    }),
  ).toEqual([]);
});
