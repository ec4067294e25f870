import { init, registerCustomFormat } from "@sveltia/cms";
import { parse } from "yaml";
import { schemaOf } from "#check/read/json-schema.ts";
import { keysOf } from "#model/keys.ts";
import { collections } from "#model/collections.ts";
import { preferredLanguage } from "#model/language-choice.ts";
import { editorConfiguration, formatOf, textFormat } from "./configuration.ts";
import { fileText, markdownText, toForm } from "./forms.ts";
import { refusalOf } from "./refusal.ts";
import type { EditorSettings } from "./settings.ts";

/** Put in by the build. */
declare const EDITOR: { settings: EditorSettings; siteName: string };

const language = preferredLanguage(navigator.language);

for (const key of keysOf(collections)) {
  const schema = schemaOf(key);
  registerCustomFormat(formatOf(key), "yaml", {
    fromFile: (text: string) => toForm(schema, parse(text)),
    toFile: (form: Record<string, unknown>) => {
      const text = fileText(schema, form);
      const refusal = refusalOf(collections[key][1], text, language);
      // The editor shows the cause of an error of this name.
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
// A page of the site may hold another's script, which could read the token: the editor starts at its own address only.
if (settings.backend === "github" && settings.address && location.origin !== new URL(settings.address).origin) {
  location.replace(settings.address);
  throw new Error(`The editor is at ${settings.address}`);
}

await init({
  config: editorConfiguration(settings, language, EDITOR.siteName),
});
