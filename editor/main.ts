import { init, registerCustomFormat } from "@sveltia/cms";
import { parse } from "yaml";
import { schemaOf } from "#check/read/json-schema.ts";
import { keysOf } from "#model/keys.ts";
import { collections } from "#model/collections.ts";
import { preferredLanguage } from "#model/language-choice.ts";
import { editorConfiguration, type EditorPage, formatOf, textFormat } from "./configuration.ts";
import { fileText, markdownText, toForm } from "./forms.ts";
import { refusalOf } from "./refusal.ts";

/** Inserted by the build. */
declare const EDITOR: EditorPage;

const language = preferredLanguage(navigator.language);

for (const key of keysOf(collections)) {
  const schema = schemaOf(key);
  registerCustomFormat(formatOf(key), "yaml", {
    fromFile: (text: string) => toForm(schema, parse(text)),
    toFile: (form: Record<string, unknown>) => {
      const text = fileText(schema, form);
      const refusal = refusalOf(collections[key][1], text, language);
      // The editor shows the cause only for this error name.
      if (refusal) throw new Error("saving_failed", { cause: new Error(refusal) });
      return text;
    },
  });
}

registerCustomFormat(textFormat, "md", {
  fromFile: (body: string) => ({ title: /^#\s+(.+)$/m.exec(body)?.[1] ?? "", body }),
  toFile: ({ body }: { body?: string }) => markdownText(body),
});

const { settings } = EDITOR;
// The editor starts only at its own address, because third-party scripts of the site could read the token.
if (settings.backend === "github" && settings.address && location.origin !== new URL(settings.address).origin) {
  location.replace(settings.address);
  throw new Error(`The editor is at ${settings.address}`);
}

await init({ config: editorConfiguration(settings, language, EDITOR.siteName) });
