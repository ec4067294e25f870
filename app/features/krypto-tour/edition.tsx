import { editionAnchor } from "#model/editions.ts";
import { formatDate, formatNumber, ordinalSuffix } from "#model/formats.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { EditionList as Editions, PastEditionData } from "./editions.server.ts";
import styles from "./edition.module.css";

type EditionBadgeProps = { date: string | undefined; city: string; number: number; oneLine?: boolean };

/** With `oneLine`, the date and the city share a line on wide screens. */
export function EditionBadge({ date, city, number, oneLine = false }: EditionBadgeProps) {
  const { lang, t } = useI18n();
  return (
    <p
      className={`mt-6 display-text text-2xl leading-none tracking-display ${styles.badge} ${oneLine ? styles.oneLine : ""}`}
    >
      {date !== undefined && <time dateTime={date}>{formatDate(date, lang)}</time>}
      <span>{city}</span>
      <span>
        {number}
        <sup>{ordinalSuffix(number, lang)}</sup> {t("past.edition")}
      </span>
    </p>
  );
}

type EditionFiguresProps = { figures: PastEditionData["figures"]; spread?: boolean };

export function EditionFigures({ figures, spread = false }: EditionFiguresProps) {
  const { lang } = useI18n();
  if (figures.length === 0) return null;
  return (
    <dl className={`${styles.figures} ${spread ? styles.spread : ""}`}>
      {figures.map(({ value, plus, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt>{label}</dt>
          <dd>
            {formatNumber(value, lang)}
            {plus && <sup>+</sup>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `bleeds` where the list is as wide as the page. */
export function EditionList({ editions, bleeds = false }: { editions: Editions; bleeds?: boolean }) {
  const look = `${styles.edition} ${bleeds ? "px-gutter" : "px-4"}`;
  return (
    <ol className={styles.list}>
      {editions.map((edition) => (
        <li key={edition.year} id={editionAnchor(edition.year)}>
          {edition.path === undefined ? (
            <div className={look}>
              <Edition edition={edition} />
            </div>
          ) : (
            <a className={look} href={edition.path} aria-current={edition.isHere ? "page" : undefined}>
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
      <b>{year}</b>
      <span>
        {city}
        <small>
          {number}
          <sup>{ordinalSuffix(number, lang)}</sup> {t("past.edition")}
          {figure &&
            `, ${figure.plus ? t("past.moreThan") : ""} ${formatNumber(figure.value, lang)}\u00a0${figure.label}`}
        </small>
      </span>
    </>
  );
}
