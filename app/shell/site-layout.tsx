import { useMemo } from "react";
import { Outlet, useMatches } from "react-router";
import { I18nProvider } from "../ui/i18n.tsx";
import type { Language } from "#model/languages.ts";
import type { PageWords, ShellWords } from "#model/translate.ts";
import { Analytics } from "../integrations/analytics/analytics.tsx";
import type { Head } from "./head.ts";
import { Footer } from "./footer.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { PageChange } from "./page-change.tsx";
import type { Shell } from "./shell.server.ts";
import { SlowPage } from "./slow-page.tsx";
import { useOfflineCopies } from "./use-offline-copies.ts";
import { usePendingNavigation } from "./pending-navigation.ts";

type SiteLayoutProps = { lang: Language; messages: ShellWords; shell: Shell };

export function SiteLayout({ lang, messages, shell }: SiteLayoutProps) {
  useOfflineCopies(shell.offline);
  usePendingNavigation();
  const words = usePageWords();
  const all = useMemo(() => ({ ...messages, ...words }), [messages, words]);
  return (
    <I18nProvider lang={lang} messages={all}>
      <NavigationBar name={shell.name} tour={shell.tour} doors={shell.doors} />
      <main id="content" tabIndex={-1}>
        <Outlet context={shell} />
      </main>
      <Footer shell={shell} />
      <LanguageToggle />
      <PageChange />
      <SlowPage />
      <Analytics {...shell.analytics} />
    </I18nProvider>
  );
}

function usePageWords(): Partial<PageWords> | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every page's loader gives these; no type follows a match to its route.
  const data = useMatches().at(-1)?.loaderData as { head?: Head; words?: Partial<PageWords> } | undefined;
  return data?.head?.words ?? data?.words;
}
