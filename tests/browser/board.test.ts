import type { Page } from "@playwright/test";
import { content, localise, roleOf } from "./support/content.ts";
import { itemsPerRow, open, plain } from "./support/page.ts";
import { addressOf, type Language, languages, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const terms = content.board.toSorted((a, b) => b.id.localeCompare(a.id));
const poles = content.poles.toSorted((a, b) => a.position - b.position);
const current = String(content.site.officeYear);
const parameter = { fr: "annee", en: "year" };

const namesOf = (id: string) => terms.find((term) => term.id === id)!.members.map(({ name }) => name);
const selector = (page: Page, lang: Language) => page.getByRole("navigation", { name: messages[lang].board.years });
const shownNames = (page: Page) => page.locator(".term article:visible h3");
const polesSection = (page: Page, lang: Language) =>
  page.getByRole("region", { name: content.boardPage.poles.heading[lang] });

test("BD1 the board opens on the current term, with a button per term, in one to three columns", async ({
  page,
  viewport,
}) => {
  for (const lang of languages) {
    const { header } = localise(content.boardPage, lang);
    await page.goto(addressOf("board", lang));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(header.title);
    await expect(page.getByText(header.tag, { exact: true })).toBeVisible();
    await expect(page.getByText(header.subtitle)).toBeVisible();
    const buttons = selector(page, lang).getByRole("link");
    await expect(buttons).toHaveText(terms.map(({ label }) => label));
    await expect(selector(page, lang).locator("[aria-current]")).toHaveText(current);
    await expect(shownNames(page)).toHaveText(namesOf(current));
  }
  const cards = page.locator(".term li:visible:has(> article)");
  expect(await itemsPerRow(cards)).toBe(viewport?.width === 390 ? 1 : 3);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await itemsPerRow(cards)).toBe(2);
});

test("BD2 a member’s card says who they are, what they do and where, and links only to accounts they have", async ({
  page,
}) => {
  for (const lang of languages) {
    await page.goto(addressOf("board", lang));
    const cards = await page.locator(".term article").evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector("h3")?.textContent,
        texts: [...card.querySelectorAll("p")].map((text) => text.textContent),
        picture: card.querySelector("img")?.getAttribute("src") !== "",
        links: [...card.querySelectorAll("a")].map((link) => [link.getAttribute("aria-label"), link.href]),
      })),
    );
    const { linkedin: onLinkedin, x: onX } = messages[lang].board;
    expect(cards).toEqual(
      terms.flatMap(({ members }) =>
        members.map(({ name, description, branch, school, linkedin, x, ...officer }) => ({
          name,
          texts: [
            roleOf(officer, lang),
            school?.[lang] ?? content.branches.find(({ id }) => id === branch)?.name[lang],
            description[lang],
          ],
          picture: true,
          links: [
            ...(linkedin ? [[onLinkedin.replace("{name}", name), linkedin]] : []),
            ...(x ? [[onX.replace("{name}", name), x]] : []),
          ],
        })),
      ),
    );
  }
});

test("BD3 the poles and their teams stand under the current term, and under no other", async ({ page }) => {
  for (const lang of languages) {
    await open(page, addressOf("board", lang));
    const section = polesSection(page, lang);
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(poles.map(({ title }) => title[lang]));
    for (const { title, description, team } of poles) {
      for (const paragraph of [description].flat()) await expect(section.getByText(paragraph[lang])).toBeVisible();
      const cards = section.getByRole("list", { name: title[lang] }).locator("article");
      const texts = await cards.evaluateAll((all) =>
        all.map((card) => [...card.children].map((part) => part.textContent)),
      );
      expect(texts.map((parts) => parts.map(plain).filter(Boolean))).toEqual(
        team.map((member) =>
          [member.name, roleOf(member, lang), member.description?.[lang] ?? ""].map(plain).filter(Boolean),
        ),
      );
    }
    await expect(section.locator("p:empty")).toHaveCount(0);
    await selector(page, lang).getByRole("link", { name: "2024", exact: true }).click();
    await expect(shownNames(page)).toHaveText(namesOf("2024"));
    await expect(section).toHaveCount(0);
  }
});

test("BD4 the term is in the address: it can be shared, and the back button returns to the one before", async ({
  page,
}) => {
  await open(page, addressOf("board", "fr"));
  const buttons = selector(page, "fr").getByRole("link");
  await buttons.nth(2).click();
  await expect(page).toHaveURL(/\/fr\/bureau\?annee=2023/);
  await expect(shownNames(page)).toHaveText(namesOf("2023"));
  await expect(
    page.getByText(messages.fr.board.members.other.replace("{count}", `${namesOf("2023").length}`)),
  ).toHaveCount(1);
  await buttons.last().click();
  await expect(page).toHaveURL(/annee=2017-2020/);
  await expect(shownNames(page)).toHaveText(namesOf("2017-2020"));
  await page.goBack();
  await expect(shownNames(page)).toHaveText(namesOf("2023"));
  await expect(selector(page, "fr").locator("[aria-current]")).toHaveText("2023");
  await page.goBack();
  await expect(shownNames(page)).toHaveText(namesOf(current));

  await page.goto("/en/bureau?year=2022");
  await expect(shownNames(page)).toHaveText(namesOf("2022"));
  await page.locator("a[data-language]").click();
  await expect(page).toHaveURL(/\/fr\/bureau\?year=2022/);
  await expect(shownNames(page)).toHaveText(namesOf("2022"));
  await open(page, "/fr/bureau?annee=1999");
  await expect(shownNames(page)).toHaveText(namesOf(current));
  await expect(polesSection(page, "fr")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("BD4 a term can be reached, and the poles stay with theirs", async ({ page }) => {
    for (const [lang, ids] of [
      ["fr", ["2017-2020", current]],
      ["en", ["2023"]],
    ] as const) {
      await page.goto(addressOf("board", lang));
      await expect(polesSection(page, lang)).toBeVisible();
      for (const id of ids) {
        const { label } = terms.find((term) => term.id === id)!;
        await selector(page, lang).getByRole("link", { name: label, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${parameter[lang]}=${id}`));
        await expect(shownNames(page)).toHaveText(namesOf(id));
        await expect(polesSection(page, lang)).toHaveCount(id === current ? 1 : 0);
      }
    }
  });
});
