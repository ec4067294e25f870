import { addressOf, languages, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

for (const lang of languages) {
  test(`BL6 a visitor finds a branch by school or country in ${lang}, or learns that there is none`, async ({
    page,
  }) => {
    const words = messages[lang].branches;
    await page.goto(addressOf("branches", lang));
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

  for (const lang of languages) {
    test(`BL6 the nearest branch is chosen in ${lang}, and nothing is sent anywhere`, async ({ page, contacted }) => {
      await page.goto(addressOf("branches", lang));
      const before = contacted.length;
      await page.getByRole("button", { name: messages[lang].branches.nearest }).click();
      await expect(page.getByRole("search").getByRole("status")).toContainText("IMT Atlantique");
      await expect(page.locator(".selected-branch h2")).toHaveText("IMT Atlantique");
      expect(contacted.slice(before).filter((url) => !url.includes("tile"))).toEqual([]);
    });
  }
});

test("BL6 a refused position is said, not ignored", async ({ page }) => {
  for (const lang of languages) {
    await page.goto(addressOf("branches", lang));
    await page.getByRole("button", { name: messages[lang].branches.nearest }).click();
    await expect(page.getByRole("search").getByRole("status")).toHaveText(messages[lang].branches.nearestDenied);
  }
});
