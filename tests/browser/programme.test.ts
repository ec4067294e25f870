import { currentEdition } from "#model/editions.ts";
import { content } from "./support/content.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const { slots } = currentEdition(content).schedule;
const talk = slots.find(({ abstract }) => abstract)!;

test.use({ javaScriptEnabled: false });

test("KT9 before the event, the programme is a plain list with an address for each talk", async ({ page }) => {
  await page.goto(addressOf("kryptoTour", "fr"));
  const programme = page.getByRole("table", { name: messages.fr.tour.scheduleTable });
  await expect(programme.locator("tbody").getByRole("row")).toHaveCount(slots.length);
  const row = programme.getByRole("row").filter({ hasText: talk.title.fr });
  for (const text of [talk.abstract!.fr, talk.speakers[0]!]) await expect(row).toContainText(text);
  const id = await row.getAttribute("id");
  await page.goto(`${addressOf("kryptoTour", "fr")}#${id}`);
  await expect(row).toBeInViewport();
  const [bar, box] = [
    await page.getByRole("navigation", { name: messages.fr.tour.inPage }).boundingBox(),
    await row.boundingBox(),
  ];
  expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
});
