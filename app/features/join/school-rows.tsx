import { plain } from "#model/find-branches.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { JoinData, School } from "./join.server.ts";
import { SchoolLink } from "./school-link.tsx";
import type { Session } from "./sessions.server.ts";

export type SchoolRowsProps = {
  schools: School[];
  asked: string;
  /** The sessions that have not ended by the visitor's clock. */
  coming: Session[];
  letters: JoinData["letters"];
  onChoose: (id: string) => void;
};

export function SchoolRows({ schools, asked, coming, letters, onChoose }: SchoolRowsProps) {
  const { t } = useI18n();
  return (
    <ul className="school-rows">
      {schools.map((school) => {
        const next = coming.find(({ branch }) => branch === school.id);
        return (
          <li key={school.id}>
            <SchoolLink school={school} letters={letters} onChoose={onChoose}>
              <b>
                <Marked text={school.school} asked={asked} />
              </b>
              <span>{school.city}</span>
              <small>
                {!school.open ? (
                  t("join.opening")
                ) : next ? (
                  <>
                    {t("join.next")}{" "}
                    <time
                      className="text-on-surface font-semibold md:block md:text-base"
                      dateTime={next.start}
                    >{`${next.weekday} ${next.date}`}</time>
                  </>
                ) : (
                  (school.visit?.times ?? t("join.noDate"))
                )}
              </small>
              <Arrow className="col-[2] row-[1/4] md:col-auto md:row-auto" />
            </SchoolLink>
          </li>
        );
      })}
    </ul>
  );
}

function Marked({ text, asked }: { text: string; asked: string }) {
  const [word = ""] = plain(asked).split(" ");
  // Letter by letter, so that removing accents keeps every position.
  const start = [...text].map(plain).join("").indexOf(word);
  if (start < 0) return text;
  const end = start + word.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
