import { describe, expect, test } from "vitest";
import { formatNumber } from "#model/formats.ts";
import { languages } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { openPage, plain, region, textsOf } from "./html.ts";
import { content, messages } from "./published.ts";

const years = content.timeline.toSorted((a, b) => a.id.localeCompare(b.id));

describe.each(languages)("the association in %s", (lang) => {
  const membersText = ({ value, plus }: { value: number; plus: boolean }) => {
    const { one, other } = messages[lang].association.members;
    return `${formatNumber(value, lang)}${plus ? "+" : ""} ${value === 1 ? one : other}`;
  };
  const $ = openPage("association", lang);
  const { header, mission, values, vision, timeline } = localise(content.associationPage, lang);

  test("AS1 the page shows its header, mission, values and vision", () => {
    expect(plain($("h1").text())).toBe(plain(header.title));
    for (const text of [header.tag, header.subtitle]) expect(plain($("main").text())).toContain(plain(text));
    expect(textsOf($, $("article:has(> h2)"))).toEqual(
      [
        mission.heading + mission.text,
        values.heading + values.items.map(({ name, text }) => `${name} ${text}`).join(""),
        vision.heading + vision.text,
      ].map(plain),
    );
  });

  test("AS2 the history lists each year with its achievements", () => {
    const entries = region($, timeline.heading).find("ol > li > article").toArray();
    expect(
      entries.map((entry) => [
        plain($(entry).find("h3").text()),
        plain($(entry).find("p").first().text()),
        ...textsOf($, $(entry).find("li")),
      ]),
    ).toEqual(
      years.map(({ id, title, description, achievements, members }) =>
        [
          `${id} ${title[lang]}`,
          description[lang],
          ...achievements.map((achievement) => achievement[lang]),
          ...(members ? [membersText(members)] : []),
        ].map(plain),
      ),
    );
  });
});
