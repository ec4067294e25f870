import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { languages, type Language } from "#model/languages.ts";
import { type Page, pages, pathTo } from "#model/pages.ts";
import { createHandler } from "#delivery/server/handler.ts";
import { listen, stop } from "#delivery/server/serve.ts";
import { openBuild } from "#delivery/server/open-build.ts";
import { openBrowser, openPage, type Width, widths } from "./pictures/browser.ts";
import { type Shot, sheet } from "./pictures/sheet.ts";
import { type State, states } from "./pictures/states.ts";

const folder = "pictures";
const only = process.argv.slice(2);

/** Contact sheets of the built site: `npm run pictures [-- name…]`, then open pictures/index.html. */
const { server, url } = await listen(createHandler(await openBuild("build")), { host: "127.0.0.1", port: 0 });
const browser = await openBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const names: string[] = [];
for (const { name, shots } of subjects()) {
  if (only.length > 0 && !only.includes(name)) continue;
  await sheet(await shots(browser), `${folder}/${name}.webp`);
  names.push(name);
  console.log(`${folder}/${name}.webp`);
}
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title>${names.map((name) => `<h2>${name}</h2><img src="${name}.webp" alt="">`).join("")}`,
);
await browser.close();
await stop(server);

type Subject = { name: string; shots: (browser: Browser) => Promise<Shot[]> };

function subjects(): Subject[] {
  const page = (name: Page) => (lang: Language) =>
    name === "branch" ? pathTo(name, lang, { id: "essec" }) : pathTo(name, lang);
  return [
    ...(Object.keys(pages) as Page[]).map((name) => subject({ name, path: page(name), widths })),
    subject({ name: "branch-photo", path: (lang) => pathTo("branch", lang, { id: "lyon" }), widths }),
    ...states.map(subject),
  ];
}

function subject(state: State): Subject {
  return {
    name: state.name,
    shots: async (opened) => {
      const shots: Shot[] = [];
      for (const lang of languages)
        for (const width of state.widths) shots.push(await shoot(opened, state, lang, width));
      return shots;
    },
  };
}

async function shoot(opened: Browser, state: State, lang: Language, width: Width): Promise<Shot> {
  const page = await openPage(opened, url + state.path(lang), width, lang);
  await state.reach?.(page);
  const modal = (await page.locator("dialog[open], [popover]:popover-open").count()) > 0;
  const png = await page.screenshot({ fullPage: !modal });
  await page.context().close();
  return { name: `${lang} ${width}`, png };
}
