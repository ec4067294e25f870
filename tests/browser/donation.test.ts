import { sampleWords } from "#model/words/sample.ts";
import { content, localise } from "./support/content.ts";
import { frameTitled, open } from "./support/page.ts";
import { addressOf, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    const text = localise(content.donationPage, lang);
    const words = messages[lang].donation;

    test(`DN2 the donation form in ${lang} is 800 pixels high`, async ({ page }) => {
      await open(page, addressOf("donation", lang));
      const { organisation, form } = content.site.embeds.donation!;
      const address = `https://www.helloasso.com/associations/${organisation}/formulaires/${form}`;
      const frame = await frameTitled(page, words.formTitle);
      await expect(frame).toHaveAttribute("src", `${address}/widget`);
      expect((await frame.boundingBox())?.height).toBe(800);
    });

    test(`DN3 the Lightning dialog in ${lang} explains the onion link and can be closed`, async ({ page }) => {
      const { dialogTitle, steps } = text.crypto.lightning;
      await open(page, addressOf("donation", lang));
      const button = page.getByRole("button", { name: words.lightningButton });
      const dialog = page.getByRole("dialog", { name: dialogTitle });
      const closing = dialog.getByRole("button", { name: words.close });
      await expect(dialog).toBeHidden();
      const ways = [
        () => closing.first().click(),
        () => closing.last().click(),
        () => page.mouse.click(5, 5),
        () => page.keyboard.press("Escape"),
      ];
      for (const close of ways) {
        await button.click();
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole("heading")).toHaveText(dialogTitle);
        await expect(dialog.getByRole("listitem")).toHaveText(steps);
        const link = dialog.getByRole("link", { name: words.onionLink });
        await expect(link).toHaveAttribute("href", content.site.links.lightning!);
        await dialog.getByRole("listitem").first().click();
        await expect(dialog).toBeVisible();
        await close();
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  });

test.describe("with the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("DN6 the Ethereum and the onion address can be copied", async ({ page }) => {
    const { ethereum, links } = content.site;
    for (const lang of languages) {
      const words = messages[lang].donation;
      await open(page, addressOf("donation", lang));
      const dialog = page.getByRole("dialog");
      for (const [place, address] of [
        [page.locator("main"), ethereum!.address],
        [dialog, links.lightning!],
      ] as const) {
        if (place === dialog) await page.getByRole("button", { name: words.lightningButton }).click();
        await place.getByRole("button", { name: words.copy }).first().click();
        await expect(place.getByText(words.copied).first()).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
        await expect(place.getByText(sampleWords[lang].sendNothing).filter({ visible: true }).first()).toBeVisible();
        await expect(place.getByAltText(words.qr.replace("{address}", address))).toHaveCount(0);
      }
    }
  });

  test("DN6 a failed copy shows a message", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    for (const lang of languages) {
      await open(page, addressOf("donation", lang));
      await page.getByRole("button", { name: messages[lang].donation.copy }).first().click();
      await expect(page.getByText(messages[lang].donation.copyFailed)).toBeVisible();
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("DN2 DN3 the form and the onion address are links", { tag: "@phone" }, async ({ page }) => {
    await page.goto(addressOf("donation", "fr"));
    const tile = page.locator(".embed-tile");
    await expect(tile.getByRole("link", { name: messages.fr.donation.formLink })).toBeVisible();
    await expect(tile.getByText(messages.fr.embed.waiting)).toBeHidden();
    await expect(page.getByRole("link", { name: content.site.links.lightning })).toBeVisible();
  });
});
