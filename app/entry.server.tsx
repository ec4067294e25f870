import { prerender } from "react-dom/static.edge";
import { type EntryContext, ServerRouter } from "react-router";

// React Router always builds a fallback page and checks that it contains these words; the build deletes that page.
const unusedFallback = "<!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->";

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (context.isSpaMode) return new Response(unusedFallback, { status, headers });
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  return new Response(prelude, { status, headers });
}
