import { pathTo } from "#model/pages.ts";
import { letters } from "#model/words/letters.ts";
import { languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    const t = messages[lang];
    const paper = pathTo("publication", lang, { id: "mica-un-an-apres" });

    test(`JP1 a student in Lyon gets a ready e-mail in three taps from the home page (${lang})`, async ({ page }) => {
      await page.goto(`/${lang}`);
      await page.locator(`.door a[href="${pathTo("join", lang)}"]`).click();
      await page.waitForURL(`**${pathTo("join", lang)}`);
      await page.locator(".schools-list").getByRole("link", { name: /Lyon/ }).click();
      await expect(page.locator("#answer")).toBeFocused();
      await expect(page).toHaveURL(/[?&](ecole|school)=lyon$/);
      const draft = new URL((await page.locator(".letter a.button").getAttribute("href")) ?? "");
      expect(draft.pathname).toMatch(/^lyon@/);
      expect(draft.searchParams.get("subject")).toBe(letters[lang].join.subject.replace("{name}", "Lyon"));
      const shown = await page.locator(".letter-body").innerText();
      const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();
      const body = draft.searchParams.get("body") ?? "";
      expect(words(body)).toBe(words(shown));
      await page.getByRole("button", { name: t.join.copy }).click();
      expect(words(await page.evaluate(() => navigator.clipboard.readText()))).toBe(words(body));
      await page.reload();
      await expect(page.locator("#answer")).toContainText("Lyon");
    });

    test(`JP2 a sponsor finds figures, tiers and a contact in one tap (${lang})`, async ({ page }) => {
      await page.goto(`/${lang}`);
      await page.locator(`.door a[href="${pathTo("partner", lang)}"]`).click();
      await page.waitForURL(`**${pathTo("partner", lang)}`);
      await expect(page.locator(".ledger time").first()).toBeVisible();
      await expect(page.locator(".tiers")).toBeVisible();
      await expect(page.locator('.contact-bar a[href^="mailto:"]')).toBeVisible();
      for (const file of await page.locator(".file").all()) {
        const answer = await page.request.get((await file.getAttribute("href")) ?? "");
        expect(answer.status()).toBe(200);
      }
    });

    test(`JP3 a journalist copies a citation in three taps (${lang})`, async ({ page }) => {
      await page.goto(`/${lang}`);
      await page.locator(`.door a[href="${pathTo("press", lang)}"]`).click();
      await page.waitForURL(`**${pathTo("press", lang)}`);
      await page
        .getByRole("link", { name: t.press.citeLabel.split("{")[0] })
        .first()
        .click();
      await page.waitForURL("**/publications/*#cite");
      const copy = page.locator(".cite .copy").first();
      await copy.click();
      await expect(page.locator(".cite [role=status]").first()).toHaveText(t.copy.copied);
      await expect(copy).toHaveText(t.copy.copied);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^@techreport\{/);
      expect(copied).toBe(await page.locator(".cite pre").first().textContent());
      await expect(copy).toHaveText(t.copy.copy, { timeout: 4000 });
    });

    test(`JP1 the school finder in ${lang} tolerates typos and handles any input`, async ({ page }) => {
      const words = t.join;
      await page.goto(pathTo("join", lang));
      const field = page.getByRole("searchbox", { name: words.school });
      const status = page.locator(".school-hint [role=status]");
      await field.fill("lyno");
      await expect(page.locator("#answer")).toContainText("Lyon");
      for (const text of ["🦊", "a".repeat(500), "<script>alert(1)</script>", "zzzz"]) {
        await field.fill(text);
        await expect(status).toHaveText(words.none);
        await expect(page.locator(".answer")).toHaveCount(0);
        await expect(page.locator('.unknown a[href^="mailto:"]')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
      await page.getByRole("button", { name: words.clear }).click();
      await expect(field).toBeFocused();
      await expect(status).toHaveText("");
      await expect(page.locator(".schools-list a").first()).toBeVisible();
    });

    test(`JP1 a student of another school in Lyon is sent to the Lyon branch (${lang})`, async ({ page }) => {
      await page.goto(`${pathTo("join", lang)}?q=${encodeURIComponent("INSA Lyon")}`);
      await expect(page.locator("#answer")).toContainText("Lyon");
      const draft = new URL((await page.locator(".letter a.button").getAttribute("href")) ?? "");
      expect(draft.pathname).toMatch(/^lyon@/);
      expect(draft.searchParams.get("body")).toContain("INSA Lyon");
      await expect(page.locator(".join-other").getByRole("link", { name: t.join.open })).toBeVisible();
    });

    test(`JP1 a student far from any branch can offer to open one (${lang})`, async ({ page }) => {
      await page.goto(`${pathTo("join", lang)}?q=Poitiers`);
      await expect(page.locator("#answer")).toContainText("Poitiers");
      await expect(page.locator(".unknown").getByRole("link", { name: t.join.agenda })).toBeVisible();
      const draft = new URL((await page.locator(".unknown-write a").getAttribute("href")) ?? "");
      expect(draft.searchParams.get("body")).toContain("Poitiers");
    });

    test(`JP3 a presentation is copied as shown, and a failed copy shows a message (${lang})`, async ({ page }) => {
      await page.goto(pathTo("press", lang));
      const [take, copy] = [page.locator(".take-text").first(), page.locator(".take .copy").first()];
      await copy.click();
      await expect(copy).toHaveAttribute("data-done", "true");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await take.textContent());
      await page.evaluate(() =>
        Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject(new Error("no")) }),
      );
      await copy.click();
      await expect(page.locator(".take [role=status]").first()).toHaveText(t.copy.failed);
    });

    test(`PB5 the reference in ${lang} has three formats, with and without scripts`, async ({ browser, baseURL }) => {
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        await page.goto(`${baseURL}${paper}`);
        for (const [form, start] of [
          ["RIS", "TY  - "],
          ["APA", "Marchetti, I."],
          ["BibTeX", "@techreport"],
        ] as const) {
          await page.getByText(form, { exact: true }).click();
          await expect(page.locator(".cite pre").filter({ visible: true })).toContainText(start);
        }
        await context.close();
      }
    });

    test(`PB5 the contents in ${lang} are collapsed on a phone and open on a desktop`, async ({ page, isMobile }) => {
      await page.goto(paper);
      const link = page.locator(".reading-contents a").nth(1);
      if (isMobile) {
        await expect(link).toBeHidden();
        await page.locator(".reading-contents summary").click();
      }
      await link.click();
      await expect(page.locator(".prose h2").nth(1)).toBeInViewport();
    });
  });

