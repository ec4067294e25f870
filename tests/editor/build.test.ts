import { test } from "@playwright/test";
import { buildEditor } from "#editor/build.ts";
import { builtEditor } from "./editor.ts";

test("the editor is built with the browser's private file system as its repository", () =>
  buildEditor({ settings: { backend: "browser" }, siteName: "KryptoCampus" }, builtEditor));
