import { useI18n } from "../ui/i18n.tsx";
import { unprefixedPathTo } from "#model/pages.ts";
import { Mark } from "../ui/mark.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { Menu } from "./menu.tsx";
import { NavigationLinks, TourLink } from "./navigation-links.tsx";
import type { Shell } from "./shell.server.ts";
import { useClearBar } from "./use-clear-bar.ts";

/** Fixed at the top: transparent over the home page's hero, solid everywhere else. */
export function NavigationBar({ name, tour }: Pick<Shell, "name" | "tour">) {
  const { t } = useI18n();
  const [ref, clear] = useClearBar();
  return (
    <header ref={ref} className={`bar on-night ${clear ? "bar-clear" : ""}`}>
      <PageLink to={unprefixedPathTo("home")} className="bar-brand">
        <Mark className="h-[34px] w-6 shrink-0" />
        <span>{name}</span>
      </PageLink>
      <nav aria-label={t("nav.label")} className="flex grow items-stretch justify-end">
        <ul className="hidden md:flex">
          <NavigationLinks className="bar-link" />
        </ul>
        {tour.inMenu && <TourLink title={tour.title} className="bar-tour" />}
        <Menu />
      </nav>
    </header>
  );
}
