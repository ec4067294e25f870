import { prerender } from "react-dom/static.edge";
import { type EntryContext, ServerRouter } from "react-router";
// oxlint-disable-next-line import/default -- What Vite gives is its address.
import pageScript from "./page.ts?worker&url";
import { NeedsScripts } from "./shell/static-page.ts";

/** Waits for the whole page, where React Router's own entry streams it. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { prelude } = await prerender(
    <NeedsScripts value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </NeedsScripts>,
  );
  return new Response(withOneState(afterFirstPaint(await new Response(prelude).text())), { status, headers });
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const start = /(?<=<script type="module" async="">)(import "[^<]*)(?=<\/script>)/;

/**
 * Browsers would load preloaded scripts before the page's own style sheet; all of them asked for in one task would block
 * the page. Development has another start script.
 */
function afterFirstPaint(html: string): string {
  if (!start.test(html)) return html;
  const files = JSON.stringify([...html.matchAll(preload)].map(([, href]) => href));
  return html.replace(preload, "").replace(start, (code) => {
    const statements = code
      .replace(/^import "([^"]+)";$/gm, 'await import("$1");')
      .replace(/^import\(/gm, "await import(")
      .replace(/^import \* as (\w+) from "([^"]+)";$/gm, 'const $1 = await import("$2");');
    // Without spaces, as the largest documents just fit into the first packets of a connection.
    return `await new Promise((painted)=>requestAnimationFrame(()=>setTimeout(painted)));
import("${pageScript}");
for(const href of ${files})setTimeout(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href})));
${statements}`;
  });
}

const state = /<script>(window\.__reactRouterContext[^<]*)<\/script>/g;

/** Joins the scripts with the page's data: each would cost the policy another hash. */
function withOneState(html: string): string {
  const [first, ...others] = [...html.matchAll(state)].map(([, code]) => code ?? "");
  return html.replace(state, (_, code: string) =>
    code === first ? `<script>${[first, ...others].join("")}</script>` : "",
  );
}
