import { load } from "cheerio";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkFolder, readFolder } from "#check/check-folder.ts";
import { loadContent } from "#check/load.ts";
import type { Content } from "#model/collections.ts";
import { type Language, languages } from "#model/languages.ts";
import type { Page } from "#model/pages.ts";
import { runTool } from "./command.ts";
import { nextEdition } from "./new-answers.ts";
import { SavedTree } from "../content/test-tree.ts";
import { renderPage, shown, standIns } from "../content/render-page.tsx";

const loaded = new Map<string, Content>();

vi.mock(import("#app/content/source.server.ts"), () => ({ content: () => shown.content! }));
vi.mock(import("#app/content/pictures.server.ts"), () => standIns);

const routes = {
  home: () => import("#app/routes/home.tsx"),
  association: () => import("#app/routes/association.tsx"),
  partner: () => import("#app/routes/partner.tsx"),
  press: () => import("#app/routes/press.tsx"),
  kryptoTour: () => import("#app/routes/krypto-tour.tsx"),
} satisfies Partial<Record<Page, unknown>>;

const tree = new SavedTree(readFolder("tests/sites/fixture").files);
afterAll(() => tree[Symbol.dispose]());

beforeAll(async () => {
  const answers = Object.entries(nextEdition).flatMap(([flag, value]) => [`--${flag}`, value]);
  const { status, stderr } = await runTool(tree.parent, "content/new-edition.ts", ...answers);
  if (status !== 0) throw new Error(stderr);
});

/** The page as built on this day. */
async function pageOn(day: string, page: keyof typeof routes, lang: Language) {
  const today = new Date(`${day}T12:00:00Z`);
  vi.useFakeTimers({ now: today, toFake: ["Date"] });
  shown.content = loaded.get(day) ?? loadContent(tree.root, { today });
  loaded.set(day, shown.content);
  const html = renderPage(await routes[page](), page, lang);
  vi.useRealTimers();
  const $ = load(html);
  $("script, .invisible").remove();
  return { $, text: $.text().replaceAll(/\s+/g, " ") };
}

const before = "2100-10-09";
const after = "2100-10-10";

test("the content is valid after the next edition is opened", () => {
  expect(checkFolder(tree.root, { lang: "fr", today: new Date() }).findings).toEqual([]);
});

test("press and partner pages announce the next edition until it has taken place", async () => {
  expect((await pageOn(before, "press", "fr")).text).toMatch(
    /La quatrième édition s’est tenue à Lyon le 10 octobre 2099\. La cinquième édition aura lieu à Lyon le 9 octobre 2100\./,
  );
  expect((await pageOn(after, "press", "en")).text).toMatch(
    /The fifth edition was held in Lyon on 9 October 2100\. The date of the sixth edition has not been set yet\./,
  );
  expect((await pageOn(before, "partner", "en")).text).toContain(
    "The fifth edition will be held in Lyon on 9 October 2100.",
  );
  expect((await pageOn(after, "partner", "fr")).text).toContain(
    "La date de la sixième édition n’est pas encore fixée.",
  );
  for (const day of [before, after])
    expect((await pageOn(day, "partner", "fr")).text).toContain("participants au Krypto-Tour 2025");
});

test.each(languages)(
  "the Krypto-Tour page in %s shows the date before the event and a link before and after it",
  async (lang) => {
    const hero = async (day: string) => (await pageOn(day, "kryptoTour", lang)).$(".tour-hero");
    const ahead = await hero(before);
    expect(ahead.find("time").attr("datetime")).toBe("2100-10-09");
    expect(ahead.find("a").length).toBeGreaterThan(0);
    expect(ahead.find("a[href='#tickets']")).toHaveLength(0);
    const past = await hero(after);
    expect(past.text()).toContain({ fr: "La date de la sixième", en: "The date of the sixth" }[lang]);
    expect(past.find("a").length).toBeGreaterThan(0);
  },
);

test.each(languages)("every edition stays in the list in %s", async (lang) => {
  for (const day of [before, after]) {
    const { $ } = await pageOn(day, "kryptoTour", lang);
    const years = $(".edition-list b")
      .toArray()
      .map((year) => $(year).text());
    expect(years.slice(0, 3)).toEqual(["2100", "2099", "2024"]);
    expect((await pageOn(day, "association", lang)).text).toContain("2025");
  }
});

test.each(languages)("no page in %s shows a zero count or an empty placeholder", async (lang) => {
  for (const day of [before, after])
    for (const page of Object.keys(routes) as (keyof typeof routes)[])
      expect((await pageOn(day, page, lang)).text).not.toMatch(/\bz[eé]ro (?:salle|room|intervenant|speaker)|[{}]/i);
});
