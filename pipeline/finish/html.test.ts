import { expect, test } from "vitest";
import { afterFirstPaint } from "./html.ts";

const preload = (file: string) => `<link rel="modulepreload" href="${file}"/>`;
const page = (script: string, preloads = preload("/assets/a.js") + preload("/assets/b.js")) =>
  `<html><head>${preloads}<link rel="stylesheet" href="/s.css"/></head><body><script type="module" async="">${script}</script><script>after</script></body></html>`;

const script = `import "/assets/manifest.js";
import * as route0 from "/assets/a.js";
  window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");`;

test("a page fetches and runs its scripts once it has been painted", () => {
  const html = afterFirstPaint(page(script));
  expect(html).not.toContain('<link rel="modulepreload"');
  const [, code = ""] = /async="">([^]*?)<\/script>/.exec(html) ?? [];
  const lines = code.split("\n").map((line) => line.trim());
  expect(lines[0]).toMatch(/^await new Promise\(.*requestAnimationFrame/);
  expect(lines[1]).toContain('const files = ["/assets/a.js","/assets/b.js"]');
  expect(lines.slice(7, 11)).toEqual([
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/a.js");',
    'window.__reactRouterRouteModules = {"root":route0};',
    'await import("/assets/entry.js");',
  ]);
  expect(html).toContain("</script><script>after</script></body></html>");
});

test.each([
  ["no script", page(script).replace('type="module" async=""', ""), "no script that starts it"],
  ["no preloads", page(script, ""), "no script that starts it"],
  ["an import of another kind", page('import { a } from "/assets/a.js";'), "was not understood"],
])("a page with %s stops the build", (_, html, message) => {
  expect(() => afterFirstPaint(html)).toThrow(message);
});
