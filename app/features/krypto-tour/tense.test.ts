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
  const ends = Date.now() + 1000;
  expect(render(ends)).toBe(
    `<span class="either"><span data-ends="${ends}" data-keeps="true" class="">Venez</span>` +
      `<span data-begins="${ends}" data-keeps="true" class="invisible">C’était bien</span></span>`,
  );
});
