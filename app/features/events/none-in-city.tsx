import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { EventData } from "./agenda.server.ts";
import { cityTarget } from "./city.ts";

export function NoneInCity({ city, next }: { city: string; next: EventData | undefined }) {
  const { lang, t } = useI18n();
  return (
    <div className="agenda-none">
      <p>
        <b>{t("events.none", { city })}</b>{" "}
        {next && (
          <>
            {t("events.nearest")}{" "}
            <PageLink className="text-link" to={`${cityTarget(undefined, lang)}#${next.id}`} lang={next.lang}>
              {next.title}
            </PageLink>
          </>
        )}
      </p>
      <PageLink className="text-link" to={cityTarget(undefined, lang)} preventScrollReset>
        {t("events.everywhere")}
      </PageLink>
    </div>
  );
}
