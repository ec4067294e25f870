import { openingId } from "#model/pages.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { Answer } from "./branch-answer.tsx";
import type { JoinData, School } from "./join.server.ts";
import { SchoolRows } from "./school-rows.tsx";
import type { Session } from "./sessions.server.ts";

type CityAnswerProps = {
  schools: School[];
  asked: string;
  sessions: Session[];
  letters: JoinData["letters"];
  onChoose: (id: string) => void;
};

export function CityAnswer({ schools, asked, sessions, letters, onChoose }: CityAnswerProps) {
  const { t } = useI18n();
  const [first] = schools;
  if (!first) return null;
  const nearest = first.visit?.nearest;
  const heading = (
    <h2 id="answer">{t("join.cityWelcomes", { city: first.city, ofCity: first.ofCity, count: schools.length })}</h2>
  );
  return (
    <>
      {schools.length === 1 ? (
        <Answer school={first} from={asked} {...{ sessions, letters }}>
          {heading}
          <p>{t("join.openToAll")}</p>
        </Answer>
      ) : (
        <>
          <div className="answer-head mt-10">
            {heading}
            <p>{t("join.openToAll")}</p>
          </div>
          <SchoolRows asked="" {...{ schools, sessions, letters, onChoose }} />
        </>
      )}
      <p className="join-other">
        {nearest && (
          <span>
            {t("join.nearest")}{" "}
            <button type="button" className="text-link" onClick={() => onChoose(nearest.id)}>
              {nearest.label}
            </button>
          </span>
        )}
        <span>
          {t("join.ownBranch")}{" "}
          <a className="text-link" href={`#${openingId}`}>
            {t("join.open")}
          </a>
        </span>
      </p>
    </>
  );
}
