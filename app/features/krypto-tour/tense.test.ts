import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tense } from "./tense.tsx";

const render = (ends: number | undefined) =>
  renderToStaticMarkup(createElement(Tense, { ends, as: "span", before: "Venez", after: "C’était bien" }));

test("a page built after the event contains only the later text", () => {
  expect(render(undefined)).toBe("C’était bien");
});

test("a page built before the event shows the earlier text and reserves space for the later one", () => {
  const ends = Date.now() + 1000;
  expect(render(ends)).toBe(
    `<span class="either"><span data-ends="${ends}" data-keeps="true" class="">Venez</span>` +
      `<span data-begins="${ends}" data-keeps="true" class="invisible">C’était bien</span></span>`,
  );
});
