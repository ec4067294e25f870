import { load } from "cheerio";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkFiles } from "#check/check.ts";
import { withComputedWords } from "#model/computed-words.ts";
import { afterTheEdition, board, edition } from "./next-year.ts";
import { renderPage, shown, standIns } from "./render-page.tsx";

// Test files share modules, so mocked ones are loaded again before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import("#app/content/source.server.ts"), () => ({ content: () => shown.content! }));
vi.mock(import("#app/content/pictures.server.ts"), () => standIns);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const routes = {
  home: () => import("#app/routes/home.tsx"),
  board: () => import("#app/routes/board.tsx"),
  events: () => import("#app/routes/events.tsx"),
  kryptoTour: () => import("#app/routes/krypto-tour.tsx"),
  edition: () => import("#app/routes/edition.tsx"),
  partner: () => import("#app/routes/partner.tsx"),
  press: () => import("#app/routes/press.tsx"),
};

/** What the pages say on a day, when a board and an edition were added in their smallest form. */
async function pagesOn(day: string) {
  const today = new Date(day);
  vi.setSystemTime(today);
  const tree = afterTheEdition();
  tree.write("board/2026.yaml", board());
  tree.write("krypto-tour/2026.yaml", edition);
  const { content } = checkFiles(tree.files, today);
  shown.content = withComputedWords(content!, today);
  const said: Record<string, string> = {};
  for (const page of Object.keys(routes) as (keyof typeof routes)[]) {
    const $ = load(renderPage(await routes[page](), page, "fr", "2025"));
    $("script").remove();
    expect($("h1, h2, h3, dt").filter((_, each) => $(each).text().trim() === "").length, page).toBe(0);
    for (const link of $("a[href^='#']")) expect($($(link).attr("href")).length, $(link).text()).toBe(1);
    said[page] = $.text().replaceAll(/\s+/g, " ");
    expect(said[page]).not.toMatch(/\bzéro\b|undefined|\{/i);
  }
  return said;
}

test.each([
  ["2026-12-01", "La cinquième édition aura lieu à Marseille le 12 décembre 2026.", "à Lyon le 11 octobre 2025"],
  ["2026-12-14", "La date de la sixième édition n’est pas encore fixée.", "à Marseille le 12 décembre 2026"],
])("KT9 BD4 on %s a board and an edition in their smallest form make true pages", async (day, next, last) => {
  const { board: people, kryptoTour, edition: before, events, partner, press } = await pagesOn(day);
  expect(people).toMatch(/2026.*2025.*Mandat 2026.*Ana Ruiz.*Mandat 2025/);
  expect(kryptoTour).toContain("12 décembre 2026Marseille5e édition");
  expect(kryptoTour).not.toMatch(/aura lieu|Billetterie|en images|Le programme|Sponsors|Intervenant/);
  for (const words of ["11 octobre 2025", "Voir le film sur YouTube", "Helen Whitcombe", "Nordhavre"])
    expect(before).toContain(words);
  for (const words of [last, next]) expect(events).toContain(words);
  expect(partner).toContain(next);
  expect(press).toContain("Ana Ruiz");
});
