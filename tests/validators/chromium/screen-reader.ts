import { expect, type Page } from "@playwright/test";

/** One line of the accessibility tree, e.g. `heading "Board" [level=1]`. */
export type Item = { role: string; name: string; states: string; text: string };

const line = /^ *- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)'?:?(.*)$/;

/** The accessibility tree of a part of the page, once it is stable. */
export async function readAloud(page: Page, part: string): Promise<Item[]> {
  let last = "";
  await expect(async () => {
    const before = last;
    last = await page.locator(part).first().ariaSnapshot();
    expect(last).toBe(before);
  }).toPass({ intervals: [400], timeout: 20_000 });
  return last.split("\n").flatMap((each) => {
    const [, role, name = "", states = "", text = ""] = line.exec(each) ?? [];
    return role ? [{ role, name, states: states.trim(), text: text.trim() }] : [];
  });
}

const landmarks = "banner navigation main region search form complementary contentinfo dialog".split(" ");
const needName = "link button textbox searchbox combobox checkbox img navigation region dialog".split(" ");

/** Landmarks and headings. */
export const outlineOf = (items: readonly Item[]): Item[] =>
  items.filter(({ role }) => role === "heading" || landmarks.includes(role));

export const describe = ({ role, name, states }: Item): string =>
  [role, name && JSON.stringify(name), states].filter(Boolean).join(" ");

/** Elements without a name, duplicate landmarks and skipped heading levels. */
export function problemsIn(items: readonly Item[]): string[] {
  const unnamed = items.filter(({ role, name, text }) => needName.includes(role) && !name && !text);
  const named = items.filter(({ role }) => landmarks.includes(role)).map(describe);
  const twice = named.filter((each, index) => named.indexOf(each) < index);
  const headings = items.filter(({ role }) => role === "heading");
  const level = (heading: Item | undefined) => Number(/level=(\d)/.exec(heading?.states ?? "")?.[1] ?? 6);
  const skipped = headings.filter((heading, index) => index > 0 && level(heading) > level(headings[index - 1]) + 1);
  return [
    ...unnamed.map((item) => `no name: ${describe(item)}`),
    ...twice.map((each) => `twice: ${each}`),
    ...skipped.map((heading) => `skips a level: ${describe(heading)}`),
  ];
}
