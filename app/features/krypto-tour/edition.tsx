import { editionAnchor } from "#model/editions.ts";
import { formatDate, formatNumber, ordinalSuffix } from "#model/formats.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { EditionList as Editions, PastEditionData } from "./editions.server.ts";
import styles from "./krypto-tour.module.css";

type EditionBadgeProps = { date: string | undefined; city: string; number: number; oneLine?: boolean };

/** With `oneLine`, the date and the city share a line on wide screens. */
export function EditionBadge({ date, city, number, oneLine = false }: EditionBadgeProps) {
  const { lang, t } = useI18n();
  const part = oneLine ? "block lg:inline" : "block";
  return (
    <p className="mt-6 display-text text-2xl leading-none tracking-display">
      {date !== undefined && (
        <time className={`${part} ${oneLine ? styles.comma : ""}`} dateTime={date}>
          {formatDate(date, lang)}
        </time>
      )}
      <span className={part}>{city}</span>
      <span className="block">
        {number}
        <sup className={styles.sup}>{ordinalSuffix(number, lang)}</sup> {t("past.edition")}
      </span>
    </p>
  );
}

type EditionFiguresProps = { figures: PastEditionData["figures"]; spread?: boolean };

export function EditionFigures({ figures, spread = false }: EditionFiguresProps) {
  const { lang } = useI18n();
  if (figures.length === 0) return null;
  const alone = figures.length === 1;
  return (
    <dl
      className={`grid grid-cols-[1fr_1fr] gap-4 border-t-3 border-rule-strong pt-5 ${spread ? "md:flex md:justify-between" : ""}`}
    >
      {figures.map(({ value, plus, label }) => (
        <div key={label} className={`flex flex-col-reverse justify-end ${alone ? "col-span-full" : ""}`}>
          <dt className={`mt-3 leading-snug font-semibold ${alone ? "text-lg" : "max-w-[9em] text-sm"}`}>{label}</dt>
          <dd className={`font-display leading-none font-bold tracking-display ${alone ? "text-4xl" : "text-3xl"}`}>
            {formatNumber(value, lang)}
            {plus && <sup className={styles.sup}>+</sup>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `bleeds` where the list is as wide as the page. */
export function EditionList({ editions, bleeds = false }: { editions: Editions; bleeds?: boolean }) {
  const look = `grid h-full items-center border-b border-rule font-semibold ${styles.edition} ${bleeds ? "px-gutter" : "px-4"}`;
  return (
    <ol className="grid border-t-3 border-rule-strong lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      {editions.map((edition) => (
        <li key={edition.year} id={editionAnchor(edition.year)}>
          {edition.path === undefined ? (
            <div className={look}>
              <Edition edition={edition} />
            </div>
          ) : (
            <a
              className={`hover:bg-raised ${look}`}
              href={edition.path}
              aria-current={edition.isHere ? "page" : undefined}
            >
              <Edition edition={edition} />
              {!edition.isHere && <Arrow />}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

function Edition({ edition: { year, number, city, figure } }: { edition: Editions[number] }) {
  const { lang, t } = useI18n();
  return (
    <>
      <b className="font-display text-2xl leading-none font-bold tracking-display lg:col-span-full lg:text-3xl">
        {year}
      </b>
      <span>
        {city}
        <small className="block text-sm font-normal text-balance">
          {number}
          <sup>{ordinalSuffix(number, lang)}</sup> {t("past.edition")}
          {figure &&
            `, ${figure.plus ? t("past.moreThan") : ""} ${formatNumber(figure.value, lang)}\u00a0${figure.label}`}
        </small>
      </span>
    </>
  );
}
