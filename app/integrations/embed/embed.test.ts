import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { words } from "#model/words/catalogues.ts";
import { I18nProvider } from "../../ui/i18n.tsx";
import { DonationForm } from "../donation-form/donation-form.tsx";
import type { EmbedMode } from "./consent.ts";

function form(mode: EmbedMode): string {
  const children = createElement(DonationForm, { mode, organisation: "asso", form: 1 });
  const props = { lang: "fr" as const, messages: words.fr, children };
  return renderToStaticMarkup(createElement(I18nProvider, props));
}

test.each(["load", "ask"] as const)("in mode %s, the page names no address that the browser would load", (mode) => {
  expect(form(mode)).toMatch(/<iframe[^>]* data-src="https:/);
  expect(form(mode)).not.toMatch(/<iframe[^>]* src=|<script/);
});
