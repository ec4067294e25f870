import { cityAgenda } from "#model/files.ts";
import { pathTo } from "#model/pages.ts";
import { content } from "./support/content.ts";
import { onPhone, inEachLanguage } from "./support/errands.ts";
import { hydrated, open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });
test.describe.configure({ timeout: 60_000 });

test("PB3 subscribing opens the newsletter with the typed e-mail", onPhone, ({ page }) =>
  inEachLanguage(async (lang) => {
    const { emailLabel, subscribe } = messages[lang].publications;
    await open(page, addressOf("publications", lang));
    await page.getByRole("textbox", { name: emailLabel }).fill("ana@example.org");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: subscribe }).click();
    expect((await opened).url()).toContain("email=ana%40example.org");
  }),
);

test("NV2 focus stays in the open menu, which leads to the press page", { tag: "@phone" }, ({ page }) =>
  inEachLanguage(async (lang) => {
    await page.goto(addressOf("home", lang));
    await page.locator("[popovertarget=menu]").click();
    await expect(page.locator("header > a")).toHaveCSS("opacity", "1");
    const links = await page.locator("#menu a").count();
    for (let step = 0; step < links + 3; step++) {
      await page.keyboard.press("Tab");
      const behind = () => document.activeElement?.closest("main, footer, [data-language]") !== null;
      expect(await page.evaluate(behind), `after ${step + 1} tabs`).toBe(false);
    }
    for (const target of ["join", "partner", "press"] as const)
      await expect(page.locator(`#menu a[href="${pathTo(target, lang)}"]`)).toBeVisible();
    await page.locator(`#menu a[href="${pathTo("press", lang)}"]`).click();
    await expect(page).toHaveURL(pathTo("press", lang));
    await expect(page.locator("#menu")).toBeHidden();
  }),
);

test("JP3 figures are in the first screen of the press page", { tag: "@phone" }, async ({ page }) => {
  await page.goto(addressOf("press", "fr"));
  await expect(page.locator("[aria-labelledby=figures] dd").first()).toBeInViewport({ ratio: 1 });
});

test(
  "branches: search, map and list in this order, and a chosen city survives a change of language",
  onPhone,
  ({ page }) =>
    inEachLanguage(async (lang) => {
      const t = messages[lang].branches;
      await open(page, addressOf("branches", lang));
      const parts = [page.getByRole("search"), page.getByRole("region", { name: t.mapLabel }), page.locator("#list")];
      const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      await page.getByRole("link", { name: t.skipMap }).focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("#list")).toBeInViewport();
      await page.getByRole("link", { name: "Lyon", exact: true }).first().click();
      await expect(page.locator("article[id^=card-]")).toHaveCount(1);
      await page.locator("a[data-language]").click();
      await expect(page).toHaveURL(/city=lyon/);
      await hydrated(page);
      await expect(page.locator("article[id^=card-]")).toHaveCount(1);
      await page.goBack();
      await hydrated(page);
      await page.getByRole("link", { name: t.allCities, exact: true }).click();
      await page.getByRole("link", { name: t.helpOpen }).first().click();
      await expect(page).toHaveURL(addressOf("join", lang));
      await page.goto(addressOf("branch", lang, "lyon"));
      await expect(page.locator("main a[href*='linkedin.example/company/kryptocampus-lyon']")).toBeVisible();
    }),
);

test("EV2 events can be filtered by city and subscribed to", onPhone, async ({ page }) => {
  await page.clock.setFixedTime("2099-11-01T12:00:00Z");
  await inEachLanguage(async (lang) => {
    const t = messages[lang].events;
    const events = addressOf("events", lang);
    const shown = page.getByRole("region", { name: t.list }).getByRole("article");
    const lyon = page.getByRole("link", { name: "Lyon (2)" });
    await open(page, events);
    await lyon.click();
    await expect(page).toHaveURL(/\?(ville|city)=lyon$/);
    await expect(shown).toHaveCount(2);
    const agenda = cityAgenda(lang, "lyon");
    await expect(page.getByRole("link", { name: t.calendarFeed })).toHaveAttribute(
      "href",
      content.site.address.replace("https:", "webcal:") + agenda,
    );
    expect((await (await page.request.get(agenda)).text()).match(/BEGIN:VEVENT/g)).toHaveLength(2);
    await open(page, `${events}?city=Lyon`);
    await expect(lyon).toHaveAttribute("aria-current", "true");
    await open(page, `${events}?ville=${encodeURIComponent("<b>🎉</b>".repeat(60))}`);
    await expect(page.getByText(t.unknownCity.split("{")[0]!)).toBeVisible();
    await expect(shown.first()).toBeVisible();
  });
});

test(
  "EW1 a missing page answers 404 in both languages, suggests the closest one and logs its path",
  onPhone,
  async ({ page, tolerated }) => {
    tolerated.push(/Failed to load resource.*404/);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await inEachLanguage(async (lang) => {
      const other = lang === "fr" ? "en" : "fr";
      const t = messages[lang].notFound;
      expect((await page.goto(`/${lang}/publicatoins`))?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("h1")).toHaveText(t.title);
      await expect(page.locator("main")).toContainText(t.code);
      await expect(page.locator(`[lang=${other}] h2`)).toHaveText(messages[other].notFound.title);
      await expect(page.locator("[data-nearest] a")).toHaveAttribute("href", pathTo("publications", lang));
      await expect.poll(() => logged.join("\n")).toContain(`/${lang}/publicatoins`);
      await page.getByRole("link", { name: t.home }).click();
      await expect(page).toHaveURL("/fr");
      await page.goto(`/${lang}/join`);
      await expect(page).toHaveURL(addressOf("join", lang));
    });
  },
);
