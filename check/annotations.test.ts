import { expect, test } from "vitest";
import { annotations } from "./annotations.ts";

const finding = {
  file: "content/branches/lyon.yaml",
  line: 28,
  column: 10,
  field: "contact.email",
  message: { fr: "« lyon » n’est pas une adresse.", en: "“lyon” is not an address." },
  remedy: { fr: "Corrigez-la.", en: "Fix it." },
};

test("a finding is annotated at its line, in French first", () => {
  expect(annotations([finding])).toBe(
    "::error file=content/branches/lyon.yaml,line=28,col=10,title=contact.email::« lyon » n’est pas une adresse. Corrigez-la.%0A“lyon” is not an address. Fix it.",
  );
});

test("a finding about a whole file has no line", () => {
  expect(annotations([{ ...finding, line: 0, column: 0, field: "" }])).toMatch(
    /^::error file=content\/branches\/lyon\.yaml,title=Contenu \/ Content::/,
  );
});

test("content cannot inject a workflow command", () => {
  const hostile = { fr: "a\n::set-output name=x::y\r%0A", en: "b" };
  const text = annotations([
    { ...finding, file: "content/a,line=1::b.yaml", field: "x::\n::error::", message: hostile },
  ]);
  expect(text.split(/\r|\n/)).toHaveLength(1);
  expect(text).toContain("file=content/a%2Cline=1%3A%3Ab.yaml,");
  expect(text).toContain("a%0A::set-output name=x::y%0D%250A Corrigez-la.");
});
