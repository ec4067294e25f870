import { content, localise } from "./support/content.ts";
import { plain } from "./support/page.ts";
import { addressOf, languages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const years = content.timeline.toSorted((a, b) => a.id.localeCompare(b.id));

test("AS1 the association presents itself, then its mission, its values and its vision", async ({ page }) => {
  for (const lang of languages) {
    const { header, mission, values, vision } = localise(content.associationPage, lang);
    await page.goto(addressOf("association", lang));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(header.title);
    await expect(page.getByText(header.tag, { exact: true })).toBeVisible();
    await expect(page.getByText(header.subtitle)).toBeVisible();
    const cards = page.locator("article:has(> h2)");
    await expect(cards).toHaveText([
      mission.heading + mission.text,
      values.heading + values.items.map(({ name, text }) => `${name} ${text}`).join(""),
      vision.heading + vision.text,
    ]);
  }
});

test("AS2 the history runs year by year, on alternating sides, in one column on a phone", async ({
  page,
  viewport,
}) => {
  const phone = viewport?.width === 390;
  for (const lang of languages) {
    await page.goto(addressOf("association", lang));
    const list = page.getByRole("region", { name: content.associationPage.timeline.heading[lang] }).locator("ol");
    const entries = await list.locator("> li > article").evaluateAll((all) =>
      all.map((entry) => ({
        title: entry.querySelector("h3")?.textContent ?? "",
        description: entry.querySelector("p")?.textContent ?? "",
        achievements: [...entry.querySelectorAll("li")].map((item) => item.textContent),
        left: entry.getBoundingClientRect().left,
        top: entry.getBoundingClientRect().top,
      })),
    );
    expect(entries.map(({ title, description, achievements }) => [title, plain(description), ...achievements])).toEqual(
      years.map(({ id, title, description, achievements }) => [
        id + title[lang],
        plain(description[lang]),
        ...achievements.map((achievement) => achievement[lang]),
      ]),
    );
    const middle = (viewport?.width ?? 0) / 2;
    expect(entries.map(({ left }) => (left < middle ? "left" : "right"))).toEqual(
      years.map((_, i) => (phone || i % 2 === 0 ? "left" : "right")),
    );
    expect(entries.map(({ top }) => top)).toEqual(entries.map(({ top }) => top).toSorted((a, b) => a - b));
  }
});
