import { openingId } from "#model/pages.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Answer } from "./branch-answer.tsx";
import { SchoolRows, type SchoolRowsProps } from "./school-rows.tsx";

export function CityAnswer({ schools, asked, coming, letters, onChoose }: SchoolRowsProps) {
  const { t } = useI18n();
  const [first] = schools;
  if (!first) return null;
  const nearest = first.visit?.nearest;
  const heading = (
    <>
      <h2 id="answer">{t("join.cityWelcomes", { city: first.city, ofCity: first.ofCity, count: schools.length })}</h2>
      <p>{t("join.openToAll")}</p>
    </>
  );
  return (
    <>
      {schools.length === 1 ? (
        <Answer school={first} from={asked} {...{ coming, letters }}>
          {heading}
        </Answer>
      ) : (
        <>
          <div className="answer-head mt-10">{heading}</div>
          <SchoolRows asked="" {...{ schools, coming, letters, onChoose }} />
        </>
      )}
      <p className="join-other">
        {nearest && (
          <span>
            {t("join.nearest")} <TextLink onClick={() => onChoose(nearest.id)}>{nearest.label}</TextLink>
          </span>
        )}
        <span>
          {t("join.ownBranch")} <TextLink href={`#${openingId}`}>{t("join.open")}</TextLink>
        </span>
      </p>
    </>
  );
}
