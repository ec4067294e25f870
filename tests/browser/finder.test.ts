import { countryName, listedBranches } from "#model/selections.ts";
import { distance } from "#model/geography.ts";
import { content } from "./support/content.ts";
import { open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const listed = listedBranches(content);
const someone = { lat: 47.2, lng: -1.5 };
const byDistance = listed.toSorted((a, b) => distance(a.coordinates, someone) - distance(b.coordinates, someone));
const rarest = [...Map.groupBy(listed, ({ country }) => country)].toSorted(([, a], [, b]) => a.length - b.length)[0]!;

test("BL6 branches can be searched by text, city and distance", async ({ page, context, contacted }) => {
  const words = messages.fr.branches;
  await open(page, addressOf("branches", "fr"));
  const cards = page.locator("article[id^=card-]");
  const answer = page.getByRole("search").getByRole("status");
  await expect(cards).toHaveCount(listed.length);
  const search = page.getByRole("searchbox", { name: words.filterLabel });
  const [wanted] = listed;
  await search.fill(
    wanted!.school
      .normalize("NFD")
      .replaceAll(/\p{Diacritic}/gu, "")
      .toUpperCase(),
  );
  await expect(cards.getByRole("heading", { name: wanted!.name.fr, exact: true })).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(listed.length);
  const heading = page.getByRole("heading", { name: messages.fr.branches.found.one.replace("{count}", "1") });
  const map = page.getByRole("region", { name: messages.fr.branches.mapLabel });
  expect((await heading.boundingBox())!.y).toBeLessThan((await map.boundingBox())!.y);
  await expect(page).toHaveURL(/\?q=/);
  await search.fill("");
  await search.fill(countryName(content, rarest[0], "fr"));
  await expect(cards).toHaveCount(rarest[1].length);
  await search.fill("");
  await page.getByRole("link", { name: wanted!.city.fr, exact: true }).click();
  await expect(cards).toHaveCount(listed.filter(({ city }) => city.fr === wanted!.city.fr).length);
  await page.goto(addressOf("branches", "fr"));
  await search.fill("Centrale Lyon");
  await expect(page.getByText(words.cityWelcomes.replace("{city}", "Lyon"))).toBeVisible();
  await expect(cards.getByRole("heading", { name: "Lyon", exact: true })).toBeVisible();
  await search.fill("atlantis");
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole("link", { name: words.openOne })).toHaveAttribute("href", `mailto:${content.site.email}`);
  await page.getByRole("button", { name: words.clear }).click();
  await expect(cards).toHaveCount(listed.length);
  await expect(page).toHaveURL(addressOf("branches", "fr"));

  const nearest = page.getByRole("button", { name: words.nearest });
  await nearest.click();
  await expect(answer).toHaveText(words.nearestDenied);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: someone.lat, longitude: someone.lng });
  const before = contacted.length;
  await nearest.click();
  const first = byDistance.find(({ status }) => status === "open")!;
  const link = answer.getByRole("link", { name: new RegExp(first.name.fr) });
  await expect(link).toHaveAttribute("href", `#card-${first.id}`);
  const names = () => cards.getByRole("heading").allTextContents();
  expect(await names()).toEqual(byDistance.map(({ name }) => name.fr));
  await expect(cards.first()).toContainText("km");
  await expect(page).toHaveURL(/\?order=nearest$/);
  expect(contacted.slice(before).filter((url) => !url.includes("tile"))).toEqual([]);

  await page.reload();
  await expect.poll(names).toEqual(byDistance.map(({ name }) => name.fr));
  await page.getByRole("button", { name: words.nearest }).click();
  await expect(page).toHaveURL(addressOf("branches", "fr"));
});
test("text typed before the scripts load is searched for once they do", async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const loaded = page.goto(addressOf("branches", "fr"), { waitUntil: "commit" });
  await page.getByRole("searchbox").pressSequentially("atlantis");
  letThrough();
  await loaded;
  await expect(page.locator("article[id^=card-]")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveValue("atlantis");
});
