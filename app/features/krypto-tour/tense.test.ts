import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tense } from "./tense.tsx";

const render = (ends: number | undefined) =>
  renderToStaticMarkup(createElement(Tense, { ends, as: "span", before: "Venez", after: "C’était bien" }));

test("a page built after the event says only what is said afterwards", () => {
  expect(render(undefined)).toBe("C’était bien");
});

test("a page built before it shows what is said before, and keeps room for what follows", () => {
  expect(render(Date.now() + 1000)).toBe(
    '<span class="either"><span class="">Venez</span><span class="invisible">C’était bien</span></span>',
  );
});
