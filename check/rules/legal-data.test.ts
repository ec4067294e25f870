import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { legalData, samplePhones } from "./legal-data.ts";

const ofAssociation = '"+33 1 99 00 00 17"';
const ofHost = '"+33 1 99 00 00 18"';
const real = '"+33 4 72 00 12 34"';

test.each([
  ["phone", ofAssociation],
  ["host.phone", ofHost],
])("an empty `%s` is a finding, because the legal notice needs it", (field, phone) => {
  expect(findingsBy(legalData, (tree) => tree.replace("site.yaml", phone, '""'))).toEqual([
    `site.yaml | phone: "" | ${field} | The legal notice must give this telephone number (article 1-1 of the LCEN).`,
  ]);
});

const withRna = (rna: string) => findingsBy(legalData, (tree) => tree.replace("site.yaml", "W000000000", rna));

test.each(["W123456789", "W9C1234567"])("%s is a number of the register", (rna) => {
  expect(withRna(rna)).toEqual([]);
});

test.each(["W12345678", "W1234567890", "w123456789", "FW123456789", "W12345678c"])(
  "%s is not a number of the register",
  (rna) => {
    expect(withRna(rna)).toEqual([
      `site.yaml | rna: ${rna} | rna | "${rna}" is not a number of the register of associations (RNA).`,
    ]);
  },
);

test.each([
  ["site.yaml", "phone", ofAssociation],
  ["site.yaml", "host.phone", ofHost],
  ["branches/lyon.yaml", "contact.phone", '"+33 1 99 00 12 34"'],
])("a real telephone number in %s, `%s`, is a finding only in sample content", (file, field, before) => {
  expect(findingsBy(samplePhones, (tree) => tree.replace(file, before, real))).toEqual([
    `${file} | phone: ${real} | ${field} | The telephone number "+33 4 72 00 12 34" may be somebody’s, and this is a sample.`,
  ]);
  expect(
    findingsBy(samplePhones, (tree) => {
      tree.replace(file, before, real);
      tree.replace(file, "sample: true\n", "");
    }),
  ).toEqual([]);
});

test("reserved and empty telephone numbers are no finding in sample content", () => {
  expect(
    findingsBy(samplePhones, (tree) => {
      tree.replace("site.yaml", ofAssociation, '""');
      tree.replace("site.yaml", ofHost, '"+44 20 7946 0017"');
    }),
  ).toEqual([]);
});
