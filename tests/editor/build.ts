import { buildEditor } from "#editor/build.ts";

export const builtEditor = "test-results/editor-page";

/** The real editor, reading and writing the browser's private folder instead of a repository. */
export default async function build(): Promise<void> {
  await buildEditor({ settings: { backend: "browser" }, siteName: "KryptoCampus" }, builtEditor);
}
