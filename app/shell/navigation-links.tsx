import { useLocation } from "react-router";
import { useI18n } from "../ui/i18n.tsx";
import { pages, type SinglePage, withoutLanguage } from "#model/pages.ts";

const entries = ["home", "board", "association", "branches", "events", "publications", "donation"] as const;

/** On a dark surface. */
export const softLink = "text-on-night-soft hover:text-on-night hover:underline";

type NavigationLinksProps = { className: string | undefined };

export function NavigationLinks(props: NavigationLinksProps) {
  const { t } = useI18n();
  return entries.map((page) => (
    <li key={page}>
      <NavigationLink page={page} {...props}>
        {t(`nav.${page}`)}
      </NavigationLink>
    </li>
  ));
}

type NavigationLinkProps = NavigationLinksProps & { page: SinglePage; children: string };

export function NavigationLink({ page, className, children }: NavigationLinkProps) {
  const { to } = useI18n();
  const path = withoutLanguage(useLocation().pathname);
  const own = pages[page].path;
  const current = path === own ? "page" : page !== "home" && path.startsWith(`${own}/`) ? "true" : undefined;
  return (
    <a href={to(page)} className={className} aria-current={current}>
      {children}
    </a>
  );
}
