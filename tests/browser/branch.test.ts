import type { Page } from "@playwright/test";
import { countryName } from "#model/selections.ts";
import { content } from "./support/content.ts";
import { viewOf } from "./support/map.ts";
import { open } from "./support/page.ts";
import { addressOf, messages } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const branches = content.branches.filter((branch) => branch.status === "open");
const lyon = branches.find(({ id }) => id === "lyon")!;

const words = messages.fr.branch;
const viewer = (page: Page) => page.getByRole("dialog", { name: words.viewer });

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

test("BR3 the map of a branch can be used with the keyboard", async ({ page }) => {
  await open(page, addressOf("branch", "fr", lyon.id));
  const map = page.getByRole("region", { name: words.map.replace("{name}", lyon.name.fr), exact: true });
  await map.scrollIntoViewIfNeeded();
  const marker = map.getByRole("button", { name: lyon.name.fr, exact: true });
  await marker.focus();
  const { zoom, off } = await viewOf(map, lyon.coordinates);
  expect(zoom).toBe(10);
  expect(off).toBeLessThan(2);
  await page.keyboard.press("Enter");
  const popup = map.locator(".leaflet-popup");
  await expect(popup).toContainText(`${lyon.city.fr}, ${countryName(content, lyon.country, "fr")}`);
  await expect(popup).toContainText(lyon.summary.fr);
  await expect(popup.getByRole("button", { name: messages.fr.map.closePopup })).toBeFocused();
  await expect.poll(() => map.evaluate(popupIsClear)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  await expect(marker).toBeFocused();
  await page.keyboard.press("Space");
  await popup.getByRole("button", { name: messages.fr.map.closePopup }).click();
  await expect(popup).toHaveCount(0);
});
test("BR4 the picture viewer can be used with the keyboard and returns focus when closed", async ({ page }) => {
  const [first, second, last] = [lyon.gallery[0]!, lyon.gallery[1]!, lyon.gallery.at(-1)!];
  await open(page, addressOf("branch", "fr", lyon.id));
  const links = page.getByRole("region", { name: words.gallery }).getByRole("link");
  await expect(links).toHaveCount(lyon.gallery.length);
  const opener = page.getByRole("link", { name: words.openPicture.replace("{alt}", first.alt.fr) });
  const picture = viewer(page).getByRole("img");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(picture).toHaveAttribute("alt", first.alt.fr);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  await expect(picture).toHaveAttribute("alt", second.alt.fr);
  const position = words.position.replace("{index}", "2").replace("{count}", `${lyon.gallery.length}`);
  await expect(viewer(page).getByText(position)).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(picture).toHaveAttribute("alt", last.alt.fr);
  await viewer(page).getByRole("button", { name: words.next }).click();
  await expect(picture).toHaveAttribute("alt", first.alt.fr);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await viewer(page).getByRole("button", { name: words.close }).click();
  await expect(viewer(page)).toBeHidden();
});

test("BR4 swiping shows the next and the previous picture", { tag: "@phone" }, async ({ page }) => {
  await open(page, addressOf("branch", "fr", lyon.id));
  await page.getByRole("region", { name: messages.fr.branch.gallery }).getByRole("link").first().click();
  const picture = viewer(page).getByRole("img");
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
    await expect(page.getByRole("img", { name: lyon.name.fr, exact: true })).toBeVisible();
    await page.getByRole("region", { name: messages.fr.branch.gallery }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\.(webp|jpg|png)$/);
  });
});
