import { expect, test } from "vitest";
import { annotations, describeFinding, describeTogether } from "./finding.ts";

const finding = {
  file: "content/branches/lyon.yaml",
  line: 28,
  column: 10,
  field: "contact.email",
  label: { fr: "Contact › Courriel", en: "Contact › E-mail" },
  text: { fr: "«\u00a0lyon\u00a0» ne convient pas.", en: '"lyon" is not valid.' },
};

test("a finding names its place, its field and the field's label", () => {
  expect(describeFinding(finding, "fr")).toBe(
    "content/branches/lyon.yaml:28  contact.email (Contact › Courriel)\u00a0: «\u00a0lyon\u00a0» ne convient pas.",
  );
  expect(describeFinding({ file: finding.file, line: 0, column: 0, field: "", text: finding.text }, "en")).toBe(
    'content/branches/lyon.yaml  "lyon" is not valid.',
  );
});

test("a text that many places share is written once", () => {
  expect(describeTogether([finding, { ...finding, line: 30 }], "en")).toBe(
    '"lyon" is not valid. (2)\n  content/branches/lyon.yaml:28\n  content/branches/lyon.yaml:30',
  );
});

test("an annotation has its place and both languages", () => {
  expect(annotations([finding])).toBe(
    '::error file=content/branches/lyon.yaml,line=28,col=10,title=contact.email::«\u00a0lyon\u00a0» ne convient pas.%0A"lyon" is not valid.',
  );
});

test("content cannot inject a workflow command", () => {
  const text = { fr: "a\n::set-output name=x::y\r%0A", en: "b" };
  const written = annotations([{ ...finding, file: "content/a,line=1::b.yaml", field: "x::\n::error::", text }]);
  expect(written.split(/\r|\n/)).toHaveLength(1);
  expect(written).toContain("file=content/a%2Cline=1%3A%3Ab.yaml,");
  expect(written).toContain("a%0A::set-output name=x::y%0D%250A");
});
