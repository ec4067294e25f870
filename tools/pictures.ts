import { examplePath, pagesOfKind } from "./example-path.ts";
import { mkdirSync, rmSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { languages, type Language } from "#model/languages.ts";
import { allPages } from "#model/pages.ts";
import { createHandler } from "#delivery/server/handler.ts";
import { listen, stop } from "#delivery/server/serve.ts";
import { openBuild } from "#delivery/server/open-build.ts";
import { openBrowser, openPage } from "./pictures/browser.ts";
import { type Shot, sheet } from "./pictures/sheet.ts";
import { type State, states } from "./pictures/states.ts";
import { allViews, chosenViews, nameOf, type View } from "./pictures/views.ts";

const folder = "pictures";
const words = process.argv.slice(2);

/** Screenshots in pictures/; arguments choose pages, states, languages and views (390, 1024x600, large). */
const { server, url } = await listen(createHandler(await openBuild("build")), { host: "127.0.0.1", port: 0 });
const browser = await openBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const all = subjects();
const chosen = all.filter(({ name }) => words.includes(name));
const chosenLanguages = languages.filter((lang) => words.includes(lang));
for (const state of chosen.length > 0 ? chosen : all) {
  for (const lang of chosenLanguages.length > 0 ? chosenLanguages : languages) {
    const name = `${state.name}-${lang}`;
    const shots: Shot[] = [];
    for (const view of chosenViews(words, state.views)) shots.push(await shoot(browser, state, lang, view));
    await sheet(shots, `${folder}/${name}.webp`);
    console.log(`${folder}/${name}.webp`);
  }
}
await browser.close();
await stop(server);

function subjects(): State[] {
  return [
    ...allPages
      .filter((name) => examplePath(name, "fr") !== undefined)
      .map((name) => ({ name, path: (lang: Language) => examplePath(name, lang) ?? "", views: allViews })),
    { name: "branch-plain", path: (lang) => pagesOfKind("branch", lang).at(-1) ?? "", views: allViews },
    ...states,
  ];
}

async function shoot(opened: Browser, state: State, lang: Language, view: View): Promise<Shot> {
  const page = await openPage(opened, url + state.path(lang), view, lang);
  await state.reach?.(page);
  const modal = (await page.locator("dialog[open], [popover]:popover-open").count()) > 0;
  const png = await page.screenshot({ fullPage: !modal && state.name !== "highlighted" });
  await page.context().close();
  return { name: `${lang} ${nameOf(view)}`, png };
}
