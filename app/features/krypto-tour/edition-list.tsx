import { editionAnchor } from "#model/editions.ts";
import { formatNumber, ordinalSuffix } from "#model/formats.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { EditionList as Editions } from "./editions.server.ts";
import styles from "./edition-list.module.css";

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
