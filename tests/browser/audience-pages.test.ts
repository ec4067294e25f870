import { addressOf, messages } from "./support/site.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const paper = addressOf("publication", "fr");
const copied = () => navigator.clipboard.readText();

test("JP2 a sponsor finds figures, tiers and a contact in one tap", { tag: "@phone" }, async ({ page }) => {
  await open(page, addressOf("home", "en"));
  await page.locator(`.audience a[href="${addressOf("partner", "en")}"]`).click();
  await expect(page).toHaveURL(addressOf("partner", "en"));
  await expect(page.locator(".dated-figures time").first()).toBeVisible();
  await expect(page.locator(".tiers")).toBeVisible();
  await expect(page.locator('.contact-bar a[href^="mailto:"]')).toBeVisible();
});

test("JP3 a journalist copies a presentation, and a citation in three taps", async ({ page }) => {
  const t = messages.fr;
  await open(page, addressOf("home", "fr"));
  await page.locator(`.audience a[href="${addressOf("press", "fr")}"]`).click();
  await expect(page).toHaveURL(addressOf("press", "fr"));
  const take = page.locator(".take [data-copy]").first();
  await take.click();
  await expect(take).toHaveAttribute("data-done", "true");
  expect(await page.evaluate(copied)).toBe(await page.locator(".take-text").first().textContent());
  await page
    .getByRole("link", { name: t.press.citeLabel.split("{")[0] })
    .first()
    .click();
  await page.waitForURL("**/publications/*#cite");
  const copy = page.locator(".cite [data-copy]").first();
  await copy.click();
  await expect(page.locator(".cite [role=status]").first()).toHaveText(t.copy.copied);
  await expect(copy).toHaveText(t.copy.copied);
  const citation = await page.evaluate(copied);
  expect(citation).toMatch(/^@techreport\{/);
  expect(citation).toBe(await page.locator(".cite pre").first().textContent());
  await expect(copy).toHaveText(t.copy.copy, { timeout: 4000 });
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject(new Error("no")) }),
  );
  await copy.click();
  await expect(page.locator(".cite [role=status]").first()).toHaveText(t.copy.failed);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("PB5 the reference of a publication has two formats", async ({ page }) => {
    await page.goto(paper);
    for (const [form, start] of [
      ["APA", "Marchetti, I."],
      ["BibTeX", "@techreport"],
    ] as const) {
      await page.getByText(form, { exact: true }).click();
      await expect(page.locator(".cite pre").filter({ visible: true })).toContainText(start);
    }
  });
});

test(
  "PB5 a publication’s contents are collapsed on a phone, and its notes are beside the text on a desktop",
  {
    tag: "@both",
  },
  async ({ page, isMobile }) => {
    await page.goto(paper);
    const [text, note] = [page.locator(".prose > p").first(), page.locator("#note-1")];
    const [line, beside] = [(await text.boundingBox())!, (await note.boundingBox())!];
    if (isMobile) expect(beside.y).toBeGreaterThanOrEqual(line.y + line.height);
    else {
      expect(beside.x).toBeGreaterThan(line.x + line.width);
      expect(Math.abs(beside.y - line.y)).toBeLessThan(40);
    }
    await page.locator("#call-1").click();
    await expect(note).toBeInViewport();
    const link = page.locator(".reading-contents a").nth(1);
    if (isMobile) {
      await expect(link).toBeHidden();
      await page.locator(".reading-contents summary").click();
    }
    await link.click();
    await expect(page.locator(".prose h2").nth(1)).toBeInViewport();
  },
);
