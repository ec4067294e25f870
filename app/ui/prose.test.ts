import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { proseOf } from "#check/read/read-prose.ts";
import { words } from "#model/words/catalogues.ts";
import { I18nProvider } from "./i18n.tsx";
import { Prose } from "./prose.tsx";

function idsIn(markdown: string): string[] {
  const children = createElement(Prose, { blocks: proseOf(markdown) });
  const props = { lang: "fr" as const, messages: words.fr, children };
  const html = renderToStaticMarkup(createElement(I18nProvider, props));
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

test("a note referenced twice has one id, and links back to the first reference", () => {
  expect(idsIn("Un.[^a] Deux.[^a]\n\nTrois.[^a]\n\n[^a]: Article 2.")).toEqual(["call-1", "note-1"]);
});
