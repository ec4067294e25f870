import { describe, expect, test } from "vitest";
import { languages } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { pathTo } from "#model/pages.ts";
import { countryName, countsOf, isOpen, listedBranches, roleLabel } from "#model/selections.ts";
import { accountsOf, hrefsOf, openPage, plain, region, textsOf } from "./html.ts";
import { content, messages } from "./published.ts";

const listed = listedBranches(content);
const open = content.branches.filter(isOpen);

describe.each(languages)("the branches in %s", (lang) => {
  const words = messages[lang].branches;
  const $ = openPage("branches", lang);
  const placeOf = ({ city, country }: (typeof listed)[number]) =>
    `${city[lang]}, ${countryName(content, country, lang)}`;

  test("BL1 the page has its header and no live map before scripts run", () => {
    const { header } = localise(content.branchesPage, lang);
    expect(plain($("h1").text())).toBe(plain(header.title));
    for (const text of [header.tag, header.subtitle]) expect(plain($("main").text())).toContain(plain(text));
    expect($.html()).not.toContain("leaflet-");
  });

  test("BL3 BL4 every branch has a card, and future branches link to joining", () => {
    const { schools, cities } = countsOf(content);
    const heading = words.counted.replace("{schools}", `${schools}`).replace("{cities}", `${cities}`);
    const cards = region($, heading).find("article").toArray();
    const shown = cards.map((card) => ({
      texts: textsOf($, $(card).find("span, h3, div > p:not(.branch-row-place)")),
      links: accountsOf($, $(card).find("a")),
      pictures: $(card).find("img[src]").length,
    }));
    expect(shown).toEqual(
      listed.map((branch) => {
        const [place, name] = [placeOf(branch), branch.name[lang]];
        const school = branch.school === name ? [] : [branch.school];
        const label = isOpen(branch) ? words.localOffice : words.soon;
        return {
          texts: [place, label, name, ...school, (branch.subject ?? branch.summary)[lang]].map(plain),
          links: isOpen(branch)
            ? [[words.discoverBranch.replace("{name}", name), pathTo("branch", lang, { id: branch.id })]]
            : [[`${words.helpOpen} (${name})`, pathTo("join", lang)]],
          pictures: 1,
        };
      }),
    );
  });

  test("BL7 the static map names every branch and links to the open ones", () => {
    const map = region($, words.mapLabel);
    const names = textsOf($, map.find(".map-name"));
    for (const { name } of listed) expect(names.some((text) => text.includes(plain(name[lang])))).toBe(true);
    expect(new Set(hrefsOf($, map.find(".map a")))).toEqual(
      new Set(listed.filter(isOpen).map(({ id }) => pathTo("branch", lang, { id }))),
    );
  });

  test("BR5 the list links to every listed branch, and unlisted ones are not indexed", () => {
    const linked = new Set(hrefsOf($, $("main a")));
    for (const { id, listed: isListed } of open) {
      const page = openPage("branch", lang, { id });
      expect(page("meta[name=robots][content=noindex]").length > 0, id).toBe(!isListed);
      expect(linked.has(pathTo("branch", lang, { id })), id).toBe(isListed);
    }
  });
});

describe.each(open.flatMap((branch) => languages.map((lang) => ({ lang, branch, id: branch.id }))))(
  "$id in $lang",
  ({ lang, branch }) => {
    const $ = openPage("branch", lang, { id: branch.id });
    const words = messages[lang].branch;

    test("BR1 the hero shows a link back, the school and a summary", () => {
      const hero = $("main section").first();
      expect(plain(hero.find("h1").text())).toBe(plain(`${content.site.name} ${branch.name[lang]}`));
      const back = hero.find("a").filter((_, link) => $(link).attr("href") === pathTo("branches", lang));
      expect(textsOf($, back).join()).toContain(plain(words.back));
      const alternatives = hero.find("img").toArray();
      if (branch.schoolLogo !== undefined)
        expect(alternatives.map((image) => $(image).attr("alt"))).toContain(branch.school);
      for (const text of [branch.school, branch.summary[lang]]) expect(plain(hero.text())).toContain(plain(text));
      expect(plain($("main section").eq(1).text())).toContain(plain(branch.description[lang]));
      if (branch.heroImage) expect(hero.find("img").first().attr("alt")).toBe(branch.heroImage.alt[lang]);
    });

    test("BR2 the office shows photograph, name and role", () => {
      const title = words.office
        .replace("{name}", branch.name[lang])
        .replace("{year}", String(branch.officeYear ?? content.site.officeYear));
      const cards = region($, title).find("article").toArray();
      expect(cards.map((card) => [plain($(card).find("h3").text()), plain($(card).find("p").first().text())])).toEqual(
        branch.office.map((member) => [member.name, roleLabel(content, member, lang)]),
      );
      for (const card of cards) expect($(card).find("img[src]")).toHaveLength(1);
    });

    test("BR3 the contact links to e-mail and phone, without empty links", () => {
      const contact = region($, words.contact);
      const links = hrefsOf($, contact.find("a"));
      expect(links).toContain(`mailto:${branch.contact.email}`);
      const { phone } = branch.contact;
      expect(links.filter((href) => href?.startsWith("tel:"))).toEqual(
        phone ? [`tel:${phone.replaceAll(" ", "")}`] : [],
      );
      if (!phone) expect(contact.text()).not.toContain(words.phone);
    });

    test("BR4 the gallery is shown only when there are pictures", () => {
      const heading = $("h2").filter((_, element) => plain($(element).text()) === plain(words.gallery));
      expect(heading).toHaveLength(branch.gallery.length > 0 ? 1 : 0);
      expect($(".gallery a")).toHaveLength(branch.gallery.length);
    });
  },
);
