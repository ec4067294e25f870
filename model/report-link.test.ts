import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { reportLink } from "./report-link.ts";
import type { Content } from "./collections.ts";

const site = (report: string) => ({ report, email: "contact@essai.example" }) as Content["site"];

test("an error report can be an e-mail with a subject", () => {
  expect(reportLink(site("mail"), "branch", "fr", "Lyon & Co").href).toBe(
    "mailto:contact@essai.example?subject=Signaler%20une%20erreur%20sur%20cette%20page%20(Lyon%20%26%20Co)",
  );
  expect(reportLink(site("mail"), "branch", "fr").href).toMatch(/%20page$/);
});

test.each(["branch", "board", "mistake"] as const)("an error report can be the issue form “%s”", (about) => {
  for (const lang of languages) {
    const { href } = reportLink(site("https://depot.example/asso/site/"), about, lang);
    const [page, form] = href.split("?template=");
    expect(page).toBe("https://depot.example/asso/site/issues/new");
    expect(existsSync(`.github/ISSUE_TEMPLATE/${form}`)).toBe(true);
  }
});
