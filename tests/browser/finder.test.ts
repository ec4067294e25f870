import { open } from "./support/page.ts";
import { addressOf, languages, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

for (const lang of languages) {
  test(`BL6 a visitor finds a branch by school, country or position in ${lang}, or learns that there is none`, async ({
    page,
    context,
    contacted,
  }) => {
    const words = messages[lang].branches;
    await open(page, addressOf("branches", lang));
    const cards = page.locator(".branch-card");
    const answer = page.getByRole("search").getByRole("status");
    await expect(cards).toHaveCount(5);
    const search = page.getByRole("searchbox", { name: words.filterText });
    await search.fill("telecom");
    await expect(cards).toHaveCount(1);
    await expect(answer).toHaveText(`1 ${words.countWord.one}`);
    await search.fill("");
    await page.getByRole("combobox", { name: words.filterCountry }).selectOption("belgium");
    await expect(cards).toHaveCount(1);
    await search.fill("atlantis");
    await expect(cards).toHaveCount(0);
    await page.getByRole("button", { name: words.clear }).click();
    await expect(cards).toHaveCount(5);

    const nearest = page.getByRole("button", { name: words.nearest });
    await nearest.click();
    await expect(answer).toHaveText(words.nearestDenied);
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 45.7, longitude: 4.8 });
    const before = contacted.length;
    await nearest.click();
    await expect(answer).toContainText("Lyon");
    await expect(page.locator(".selected-branch h2")).toHaveText("Lyon");
    expect(contacted.slice(before).filter((url) => !url.includes("tile"))).toEqual([]);
  });
}
