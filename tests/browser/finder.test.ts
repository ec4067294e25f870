import { languages, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

for (const lang of languages) {
  test(`BL6 a visitor finds a branch by school or country in ${lang}, or learns that there is none`, async ({
    page,
  }) => {
    const words = messages[lang].branches;
    await page.goto(`/${lang}/antennes`);
    const cards = page.locator(".branch-card");
    await expect(cards).toHaveCount(18);
    const search = page.getByRole("searchbox", { name: words.filterText });
    await search.fill("telecom");
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole("search").getByRole("status")).toHaveText(`1 ${words.countWord.one}`);
    await search.fill("");
    await page.getByRole("combobox", { name: words.filterCountry }).selectOption("belgium");
    await expect(cards).toHaveCount(1);
    await search.fill("atlantis");
    await expect(cards).toHaveCount(0);
    await page.getByRole("button", { name: words.clear }).click();
    await expect(cards).toHaveCount(18);
  });
}

test.describe("with a position", () => {
  test.use({ geolocation: { latitude: 47.2, longitude: -1.5 }, permissions: ["geolocation"] });

  test("BL6 the nearest branch is chosen, and nothing is sent anywhere", async ({ page, contacted }) => {
    await page.goto("/fr/antennes");
    const before = contacted.length;
    await page.getByRole("button", { name: messages.fr.branches.nearest }).click();
    await expect(page.getByRole("search").getByRole("status")).toContainText("IMT Atlantique");
    await expect(page.locator(".selected-branch h2")).toHaveText("IMT Atlantique");
    expect(contacted.slice(before).filter((url) => !url.includes("tile"))).toEqual([]);
  });
});

test("BL6 a refused position is said, not ignored", async ({ page }) => {
  await page.goto("/fr/antennes");
  await page.getByRole("button", { name: messages.fr.branches.nearest }).click();
  await expect(page.getByRole("search").getByRole("status")).toHaveText(messages.fr.branches.nearestDenied);
});

test.describe("DN6", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("DN6 the Ethereum address can be copied, or read with a telephone", async ({ page }) => {
    await page.goto("/en/donation");
    await page.getByRole("button", { name: messages.en.donation.copy }).first().click();
    await expect(page.getByText(messages.en.donation.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^0x[0-9a-fA-F]{40}$/);
    await expect(page.getByAltText(messages.en.donation.qr.replace("{address}", copied))).toBeVisible();
  });
});
