import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { pages, withoutLanguage } from "#model/pages.ts";
import { PageLink } from "../ui/page-link.tsx";

const entries = ["home", "board", "association", "branches", "events", "publications", "donation"] as const;

function useCurrent() {
  const path = withoutLanguage(useLocation().pathname);
  return (page: keyof typeof pages) => {
    if (path === pages[page].path) return "page" as const;
    return page !== "home" && path.startsWith(`${pages[page].path}/`) ? true : undefined;
  };
}

type NavigationLinksProps = { className: string; onNavigate?: () => void };

export function NavigationLinks({ className, onNavigate }: NavigationLinksProps) {
  const { t, to } = useI18n();
  const current = useCurrent();
  return entries.map((page) => (
    <li key={page}>
      <PageLink to={to(page)} className={className} aria-current={current(page)} onClick={onNavigate}>
        {t(`nav.${page}`)}
      </PageLink>
    </li>
  ));
}

export function TourLink({ title, className, onNavigate }: NavigationLinksProps & { title: string }) {
  const { to } = useI18n();
  const current = useCurrent();
  return (
    <PageLink to={to("kryptoTour")} className={className} aria-current={current("kryptoTour")} onClick={onNavigate}>
      {title}
    </PageLink>
  );
}
