import type { FeatureCollection, Point } from "geojson";
import { describe, expect, test } from "vitest";
import { listedBranches } from "#model/selections.ts";
import { files } from "#model/files.ts";
import { languages } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { attributesOf, builtPages } from "./built-pages.ts";
import { pageAt } from "./html.ts";
import { address, content, read } from "./published.ts";

/** The text and the links of a page. */
function saidBy(path: string): string {
  const $ = pageAt(path);
  const links = attributesOf($, "main a").map(({ href }) => href);
  return [$("main").text(), ...links].join("\n");
}

describe("branches.geojson", () => {
  const collection = JSON.parse(read(files.branches)) as FeatureCollection<Point, Record<string, string>>;
  const listed = listedBranches(content);

  test("has the listed branches in order, with coordinates, both languages and existing pages", () => {
    expect(collection.type).toBe("FeatureCollection");
    expect(collection.features).toMatchObject(
      listed.map(({ id, coordinates: { lat, lng } }) => ({ id, geometry: { type: "Point", coordinates: [lng, lat] } })),
    );
    for (const { properties } of collection.features) {
      for (const key of ["name", "city", "summary"]) {
        for (const lang of languages) expect(properties[`${key}_${lang}`]).toBeTruthy();
      }
      const urls = languages.map((lang) => properties[`url_${lang}`]);
      if (properties["status"] === "soon") expect(urls).toEqual([undefined, undefined]);
      else for (const url of urls) expect(builtPages.map((page) => address + page.address)).toContain(url);
    }
  });
});

describe("board.json", () => {
  type Both = { fr: string; en: string };
  type Member = { name: string; role: Both; school: Both; linkedin?: string; x?: string };
  const board = JSON.parse(read(files.board)) as { current: string; terms: { id: string; members: Member[] }[] };

  test("has every term and every member", () => {
    expect(board.terms.map(({ id }) => id).toSorted()).toEqual(content.board.map(({ id }) => id).toSorted());
    expect(board.terms[0]?.id).toBe(board.current);
    for (const { id, members } of board.terms) {
      const term = content.board.find((entry) => entry.id === id);
      expect(members.map(({ name }) => name)).toEqual(term?.members.map(({ name }) => name));
    }
  });

  test.each(languages)("has only data that the page in %s shows", (lang) => {
    const said = saidBy(pathTo("board", lang));
    for (const member of board.terms.flatMap(({ members }) => members)) {
      const { name, role, school, linkedin = "", x = "", ...more } = member;
      expect(more).toEqual({});
      for (const text of [name, role[lang], school[lang], linkedin, x]) expect(said).toContain(text);
    }
  });
});
