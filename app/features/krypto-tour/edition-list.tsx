import { ordinalSuffix } from "#model/formats.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { EditionList as Editions } from "./editions.server.ts";

export function EditionList({ editions }: { editions: Editions }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="editions">
      <h2 id="editions">{t("past.editions", { count: editions.length })}</h2>
      <ol className="edition-list">
        {editions.map((edition) => (
          <li key={edition.year}>
            <Row edition={edition} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ edition: { year, number, city, isPast, isHere } }: { edition: Editions[number] }) {
  const { lang, t, to } = useI18n();
  return (
    <PageLink
      to={isPast ? to("edition", { year: String(year) }) : to("kryptoTour")}
      aria-current={isHere ? "page" : undefined}
    >
      <b>{year}</b>
      <span>
        {city}
        <small>
          {number}
          <sup>{ordinalSuffix(number, lang)}</sup> {t("past.edition")}
        </small>
      </span>
      <Arrow />
    </PageLink>
  );
}
