import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import bigFont from "@fontsource/radio-canada-big/files/radio-canada-big-latin-700-normal.woff2?url";
import textFont from "@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2?url";
import { languageOf, languages } from "#model/languages.ts";
// As a worker, because only for workers does Vite bundle a separate script.
// oxlint-disable-next-line import/default -- What Vite gives is its address.
import pageScript from "./page.ts?worker&url";
import { useIsStatic } from "./shell/static-page.ts";
import sheet from "./styles/app.css?url";

export { ApplicationError as ErrorBoundary } from "./shell/application-error.tsx";

/** The page that a visitor points at; browsers leave it when data is to be saved. */
const prefetching = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: languages.flatMap((lang) => [`/${lang}`, `/${lang}/*`]) },
          { not: { selector_matches: "[download], [hreflang]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isStatic = useIsStatic();
  // Then every page has React's scripts, which reload it when a file is saved.
  const isDevelopment = import.meta.env.DEV;
  // React writes these before the sheet: the largest text is complete when they are there.
  for (const font of [bigFont, textFont]) preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={languageOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={import.meta.env.THEME_COLOUR} />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* With a precedence, React writes it before the preloads of scripts. */}
        <link rel="stylesheet" href={sheet} precedence="site" />
        <Links />
      </head>
      <body>
        {children}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetching }} />
        {/* In a build, `entry.server.tsx` adds it to React's scripts. */}
        {(isStatic || isDevelopment) && <script type="module" src={pageScript} fetchPriority="low" />}
        {(!isStatic || isDevelopment) && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
