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
  ["no script", page(script).replace('type="module" async=""', ""), "no script that starts it"],
  ["no preloads", page(script, ""), "no script that starts it"],
  ["an import of another kind", page('import { a } from "/assets/a.js";'), "was not understood"],
])("a page with %s stops the build", (_, html, message) => {
  expect(() => afterFirstPaint(html)).toThrow(message);
});
