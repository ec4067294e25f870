import { expect, test } from "vitest";
import { elementsCalled } from "./html.ts";

const written = (html: string, names: string[]) =>
  elementsCalled(names, html).map(({ start, end, inside }) => [
    html.slice(start, end),
    html.slice(inside.start, inside.end),
  ]);

test("elements have their position in the source", () => {
  const html = `<!DOCTYPE html><head><link rel=a href='/x'></head><body><p><SCRIPT type="module" >a < b</SCRIPT></body>`;
  expect(written(html, ["link", "script"])).toEqual([
    ["<link rel=a href='/x'>", ""],
    ['<SCRIPT type="module" >a < b</SCRIPT>', "a < b"],
  ]);
  expect(elementsCalled(["link"], html)[0]?.attributes.get("href")).toBe("/x");
});
