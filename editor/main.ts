import { init, registerCustomFormat } from "@sveltia/cms";
import { parse } from "yaml";
import { partFrontMatter } from "#check/read/front-matter.ts";
import { labelsOf, schemaOf } from "#check/read/json-schema.ts";
import { keysOf } from "#model/keys.ts";
import { collections } from "#model/collections.ts";
import type { Language } from "#model/languages.ts";
import { preferredLanguage } from "#model/language-choice.ts";
import {
  editorConfiguration,
  type EditorPage,
  formatOf,
  newField,
  plainPageFormat,
  textFormat,
} from "./configuration.ts";
import { fileText, markdownText, plainPageText, toForm } from "./forms.ts";
import { refusalOf } from "./refusal.ts";
import { generalWords } from "./words.ts";

/** Inserted by the build. */
declare const EDITOR: EditorPage;

const language = preferredLanguage(navigator.language);

type WrittenIn = Record<string, unknown> & { language: Language };

for (const key of keysOf(collections).filter((each) => each !== "plainPages")) {
  const schema = schemaOf(key);
  registerCustomFormat(formatOf(key), "yaml", {
    fromFile: (text: string) => ({ ...toForm(schema, parse(text)), [newField.name]: false }),
    toFile: ({ [newField.name]: isNew, ...form }: Record<string, unknown>) => {
      const place = collections[key][0];
      const text = accepted(place.endsWith("/") ? `${place}new.yaml` : place, fileText(schema, form));
      if (isNew && !form["date"])
        throw refusedFor(`${labelsOf(schema, ["date"], form)[language]}\u00a0: ${generalWords.fillIn[language]}`);
      return text;
    },
  });
}

registerCustomFormat(plainPageFormat, "md", {
  fromFile: (text: string) => {
    const { head, body } = partFrontMatter(text);
    return { ...toForm(schemaOf("plainPages"), parse(head)), body: body.trim() };
  },
  toFile: ({ body = "", language: written, ...form }: WrittenIn) => {
    const text = plainPageText(schemaOf("plainPages"), form, String(body), written);
    return accepted(`${collections.plainPages[0]}new.${written}.md`, text);
  },
});

/** A text that exists already has its record. */
const kept = "·";

registerCustomFormat(textFormat, "md", {
  fromFile: (body: string) => ({ title: /^#\s+(.+)$/m.exec(body)?.[1] ?? "", record: kept, body }),
  toFile: ({ record, body = "", language: written }: WrittenIn & { record?: string; body?: string }) => {
    if (!record) throw refusedFor(`${generalWords.record[language]}\u00a0: ${generalWords.fillIn[language]}`);
    const text = markdownText(body, written);
    return accepted(`publications/new.${written}.md`, text);
  },
});

/** A browser gives no value for a date that does not exist, as if the field were empty. */
function hasBadDate(): boolean {
  const inputs = document.querySelectorAll<HTMLInputElement>('input:is([type^="date"], [type="time"])');
  return [...inputs].some(({ validity }) => validity.badInput);
}

/** The text of a file, unless the content check would refuse it. */
function accepted(path: string, text: string): string {
  if (hasBadDate()) throw refusedFor(generalWords.badDate[language]);
  const refusal = refusalOf(path, text, language);
  if (refusal) throw refusedFor(refusal);
  return text;
}

/** The editor shows the cause only for this error name. */
function refusedFor(reason: string): Error {
  return new Error("saving_failed", { cause: new Error(reason) });
}

const { settings } = EDITOR;
// The editor starts only at its own address, because third-party scripts of the site could read the token.
if (settings.backend === "github" && settings.address && location.origin !== new URL(settings.address).origin) {
  location.replace(settings.address);
  throw new Error(`The editor is at ${settings.address}`);
}

await init({ config: editorConfiguration(settings, language, EDITOR.siteName) });
