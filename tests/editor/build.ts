import { buildEditor } from "#editor/build.ts";

export const builtEditor = "test-results/editor-page";

/** Builds the editor with the browser's private file system as its repository. */
export default async function build(): Promise<void> {
  await buildEditor({ settings: { backend: "browser" }, siteName: "KryptoCampus" }, builtEditor);
}
