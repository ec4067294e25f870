import { describe, expect, test } from "vitest";
import { languages } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { newestTerms, roleLabel, schoolLabel } from "#model/selections.ts";
import { accountsOf, openPage, plain, region, textsOf } from "./html.ts";
import { content, messages } from "./published.ts";

const terms = newestTerms(content);
const poles = content.poles.toSorted((a, b) => a.position - b.position);

describe.each(languages)("the board in %s", (lang) => {
  const $ = openPage("board", lang);
  const { header, poles: polesText } = localise(content.boardPage, lang);
  const words = messages[lang].board;
  const { social, newTab } = messages[lang];

  test("BD1 the page has its header and a link per term, with the current one marked", () => {
    expect(plain($("h1").text())).toBe(plain(header.title));
    for (const text of [header.tag, header.subtitle]) expect(plain($("main").text())).toContain(plain(text));
    const years = region($, words.years);
    expect(textsOf($, years.find("a"))).toEqual(terms.map(({ label }) => label));
    const current = terms.find(({ id }) => id === String(content.site.officeYear));
    expect(textsOf($, years.find("[aria-current]"))).toEqual([current?.label]);
  });

  test("BD2 a member’s card shows name, role, school and text, and links only to existing accounts", () => {
    const cards = $(".term article").toArray();
    expect(
      cards.map((card) => ({
        name: plain($(card).find("h3, h4").text()),
        texts: textsOf($, $(card).find("p")),
        picture: Boolean($(card).find("img").attr("src")),
        links: accountsOf($, $(card).find("a")),
      })),
    ).toEqual(
      terms.flatMap(({ members }) =>
        members.map((member) => ({
          name: member.name,
          texts: [roleLabel(content, member, lang), schoolLabel(content, member, lang), member.description[lang]].map(
            plain,
          ),
          picture: true,
          links: [
            ...(member.linkedin ? [[`${member.name}, ${social.linkedin} ${newTab}`, member.linkedin]] : []),
            ...(member.x ? [[`${member.name}, ${social.x} ${newTab}`, member.x]] : []),
          ],
        })),
      ),
    );
  });

  test("BD3 the poles show their title, text and team", () => {
    const section = region($, polesText.heading);
    expect(textsOf($, section.find("h3"))).toEqual(poles.map(({ title }) => plain(title[lang])));
    const lists = section.find("ul[aria-label]").toArray();
    expect(lists).toHaveLength(poles.length);
    for (const [index, { title, description, team }] of poles.entries()) {
      for (const paragraph of [description].flat()) expect(plain(section.text())).toContain(plain(paragraph[lang]));
      expect($(lists[index]).attr("aria-label")).toContain(title[lang]);
      const cards = $(lists[index]).find("article").toArray();
      const shown = cards.map((card) => textsOf($, $(card).find("h4, p")));
      expect(shown).toEqual(
        team.map((member) =>
          [member.name, roleLabel(content, member, lang), member.description?.[lang] ?? ""].map(plain).filter(Boolean),
        ),
      );
    }
    expect(section.find("p:empty")).toHaveLength(0);
  });
});
