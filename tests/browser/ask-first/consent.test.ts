import type { Page } from "@playwright/test";
import { readToTheEnd } from "../support/page.ts";
import { addressOf, messages } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { accept, show, provider: providers } = messages.fr.embed;
const button = (page: Page, { name }: { name: string }) =>
  page
    .getByRole("button", { name: accept.replace("{name}", name) })
    .or(page.getByRole("button", { name: `${show} (${name}` }));

test("the setting that asks first does the same in every browser", async ({ page, contacted }) => {
  const counted: string[] = [];
  page.on("request", (request) => request.url().includes("/_vercel/") && counted.push(request.url()));
  for (const [name, provider] of [
    ["donation", providers.helloasso],
    ["events", providers.luma],
    ["branches", providers.openstreetmap],
  ] as const) {
    await page.goto(addressOf(name, "fr"));
    await readToTheEnd(page);
    await expect(button(page, provider)).toBeAttached();
    expect(contacted, name).toEqual([]);
  }
  expect(counted).toEqual([]);
});
