import { pathTo } from "#model/pages.ts";
import { buildWords } from "#model/words/catalogues.ts";
import { onPhone, inEachLanguage } from "./support/errands.ts";
import { hydrated, open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });
test.describe.configure({ timeout: 60_000 });

const answer = "[aria-labelledby=answer]";
const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();

test("JP1 a student in Lyon gets a ready e-mail in three taps from the home page", onPhone, ({ page }) =>
  inEachLanguage(async (lang) => {
    await open(page, addressOf("home", lang));
    await page.locator(`main li > a[href="${pathTo("join", lang)}"]`).click();
    await page.waitForURL(`**${pathTo("join", lang)}`);
    await hydrated(page);
    await page.locator("main li li").getByRole("link", { name: /Lyon/ }).click();
    await expect(page.locator("#answer")).toBeFocused();
    await expect(page).toHaveURL(/[?&](ecole|school)=lyon$/);
    const draft = new URL((await page.locator(`${answer} a[href^="mailto:"]`).getAttribute("href")) ?? "");
    expect(draft.pathname).toMatch(/^lyon@/);
    expect(draft.searchParams.get("subject")).toBe(buildWords[lang].letters.join.subject.replace("{name}", "Lyon"));
    const body = words(draft.searchParams.get("body") ?? "");
    expect(body).toBe(words(await page.locator(`${answer} div:has(+ a[href^="mailto:"])`).innerText()));
    await page.getByRole("button", { name: messages[lang].join.copy }).click();
    expect(words(await page.evaluate(() => navigator.clipboard.readText()))).toBe(body);
    await page.reload();
    await expect(page.locator("#answer")).toContainText("Lyon");
  }),
);

test("JP1 a student finds the branch of their school or city, or how to open one", onPhone, ({ page }) =>
  inEachLanguage(async (lang) => {
    const t = messages[lang].join;
    await open(page, addressOf("join", lang));
    const field = page.getByRole("searchbox", { name: t.school });
    const status = page.getByRole("search").getByRole("status");
    const heading = page.locator("#answer");
    const mail = page.locator(`${answer} a[href^="mailto:"]`);
    const draft = async () => new URL((await mail.getAttribute("href")) ?? "");
    await field.fill("lyno");
    await expect(heading).toContainText("Lyon");
    await field.fill("INSA Lyon");
    await expect(
      page.getByRole("region", { name: t.school, exact: true }).getByRole("link", { name: t.open }),
    ).toBeVisible();
    const letter = await draft();
    expect(letter.pathname).toMatch(/^lyon@/);
    expect(letter.searchParams.get("body")).toContain("INSA Lyon");
    await field.fill("Poitiers");
    await expect(heading).toContainText("Poitiers");
    await expect(page.locator(answer).getByRole("link", { name: t.agenda })).toBeVisible();
    expect((await draft()).searchParams.get("body")).toContain("Poitiers");
    for (const text of ["a".repeat(500), "<script>alert(1)</script>"]) {
      await field.fill(text);
      await expect(status).toHaveText(t.none);
      await expect(page.locator(answer).getByRole("link", { name: t.agenda })).toBeVisible();
      await expect(mail).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await page.getByRole("button", { name: t.clear }).click();
    await expect(field).toBeFocused();
    await expect(status).toHaveText("");
    await expect(page.locator("main li li a").first()).toBeVisible();
  }),
);
