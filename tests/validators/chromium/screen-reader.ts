import { expect, type Page } from "@playwright/test";
import { messages } from "#tests/browser/support/site.ts";

/** Roles, names and states as a screen reader is told them, once nothing changes any more. */
export async function heard(page: Page, part: string): Promise<string> {
  let last = "";
  await expect(async () => {
    const before = last;
    last = await page.locator(part).first().ariaSnapshot();
    expect(last).toBe(before);
  }).toPass({ intervals: [400], timeout: 20_000 });
  // When the frame of a service came, what it said by then, and the year are not the page's.
  const silent = Object.values(messages).map(({ embed }) => embed.silent);
  const said = last.split("\n").filter((line) => !silent.some((text) => line.includes(text)));
  return `${said
    .join("\n")
    .replaceAll(/^ *- iframe.*\n/gm, "")
    .replaceAll(/(©.*– )\d{4}/g, "$1year")}\n`;
}
