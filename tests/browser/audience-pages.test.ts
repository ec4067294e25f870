import { addressOf, messages } from "./support/site.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const paper = addressOf("publication", "fr");
const copied = () => navigator.clipboard.readText();

test("JP3 a journalist copies a presentation, and a citation in three taps", async ({ page }) => {
  const t = messages.fr;
  await open(page, addressOf("home", "fr"));
  await page.locator(`main li > a[href="${addressOf("press", "fr")}"]`).click();
  await expect(page).toHaveURL(addressOf("press", "fr"));
  const take = page.locator("[aria-labelledby=presentation] button").first();
  await take.click();
  await expect(take).toHaveAttribute("data-done", "true");
  expect(await page.evaluate(copied)).toBe(
    await page.locator("[aria-labelledby=presentation] li p").first().textContent(),
  );
  await page
    .getByRole("link", { name: t.press.citeLabel.split("{")[0] })
    .first()
    .click();
  await page.waitForURL("**/publications/*#cite");
  const copy = page.locator("#cite button").first();
  await copy.click();
  await expect(page.locator("#cite [role=status]").first()).toHaveText(t.copy.copied);
  await expect(copy).toHaveText(t.copy.copied);
  const citation = await page.evaluate(copied);
  expect(citation).toMatch(/^@techreport\{/);
  expect(citation).toBe(await page.locator("#cite pre").first().textContent());
  await expect(copy).toHaveText(t.copy.copy);
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
      await expect(page.locator("#cite pre").filter({ visible: true })).toContainText(start);
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
    const [text, note] = [page.locator("p:has(#call-1)"), page.locator("#note-1")];
    const [line, beside] = [(await text.boundingBox())!, (await note.boundingBox())!];
    if (isMobile) expect(beside.y).toBeGreaterThanOrEqual(line.y + line.height);
    else {
      expect(beside.x).toBeGreaterThan(line.x + line.width);
      expect(Math.abs(beside.y - line.y)).toBeLessThan(40);
    }
    await page.locator("#call-1").click();
    await expect(note).toBeInViewport();
    const contents = page.getByRole("navigation", { name: messages.fr.publication.contents });
    const link = contents.getByRole("link", { includeHidden: true }).nth(1);
    if (isMobile) {
      await expect(link).toBeHidden();
      await contents.locator("summary").click();
    }
    await link.click();
    await expect(page.locator((await link.getAttribute("href"))!)).toBeInViewport();
  },
);
