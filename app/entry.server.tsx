import { prerender } from "react-dom/static.edge";
import { type EntryContext, ServerRouter } from "react-router";
import { NeedsScripts } from "./shell/static-page.ts";

/** Waits for the whole page, where React Router's own entry streams it. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { prelude } = await prerender(
    <NeedsScripts value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </NeedsScripts>,
  );
  return new Response(prelude, { status, headers });
}
