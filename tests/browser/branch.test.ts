import type { Page } from "@playwright/test";
import { countryName } from "#model/selections.ts";
import { content } from "./support/content.ts";
import { viewOf } from "./support/map.ts";
import { open } from "./support/page.ts";
import { addressOf, type Language, languages, messages, screenOf } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const branches = content.branches.filter((branch) => branch.status === "open");
const lyon = branches.find(({ id }) => id === "lyon")!;

const viewer = (page: Page, lang: Language) => page.getByRole("dialog", { name: messages[lang].branch.viewer });

/** Whether the popup is inside the map and does not overlap the zoom buttons. */
function popupIsClear(map: Element): boolean {
  const edge = map.getBoundingClientRect();
  const [popup, zoom] = [".leaflet-popup-content-wrapper", ".leaflet-control-zoom"].map((part) =>
    map.querySelector(part)?.getBoundingClientRect(),
  );
  if (!popup || !zoom) return false;
  const inside = popup.left >= edge.left && popup.right <= edge.right && popup.top >= edge.top;
  return inside && (popup.left >= zoom.right || popup.top >= zoom.bottom);
}

test("BR1 the hero of a branch fills the screen with its picture", { tag: "@both" }, async ({ page, viewport }) => {
  await page.goto(addressOf("branch", "fr", lyon.id));
  const hero = page.locator("main section").first();
  expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(viewport?.height ?? Infinity);
  const background = hero.locator("img").first();
  expect(await background.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

for (const lang of languages)
  test.describe(lang, { tag: screenOf[lang] }, () => {
    const words = messages[lang].branch;

    test(`BR3 the map of a branch in ${lang} can be used with the keyboard`, async ({ page }) => {
      await open(page, addressOf("branch", lang, lyon.id));
      const map = page.getByRole("region", { name: words.map.replace("{name}", lyon.name[lang]), exact: true });
      await map.scrollIntoViewIfNeeded();
      const marker = map.getByRole("button", { name: lyon.name[lang], exact: true });
      await marker.focus();
      const { zoom, off } = await viewOf(map, lyon.coordinates);
      expect(zoom).toBe(10);
      expect(off).toBeLessThan(2);
      await page.keyboard.press("Enter");
      const popup = map.locator(".leaflet-popup");
      await expect(popup).toContainText(`${lyon.city[lang]}, ${countryName(content, lyon.country, lang)}`);
      await expect(popup).toContainText(lyon.summary[lang]);
      await expect(popup.getByRole("button", { name: messages[lang].branches.closePopup })).toBeFocused();
      await expect.poll(() => map.evaluate(popupIsClear)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(popup).toHaveCount(0);
      await expect(marker).toBeFocused();
      await page.keyboard.press("Space");
      await popup.getByRole("button", { name: messages[lang].branches.closePopup }).click();
      await expect(popup).toHaveCount(0);
    });
  });

test("BR4 the picture viewer can be used with the keyboard and returns focus when closed", async ({ page }) => {
  const [first, second, last] = [lyon.gallery[0]!, lyon.gallery[1]!, lyon.gallery.at(-1)!];
  for (const lang of languages) {
    const words = messages[lang].branch;
    await open(page, addressOf("branch", lang, lyon.id));
    const links = page.getByRole("region", { name: words.gallery }).getByRole("link");
    await expect(links).toHaveCount(lyon.gallery.length);
    const opener = page.getByRole("link", { name: words.openPicture.replace("{alt}", first.alt[lang]) });
    const picture = viewer(page, lang).getByRole("img");
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(picture).toHaveAttribute("alt", first.alt[lang]);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press("ArrowRight");
    await expect(picture).toHaveAttribute("alt", second.alt[lang]);
    const position = words.position.replace("{index}", "2").replace("{count}", `${lyon.gallery.length}`);
    await expect(viewer(page, lang).getByText(position)).toHaveCount(1);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(picture).toHaveAttribute("alt", last.alt[lang]);
    await viewer(page, lang).getByRole("button", { name: words.next }).click();
    await expect(picture).toHaveAttribute("alt", first.alt[lang]);
    await page.keyboard.press("Escape");
    await expect(viewer(page, lang)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await viewer(page, lang).getByRole("button", { name: words.close }).click();
    await expect(viewer(page, lang)).toBeHidden();
  }
});

test("BR4 swiping shows the next and the previous picture", { tag: "@phone" }, async ({ page }) => {
  await open(page, addressOf("branch", "fr", lyon.id));
  await page.getByRole("region", { name: messages.fr.branch.gallery }).getByRole("link").first().click();
  const picture = viewer(page, "fr").getByRole("img");
  await expect(picture).toHaveAttribute("alt", lyon.gallery[0]!.alt.fr);
  const session = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch("touchStart", from);
    await touch("touchMove", (from + to) / 2);
    await touch("touchMove", to);
    await touch("touchEnd");
  };
  await swipe(300, 100);
  await expect(picture).toHaveAttribute("alt", lyon.gallery[1]!.alt.fr);
  await swipe(100, 300);
  await expect(picture).toHaveAttribute("alt", lyon.gallery[0]!.alt.fr);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("BR3 BR4 the static map shows the branch, and pictures open as files", { tag: "@phone" }, async ({ page }) => {
    await page.goto(addressOf("branch", "fr", lyon.id));
    await expect(page.locator(".still-map")).toHaveAccessibleName(lyon.name.fr);
    await page.getByRole("region", { name: messages.fr.branch.gallery }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\.(webp|jpg|png)$/);
  });
});
