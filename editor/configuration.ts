import type { CmsConfig, Collection, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { recordValues, schemaOf } from "#check/read/json-schema.ts";
import { keysOf } from "#model/keys.ts";
import { collections } from "#model/collections.ts";
import type { Language } from "#model/languages.ts";
import { sharedFields } from "#model/schema/plain-page.ts";
import { formField, formFields } from "./fields.ts";
import { wholeFile } from "./forms.ts";
import {
  contentFolder,
  folderWords,
  generalWords,
  groupOf,
  groupWords,
  textWords,
  type CollectionKey,
} from "./words.ts";

type EditorSettings =
  | { backend: "github"; repository: string; branch: string; address?: string }
  /** The browser's private storage, for trials and tests. */
  | { backend: "browser" };

export type EditorPage = { settings: EditorSettings; siteName: string };

/** Folders with Markdown files, one per language. */
const textFolders = ["publications", "legal"] as const;

/** For the extension md, the editor requires a name that ends with frontmatter. */
export const textFormat = "content-frontmatter";
export const plainPageFormat = "plain-page-frontmatter";

/** Gives a format the language of the file it writes, which the editor does not name otherwise. */
const languageField: Field = { name: "language", widget: "hidden", default: "{{locale}}", i18n: true };

/** Is true in a new edition, whose file is named by its date; older editions may lack one. */
export const newField = { name: "isNew", widget: "hidden", default: true } satisfies Field;

/** Shrinks photographs to the size of large screens. */
const photo = { format: "webp", quality: 85, width: 2400, height: 2400 } as const;

export function formatOf(key: CollectionKey): string {
  return `content-${key}`;
}

/** The editor's configuration, generated from the schemas of all collections. */
export function editorConfiguration(settings: EditorSettings, language: Language, siteName: string): CmsConfig {
  const keys = keysOf(collections);
  const folders = keys.filter((key) => collections[key][0].endsWith("/"));
  const groups = Map.groupBy(
    keys.filter((key) => !folders.includes(key)),
    (key) => groupOf(collections[key][0]),
  );
  const configuration: CmsConfig = {
    load_config_file: false,
    backend: backendOf(settings),
    publish_mode: settings.backend === "github" ? "editorial_workflow" : undefined,
    app_title: `${generalWords.editor[language]} · ${siteName}`,
    media_folder: contentFolder,
    public_folder: "/",
    media_libraries: {
      default: {
        config: { slugify_filename: true, max_file_size: 30_000_000, transformations: { raster_image: photo } },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: false },
    i18n: { structure: "multiple_files", locales: ["fr", "en"], default_locale: "fr" },
    collections: [
      ...folders.flatMap((key) =>
        key === "plainPages"
          ? [plainPages(language)]
          : [folderCollection(key, language), ...textsBeside(key, language)],
      ),
      ...[...groups].map(([group, members]) => fileCollection(group, members, language)),
    ],
  };
  // The editor refuses keys without a value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same, without those keys.
  return JSON.parse(JSON.stringify(configuration)) as CmsConfig;
}

function backendOf(settings: EditorSettings): CmsConfig["backend"] {
  if (settings.backend === "browser") return { name: "test-repo" };
  return {
    name: "github",
    repo: settings.repository,
    branch: settings.branch,
    auth_methods: ["token"],
    squash_merges: true,
  };
}

function folderCollection(key: CollectionKey, language: Language): EntryCollection {
  const words = folderWords[key];
  const fields = formFields(schemaOf(key), [key], language);
  if (key === "editions") fields.push(newField);
  const named = words?.named ?? "title.fr";
  return {
    name: key,
    label: words?.label[language] ?? key,
    label_singular: schemaOf(key).label?.[language],
    icon: words?.icon,
    folder: `${contentFolder}/${collections[key][0].slice(0, -1)}`,
    extension: "yaml",
    format: formatOf(key),
    media_folder: "{{slug}}",
    public_folder: "./{{slug}}",
    thumbnail: fields.some(({ name }) => name === "image") ? "image.src" : false,
    // With a file, Sveltia would delete the pictures of all other files of its folder.
    delete: false,
    editor: { preview: false },
    identifier_field: named,
    summary: words?.summary ?? `{{${named}}}`,
    slug: {
      template: words?.fileName ?? `{{${named}}}`,
      editable: ["create"],
      hint: generalWords.slugHint[language],
      pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", generalWords.slugHint[language]],
    },
    sortable_fields: words?.sortedBy && { fields: [words.sortedBy.field], default: words.sortedBy },
    fields,
  };
}

function fileCollection(group: string, members: readonly CollectionKey[], language: Language): Collection {
  const words = groupWords[group];
  return {
    name: group,
    label: words?.label[language] ?? group,
    icon: words?.icon,
    editor: { preview: false },
    files: members.map((key) => singleFile(key, language)),
  };
}

function singleFile(key: CollectionKey, language: Language): CollectionFile {
  return {
    name: key,
    label: schemaOf(key).label?.[language] ?? key,
    file: `${contentFolder}/${collections[key][0]}`,
    format: formatOf(key),
    fields: fileFields(key, language),
  };
}

function fileFields(key: CollectionKey, language: Language): Field[] {
  const schema = schemaOf(key);
  if (!recordValues(schema)) return formFields(schema, [key], language);
  const field = formField(schema, { path: [key], language, required: true });
  return [{ ...field, name: wholeFile }];
}

/** One form for the two Markdown files of a page; settings are copied to the other language. */
function plainPages(language: Language): Collection {
  const shared: readonly string[] = sharedFields;
  return {
    ...folderCollection("plainPages", language),
    extension: "md",
    format: plainPageFormat,
    i18n: true,
    fields: [
      ...formFields(schemaOf("plainPages"), ["plainPages"], language).map((field) => ({
        ...field,
        i18n: shared.includes(field.name) ? ("duplicate" as const) : true,
      })),
      bodyField(language),
      languageField,
    ],
  };
}

function textsBeside(key: CollectionKey, language: Language): Collection[] {
  return textFolders.filter((folder) => folder === key).map((folder) => textCollection(folder, language));
}

/** The Markdown collections, French and English side by side. */
function textCollection(folder: (typeof textFolders)[number], language: Language): Collection {
  return {
    name: `${folder}-texts`,
    label: textWords[folder][language],
    icon: "article",
    folder: `${contentFolder}/${folder}`,
    extension: "md",
    format: textFormat,
    i18n: true,
    editor: { preview: false },
    slug: { template: "{{record}}" },
    fields: [
      { name: "title", widget: "hidden", i18n: true },
      {
        name: "record",
        label: generalWords.record[language],
        hint: generalWords.recordHint[language],
        widget: "relation",
        collection: folder,
        value_field: "{{slug}}",
        display_fields: ["title.fr"],
        required: false,
        i18n: "duplicate",
      },
      bodyField(language),
      languageField,
    ],
  };
}

function bodyField(language: Language): Field {
  return {
    name: "body",
    label: generalWords.body[language],
    hint: generalWords.bodyHint[language],
    widget: "text",
    use_emoji_autocomplete: false,
    i18n: true,
  };
}