for (const lang of languages) {
  const paper = pathTo("publication", lang, { id: "mica-un-an-apres" });

  test(`PB5 notes in ${lang} are beside their line on a wide screen and below it on others`, async ({ page }) => {
    await page.goto(paper);
    const call = page.locator("#call-1");
    const note = page.locator("#note-1");
    const text = page.locator(".prose > p").first();
    const boxes = async () => Promise.all([text, note].map(async (part) => (await part.boundingBox())!));
    const [wideText, wideNote] = await boxes();
    expect(wideNote!.x).toBeGreaterThan(wideText!.x + wideText!.width);
    expect(Math.abs(wideNote!.y - wideText!.y)).toBeLessThan(40);
    await call.click();
    await expect(note).toBeInViewport();
    await page.setViewportSize({ width: 600, height: 900 });
    const [narrowText, narrowNote] = await boxes();
    expect(narrowNote!.y).toBeGreaterThanOrEqual(narrowText!.y + narrowText!.height);
  });

  test(`the phone menu links to joining, partners and press (${lang})`, { tag: "@phone" }, async ({ page }) => {
    await page.goto(`/${lang}`);
    await page.locator(".menu-button").click();
    for (const door of ["join", "partner", "press"] as const)
      await expect(page.locator(`.menu-panel a[href="${pathTo(door, lang)}"]`)).toBeVisible();
    await page.locator(`.menu-panel a[href="${pathTo("press", lang)}"]`).click();
    await page.waitForURL(`**${pathTo("press", lang)}`);
    await expect(page.locator(".menu-panel")).toBeHidden();
  });
}
