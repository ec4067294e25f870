import { Outlet } from "react-router";
import { I18nProvider } from "../ui/i18n.tsx";
import type { Language } from "#model/languages.ts";
import type { Messages } from "#model/translate.ts";
import { Analytics } from "../integrations/analytics/analytics.tsx";
import { Footer } from "./footer.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { PageChange } from "./page-change.tsx";
import type { Shell } from "./shell.server.ts";
import { SkipLink } from "./skip-link.tsx";
import { SlowPage } from "./slow-page.tsx";
import { useOfflineCopies } from "./use-offline-copies.ts";
import { usePendingTarget } from "./use-pending-target.ts";

type SiteLayoutProps = { lang: Language; messages: Messages; shell: Shell };

export function SiteLayout({ lang, messages, shell }: SiteLayoutProps) {
  useOfflineCopies(shell.offline);
  usePendingTarget();
  return (
    <I18nProvider lang={lang} messages={messages}>
      <SkipLink />
      <NavigationBar name={shell.name} tour={shell.tour} />
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
