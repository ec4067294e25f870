import { buildWords } from "#model/words/catalogues.ts";
import { content, localise } from "./support/content.ts";
import { open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const words = messages.fr.donation;

test("DN3 the Lightning dialog explains the onion link and can be closed", { tag: "@phone" }, async ({ page }) => {
  const { dialogTitle, steps } = localise(content.donationPage, "fr").crypto.lightning;
  await open(page, addressOf("donation", "fr"));
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
test.describe("with the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("DN6 the Ethereum and the onion address can be copied, and a failed copy shows a message", async ({ page }) => {
    const { ethereum, links } = content.site;
    await open(page, addressOf("donation", "fr"));
    const [main, dialog] = [page.locator("main"), page.getByRole("dialog")];
    for (const [place, address] of [
      [main, ethereum!.address],
      [dialog, links.lightning!],
    ] as const) {
      if (place === dialog) await page.getByRole("button", { name: words.lightningButton }).click();
      await place.getByRole("button", { name: words.copy }).first().click();
      await expect(place.getByText(words.copied).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      await expect(place.getByText(buildWords.fr.sample.sendNothing).filter({ visible: true }).first()).toBeVisible();
      await expect(place.getByAltText(words.qr.replace("{address}", address))).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await main.getByRole("button", { name: words.copy }).first().click();
    await expect(page.getByText(words.copyFailed)).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("DN2 DN3 the form and the onion address are links", { tag: "@phone" }, async ({ page }) => {
    await page.goto(addressOf("donation", "fr"));
    await expect(page.getByRole("link", { name: words.formLink })).toBeVisible();
    expect((await page.getByTitle(words.formTitle).boundingBox())?.height).toBe(800);
    await expect(page.getByRole("link", { name: words.onionLink })).toBeVisible();
  });
});
