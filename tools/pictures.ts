import { mkdirSync, rmSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { languages, type Language, locales } from "#model/languages.ts";
import { allPages } from "#model/pages.ts";
import { findChromium } from "./chromium.ts";
import { examplePath, pagesOfKind } from "./example-path.ts";
import { answering } from "./hydrated.ts";
import { startNode } from "./other-servers.ts";
import { type State, states } from "./pictures/states.ts";
import { allViews, type View } from "./pictures/views.ts";

const words = process.argv.slice(2);
const known = [
  ...subjects().map(({ name }) => name),
  ...languages,
  ...allViews.flatMap(({ width, mode }) => [String(width), mode]),
];
const unknown = words.filter((word) => !known.includes(word));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. Choose from: ${[...new Set(known)].join(", ")}.`);
  process.exit(1);
}

/** Screenshots in pictures/; arguments choose pages, states, languages, widths and modes: `board fr 390 forced`. */
const { port, close } = await startNode("build");
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
rmSync("pictures", { recursive: true, force: true });
mkdirSync("pictures");
for (const state of chosen(subjects(), ({ name }) => name)) {
  for (const lang of chosen(languages, (each) => each)) {
    const views = chosen(
      chosen(state.views, ({ width }) => String(width)),
      ({ mode }) => mode,
    );
    for (const view of views) await shoot(browser, state, lang, view);
    console.log(`${state.name} ${lang}`);
  }
}
await browser.close();
await close();

/** Those that an argument names, or all if none is named. */
function chosen<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const named = items.filter((item) => words.includes(nameOf(item)));
  return named.length > 0 ? named : items;
}

function subjects(): State[] {
  return [
    ...allPages
      .filter((name) => examplePath(name, "fr") !== undefined)
      .map((name) => ({ name, path: (lang: Language) => examplePath(name, lang) ?? "", views: allViews })),
    { name: "branch-plain", path: (lang) => pagesOfKind("branch", lang).at(-1) ?? "", views: allViews },
    ...states,
  ];
}

/** A picture without motion and outside services, with all its pictures loaded. */
async function shoot(opened: Browser, state: State, lang: Language, { width, height, mode }: View): Promise<void> {
  const context = await opened.newContext({
    viewport: { width, height },
    locale: locales[lang],
    reducedMotion: "reduce",
    forcedColors: mode === "forced" ? "active" : "none",
    javaScriptEnabled: mode !== "no-script",
  });
  const page = await context.newPage();
  await page.route("https://**", (route) => route.abort());
  await page.goto(`http://127.0.0.1:${port}${state.path(lang)}`);
  if (mode === "print") await page.emulateMedia({ media: "print" });
  if (mode !== "no-script") {
    await answering(page);
    await page.evaluate(
      (size) => {
        document.adoptedStyleSheets = [new CSSStyleSheet()];
        document.adoptedStyleSheets[0]!.replaceSync(`html { font-size: ${size} }`);
        for (const picture of document.images) Object.assign(picture, { loading: "eager", decoding: "sync" });
      },
      mode === "large" ? "200%" : "100%",
    );
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await state.reach?.(page);
  }
  const modal = (await page.locator("dialog[open], [popover]:popover-open").count()) > 0;
  const path = `pictures/${state.name}-${lang}-${width}x${height}${mode === "usual" ? "" : `-${mode}`}.png`;
  await page.screenshot({ path, fullPage: !modal && state.name !== "highlighted" });
  await context.close();
}
