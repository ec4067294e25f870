import { useMemo } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { I18nProvider } from "../ui/i18n.tsx";
import type { Language } from "#model/languages.ts";
import type { PageWords, ShellWords } from "#model/translate.ts";
import { pageView } from "../integrations/analytics/page-view.ts";
import type { Head } from "./head.server.ts";
import { Footer } from "./footer.tsx";
import { LanguageToggle } from "./language-link.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import type { Shell } from "./shell.server.ts";

type SiteLayoutProps = { lang: Language; messages: ShellWords; shell: Shell };

export function SiteLayout({ lang, messages, shell }: SiteLayoutProps) {
  const words = usePageWords();
  const all = useMemo(() => ({ ...messages, ...words }), [messages, words]);
  return (
    <I18nProvider lang={lang} messages={all}>
      <NavigationBar name={shell.name} tour={shell.tour} audiencePages={shell.audiencePages} />
      {/* Before the content: clicking a fixed button after it scrolls to the top. */}
      <LanguageToggle />
      <main id="content" tabIndex={-1}>
        <Outlet context={shell} />
      </main>
      <Footer shell={shell} />
      <PageViews {...shell.analytics} />
    </I18nProvider>
  );
}

/** What `app/page.ts` counts. */
function PageViews({ provider, mode }: Shell["analytics"]) {
  const view = pageView(useLocation().pathname);
  if (provider === "none" || !view) return null;
  return <meta name="page-views" content={view.path} data-route={view.route} data-mode={mode} />;
}

function usePageWords(): Partial<PageWords> | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every page's loader gives these; no type follows a match to its route.
  const data = useMatches().at(-1)?.loaderData as { head?: Head; words?: Partial<PageWords> } | undefined;
  return data?.head?.words ?? data?.words;
}
