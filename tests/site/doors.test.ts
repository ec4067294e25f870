import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { languages } from "#model/languages.ts";
import { openingId, pathTo } from "#model/pages.ts";
import { isOpen, listedBranches } from "#model/selections.ts";
import { attributesOf, metaContent, root } from "./built-pages.ts";
import { hrefsOf, pageAt, plain, textsOf } from "./html.ts";
import { readManifest } from "#check/read/read-manifest.ts";
import { content, messages } from "./published.ts";

const manifest = readManifest();

describe.each(languages)("the doors in %s", (lang) => {
  test("without scripts, every listed school has an e-mail link to its branch", () => {
    const $ = pageAt(pathTo("join", lang));
    const links = attributesOf($, ".schools-list a").map(({ href = "" }) => href);
    const branches = listedBranches(content);
    expect(links).toHaveLength(branches.length);
    for (const branch of branches.filter(isOpen)) {
      const subjects = links
        .filter((href) => href.startsWith(`mailto:${branch.contact.email}?`))
        .map((href) => new URL(href).searchParams.get("subject"));
      expect(subjects.join("\n"), branch.id).toContain(branch.name[lang]);
    }
  });

  test("the page on joining explains how to open a branch, with a ready e-mail", () => {
    const $ = pageAt(pathTo("join", lang));
    const { heading, steps } = content.joinPage.opening;
    const opening = $(`#${openingId}`);
    expect(plain(opening.find("h2").text())).toBe(plain(heading[lang]));
    expect(textsOf($, opening.find("ol > li > h3"))).toEqual(steps.map(({ title }) => plain(title[lang])));
    const letter = new URL(opening.find('a[href^="mailto:"]').attr("href") ?? "");
    for (const part of ["subject", "body"]) expect(letter.searchParams.get(part)).toMatch(/\S/);
  });

  test("every branch page links to a ready e-mail and to the page on joining", () => {
    for (const branch of listedBranches(content).filter(isOpen)) {
      const $ = pageAt(pathTo("branch", lang, { id: branch.id }));
      const write = $(`.branch-hero a[href^="mailto:${branch.contact.email}?subject="]`);
      const name = messages[lang].branch.write.replace("{name}", branch.name[lang]);
      expect(textsOf($, write), branch.id).toEqual([plain(name)]);
      expect($(`.branch-hero a[href="${pathTo("join", lang)}"]`), branch.id).toHaveLength(1);
    }
  });

  test("the press page has every presentation with a copy button", () => {
    const $ = pageAt(pathTo("press", lang));
    const { versions } = content.pressPage.presentation;
    expect(textsOf($, $(".take-text"))).toEqual(versions.map(({ text }) => plain(text[lang])));
    expect($(".take .copy")).toHaveLength(versions.length);
  });

  test("JP2 figures for partners have a date and a source, and the sheet and logos are linked", () => {
    const $ = pageAt(pathTo("partner", lang));
    const { figures } = content.partnerPage.reach;
    expect($(".ledger time")).toHaveLength(figures.length);
    for (const { source } of figures) expect(plain($(".ledger").text())).toContain(plain(source[lang]));
    const files = [manifest.documents[`partner-sheet/${lang}`], manifest.downloads["logos"]].map((file) => file!.href);
    expect(hrefsOf($, $("main a[download]"))).toEqual(expect.arrayContaining(files));
    const pack = unzipSync(readFileSync(join(root, files[1]!)));
    const names = Object.keys(pack);
    expect(names.filter((name) => name.endsWith(".svg")).length).toBeGreaterThanOrEqual(4);
    expect(names.filter((name) => name.endsWith(".png"))).toHaveLength(names.length / 2);
  });

  test("PB5 each publication has a page with its reference, citation tags and, if local, its text", () => {
    for (const { id, title, authors, download, licence } of content.publications) {
      const $ = pageAt(pathTo("publication", lang, { id }));
      expect(plain($("h1").text())).toBe(plain(title[lang]));
      expect(metaContent($, "citation_title")).toBe(title[lang]);
      expect($('meta[name="citation_author"]')).toHaveLength(authors.length);
      expect(textsOf($, $(".cite label"))).toEqual(["BibTeX", "APA", "RIS"]);
      const [bibtex = "", apa = "", ris = ""] = textsOf($, $(".cite pre"));
      expect(bibtex).toMatch(/^@techreport\{[^ ]+, author = /);
      expect(apa.endsWith(pathTo("publication", lang, { id })), apa).toBe(true);
      expect(ris).toMatch(/^TY - .* ER -$/);
      expect($(".prose p").length > 0, id).toBe(download === "local");
      if (licence) expect(hrefsOf($, $(".cite a"))).toContain(licence.url);
      expect($(".related li"), id).toHaveLength(Math.min(3, content.publications.length - 1));
    }
  });
});
