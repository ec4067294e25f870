import { pathTo } from "#model/pages.ts";
import { content, localise } from "./support/content.ts";
import { open, readToTheEnd } from "./support/page.ts";
import { addressOf, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const statusNotFound = /Failed to load resource.*404/;

for (const lang of languages) {
  const t = messages[lang];
  const screen = { tag: screenOf[lang] };

  test(`subscribing in ${lang} opens the newsletter with the typed e-mail`, screen, async ({ page }) => {
    await open(page, addressOf("publications", lang));
    await page.getByRole("textbox", { name: t.publications.emailLabel }).fill("ana@example.org");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: t.publications.subscribe }).click();
    expect((await opened).url()).toContain("email=ana%40example.org");
  });

  test(`joining in ${lang}: the first button names LinkedIn, the last explains`, screen, async ({ page }) => {
    await open(page, addressOf("home", lang));
    const leaves = page.locator("main a[target=_blank]").first();
    await expect(leaves).toContainText("LinkedIn");
    await expect(leaves).toContainText(t.newTab);
    const band = page.getByRole("contentinfo").locator("a.button");
    await band.click();
    await expect(page).toHaveURL(addressOf("join", lang));
    await expect(band).toHaveCount(0);
  });

  test(`our publications in ${lang} open on this site`, screen, async ({ page, context }) => {
    await open(page, addressOf("publications", lang));
    const opened = context.waitForEvent("page");
    await page
      .locator(`main a[target=_blank][href="${addressOf("publication", lang)}"]`)
      .first()
      .click();
    const text = await opened;
    await expect(text).toHaveURL(addressOf("publication", lang));
    await expect(text.getByRole("link", { name: t.publication.readLabel.split("{")[0]! })).toHaveCount(0);
  });

  test(`the press page in ${lang} has figures, an e-mail address and contacts`, screen, async ({ page }) => {
    await open(page, addressOf("press", lang));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator(".ledger dd").first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator("main a[href^='mailto:']").getByText(content.site.email).first()).toBeVisible();
    await expect(page.getByRole("link", { name: t.press.interview })).toBeVisible();
    await expect(page.getByRole("link", { name: t.press.profile })).toBeVisible();
  });

  test(`each way to give in ${lang} is one tap away, one of them without Tor`, screen, async ({ page }) => {
    await open(page, addressOf("donation", lang));
    const ways = page.getByRole("navigation", { name: t.donation.ways }).getByRole("link");
    await expect(ways).toHaveCount(3);
    for (const way of await ways.all()) {
      await way.click();
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    }
    await expect(
      page.locator("main").getByText(localise(content.donationPage, lang).crypto.lightning.text),
    ).toBeVisible();
  });

  test(`a speaker of the Krypto-Tour in ${lang} links to their talk`, screen, async ({ page }) => {
    await open(page, addressOf("kryptoTour", lang));
    const { name } = content.speakers.speakers[0]!;
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
    await card.locator("a[href^='#talk-']").first().click();
    const talk = page.locator(new URL(page.url()).hash);
    await expect(talk).toBeInViewport();
    await expect(talk).toContainText(name);
  });

  test(`branches in ${lang}: search, map and list, in this order`, screen, async ({ page }) => {
    await open(page, addressOf("branches", lang));
    const parts = [page.getByRole("search"), page.locator(".branch-map"), page.locator("#list")];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await page.getByRole("link", { name: t.branches.skipMap }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#list")).toBeInViewport();
    await page.getByRole("link", { name: t.branches.helpOpen }).first().click();
    await expect(page).toHaveURL(addressOf("join", lang));
    await open(page, addressOf("branch", lang, "lyon"));
    await expect(page.locator("main a[href*='linkedin.example/company/kryptocampus-lyon']")).toBeVisible();
  });

  test(`a missing page in ${lang} suggests the closest one`, screen, async ({ page, tolerated }) => {
    tolerated.push(statusNotFound);
    await page.goto(`/${lang}/publicatoins`);
    await expect(page.locator("[data-nearest] a")).toHaveAttribute("href", pathTo("publications", lang));
    await page.goto(`/${lang}/join`);
    await expect(page).toHaveURL(addressOf("join", lang));
  });

  test(`the consent note in ${lang} does not cover the map`, screen, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    for (const name of ["branches", "kryptoTour"] as const) {
      await page.goto(addressOf(name, lang));
      await readToTheEnd(page);
      for (const width of [720, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const note = await page.locator(".map-consent").boundingBox();
        const map = await page.locator(".map").first().boundingBox();
        expect(note!.y >= map!.y + map!.height || note!.y + note!.height <= map!.y).toBe(true);
      }
    }
  });
}
