import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { isReserved, legalData, samplePhones } from "./legal-data.ts";

const real = '"+33 4 72 00 12 34"';

test.each(["phone", "host.phone"])("an empty `%s` is a finding, because the legal notice needs it", (field) => {
  expect(findingsBy(legalData, (tree) => tree.set("site.yaml", field, '""'))).toEqual([
    `site.yaml | phone: "" | ${field} | The legal notice must give this telephone number (article 1-1 of the LCEN).`,
  ]);
});

const withRna = (rna: string) => findingsBy(legalData, (tree) => tree.set("site.yaml", "rna", rna));

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
  ["site.yaml", "phone"],
  ["site.yaml", "host.phone"],
  ["branches/lyon.yaml", "contact.phone"],
])("a real telephone number in %s, `%s`, is a finding only in sample content", (file, field) => {
  expect(findingsBy(samplePhones, (tree) => tree.set(file, field, real))).toEqual([
    `${file} | phone: ${real} | ${field} | The telephone number "+33 4 72 00 12 34" may be somebody’s, and this is a sample.`,
  ]);
  expect(
    findingsBy(samplePhones, (tree) => {
      tree.set(file, field, real);
      tree.replace(file, "sample: true\n", "");
    }),
  ).toEqual([]);
});

test("reserved and empty telephone numbers are no finding in sample content", () => {
  expect(
    findingsBy(samplePhones, (tree) => {
      tree.set("site.yaml", "phone", '""');
      tree.set("site.yaml", "host.phone", '"+44 20 7946 0017"');
    }),
  ).toEqual([]);
});

test.each(["+33 1 99 00 20 17", "+33 6 39 98 04 69", "+44 113 496 0123", "+44 7700 900123", "+44-20-7946-0158"])(
  "%s is reserved",
  (phone) => expect(isReserved(phone)).toBe(true),
);

test.each([
  "",
  "+33 1 99 01 20 17",
  "+33 1 99 00 20 170",
  "+33 1 99 00 20 1",
  "+44 20 7946 1158",
  "+1 33 1 99 00 20 17",
  "+32 2 555 12 34",
])("%s is not reserved", (phone) => expect(isReserved(phone)).toBe(false));
