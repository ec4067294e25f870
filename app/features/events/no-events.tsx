import { useI18n } from "../../ui/i18n.tsx";
import type { Art } from "../../ui/picture.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
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
            <TextLink href={`${cityTarget(undefined, lang)}#${next.id}`} lang={next.lang}>
              {next.title}
            </TextLink>
          </>
        )}
      </p>
      <TextLink href={cityTarget(undefined, lang)}>{t("events.everywhere")}</TextLink>
    </div>
  );
}

export function NoDates({ art, begins, feed }: { art: Art; begins: number | undefined; feed: string }) {
  const { t, to } = useI18n();
  return (
    <div className="agenda-empty" data-begins={begins} hidden={!useHasEnded(begins)} suppressHydrationWarning>
      <img {...art} className="mb-6 h-40 w-full object-contain" alt="" loading="lazy" />
      <p className="font-display text-3xl leading-[0.96] font-bold tracking-display">{t("events.noDates")}</p>
      <p className="lede mt-5">{t("events.noDatesText")}</p>
      <p className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-2">
        <ButtonLink href={feed} type="text/calendar">
          {t("events.subscribe")}
        </ButtonLink>
        <TextLink href={to("branches")}>{t("events.writeTo")}</TextLink>
      </p>
    </div>
  );
}
