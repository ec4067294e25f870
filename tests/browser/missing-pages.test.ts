import { navigateInside, open } from "./support/page.ts";
import { addressOf, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const statusNotFound = /Failed to load resource.*404/;

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    const other = lang === "fr" ? "en" : "fr";

    test(`EW1 a missing page under /${lang} is a 404 that logs its path`, async ({ page, tolerated }) => {
      tolerated.push(statusNotFound);
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      const response = await page.goto(`/${lang}/nothing/here`);
      expect(response?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("h1")).toHaveText(messages[lang].notFound.title);
      await expect(page.locator("main")).toContainText(messages[lang].notFound.code);
      await expect(page.locator(`[lang=${other}] h2`)).toHaveText(messages[other].notFound.title);
      await expect.poll(() => logged.join("\n")).toContain(`/${lang}/nothing/here`);
      const home = page.getByRole("link", { name: messages[lang].notFound.home });
      await expect(home).toHaveAttribute("href", "/");
      await home.click();
      await expect(page).toHaveURL("/fr");
    });

    test(`BR6 an unknown branch under /${lang} answers 404 and links to the list`, async ({ page, tolerated }) => {
      tolerated.push(statusNotFound);
      const response = await page.goto(`/${lang}/antennes/atlantis`);
      expect(response?.status()).toBe(404);
      await expect(page.locator("h1")).toHaveText(messages[lang].branch.notFoundTitle);
      await page.getByRole("link", { name: messages[lang].branch.notFoundBack }).click();
      await expect(page).toHaveURL(`/${lang}/antennes`);
    });

    test(`BR6 a link to an unknown branch under /${lang} shows the same page`, async ({ page, tolerated }) => {
      tolerated.push(statusNotFound);
      await open(page, `/${lang}/antennes`);
      await navigateInside(page, `/${lang}/antennes/atlantis`);
      await expect(page.locator("h1")).toHaveText(messages[lang].branch.notFoundTitle);
    });
  });

test("EW1 a client-side navigation to a missing page shows the 404 page and logs its path", async ({ page }) => {
  await open(page, "/fr/bureau");
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await navigateInside(page, "/fr/nothing");
  await expect(page.locator("h1")).toHaveText(messages.fr.notFound.title);
  await expect.poll(() => logged.join("\n")).toContain("/fr/nothing");
});

test("EW2 a router error shows a page with a link home", async ({ page, tolerated }) => {
  tolerated.push(/./);
  await page.route(/\/assets\/association-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'export default () => { throw new Error("broken") }' }),
  );
  await page.goto(addressOf("association", "fr"));
  await expect(page.locator("h1")).toHaveText("Unexpected Application Error!");
  await page.getByRole("link", { name: messages.fr.notFound.home }).click();
  await expect(page).toHaveURL("/fr");
});
