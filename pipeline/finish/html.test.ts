import { expect, test } from "vitest";
import { afterFirstPaint } from "./html.ts";

const preload = (file: string) => `<link rel="modulepreload" href="${file}"/>`;
const page = (script: string, preloads = preload("/assets/a.js") + preload("/assets/b.js")) =>
  `<html><head>${preloads}<link rel="stylesheet" href="/s.css"/></head><body><script type="module" async="">${script}</script><script>after</script></body></html>`;

const script = `import "/assets/manifest.js";
import * as route0 from "/assets/a.js";
  window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");`;

test.each([
  ["no script", page(script).replace('type="module" async=""', ""), "no start script"],
  ["no preloads", page(script, ""), "no start script"],
  ["an import of another kind", page('import { a } from "/assets/a.js";'), "Unknown form of import"],
])("a page with %s fails the build", (_, html, message) => {
  expect(() => afterFirstPaint(html)).toThrow(message);
});
