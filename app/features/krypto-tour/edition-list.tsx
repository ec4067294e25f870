import { editionAnchor } from "#model/editions.ts";
import { formatNumber, ordinalSuffix } from "#model/formats.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { EditionList as Editions } from "./editions.server.ts";

export function EditionList({ editions }: { editions: Editions }) {
  return (
    <ol className="edition-list">
      {editions.map((edition) => (
        <li key={edition.year} id={editionAnchor(edition.year)}>
          {edition.path === undefined ? (
            <div>
              <Row edition={edition} />
            </div>
          ) : (
            <a href={edition.path} aria-current={edition.isHere ? "page" : undefined}>
              <Row edition={edition} />
              {!edition.isHere && <Arrow />}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

function Row({ edition: { year, number, city, figure } }: { edition: Editions[number] }) {
  const { lang, t } = useI18n();
  return (
    <>
      <b>{year}</b>
      <span className="font-semibold">
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
