import type { ReactNode } from "react";
import { plain } from "#model/slug.ts";
import { openingId } from "#model/pages.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { draft } from "./draft.ts";
import type { JoinData, School } from "./join.server.ts";
import type { Session } from "./sessions.server.ts";

type SchoolListProps = { schools: School[]; letters: JoinData["letters"]; onChoose: (id: string) => void };

/** Cities with the most schools come first. */
export function SchoolList({ schools, letters, onChoose }: SchoolListProps) {
  const { t } = useI18n();
  const cities = [...Map.groupBy(schools, ({ city }) => city)].toSorted(([, a], [, b]) => b.length - a.length);
  const large = cities.filter(([, { length }]) => length > 4);
  const small = cities.filter((city) => !large.includes(city));
  const both = large.length > 0 && small.length > 0;
  const columns = `gap-x-fluid-m ${both ? "columns-[2_16rem]" : "columns-[4_16rem]"}`;
  return (
    <div className="mt-10">
      <div className="flex flex-wrap justify-between items-baseline gap-y-1 gap-x-8 pb-3.5 border-b-3 border-rule-strong">
        <h2 className="text-xl tracking-normal [word-spacing:0.1em] leading-tight">{t("join.list")}</h2>
        <p className="text-on-surface-soft">
          {t("join.counts", {
            schools: t("join.schools", { count: schools.length }),
            cities: t("join.cities", { count: cities.length }),
          })}
        </p>
      </div>
      <div className={`grid grid-cols-1 gap-x-fluid-m ${both ? "md:grid-cols-2" : ""}`}>
        {large.length > 0 && <ul>{large.map((city) => group(city, true))}</ul>}
        {small.length > 0 && <ul className={columns}>{small.map((city) => group(city, false))}</ul>}
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        {t("join.absent")} <TextLink href={`#${openingId}`}>{t("join.open")}</TextLink>
      </p>
    </div>
  );

  function group([city, inCity]: [string, School[]], isLarge: boolean) {
    return (
      <li key={city} className="break-inside-avoid pt-6">
        <h3 className="pb-2 text-lg leading-tight">
          {city}{" "}
          <small className="ml-1.5 font-text text-sm leading-none font-medium text-on-surface-soft">
            {t("join.schools", { count: inCity.length })}
          </small>
        </h3>
        <ul className={isLarge ? columns : undefined}>
          {inCity.map((school) => (
            <li key={school.id} className="break-inside-avoid">
              <SchoolLink
                className="flex min-h-12 flex-wrap gap-x-4 gap-y-1 border-rule py-2 print:min-h-0"
                school={school}
                letters={letters}
                onChoose={onChoose}
              >
                <b className="min-w-24 flex-1 font-semibold underline">{school.school}</b>
                {!school.open && <small className="text-on-surface-soft">{t("join.soon")}</small>}
                <Arrow />
              </SchoolLink>
            </li>
          ))}
        </ul>
      </li>
    );
  }
}

export type SchoolRowsProps = SchoolListProps & {
  asked: string;
  /** The sessions that have not ended by the visitor's clock. */
  coming: Session[];
};

export function SchoolRows({ schools, asked, coming, letters, onChoose }: SchoolRowsProps) {
  const { t } = useI18n();
  return (
    <ul className="mt-8 border-b border-rule-strong">
      {schools.map((school) => {
        const next = coming.find(({ branch }) => branch === school.id);
        return (
          <li key={school.id}>
            <SchoolLink
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-rule-strong py-4 md:grid-cols-[5fr_3fr_3fr_auto]"
              {...{ school, letters, onChoose }}
            >
              <span className="grid grid-cols-1 gap-y-0.5 md:contents">
                <b className="font-display text-md leading-snug font-bold underline">
                  <Marked text={school.school} asked={asked} />
                </b>
                <span className="text-sm text-on-surface-soft">{school.city}</span>
                <small className="text-sm text-on-surface-soft">
                  {!school.open ? (
                    t("join.opening")
                  ) : next ? (
                    <>
                      {t("join.next")}{" "}
                      <time
                        className="font-semibold text-on-surface md:block"
                        dateTime={next.start}
                      >{`${next.weekday} ${next.date}`}</time>
                    </>
                  ) : (
                    (school.visit?.times ?? t("join.noDate"))
                  )}
                </small>
              </span>
              <Arrow />
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
      <mark className="bg-day">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

type SchoolLinkProps = Omit<SchoolListProps, "schools"> & {
  school: School;
  className: string;
  children: ReactNode;
};

/** Without scripts the link opens a mail; with them it shows the letter. */
function SchoolLink({ school, letters, onChoose, className, children }: SchoolLinkProps) {
  const { id, name, school: full, open, email } = school;
  const { href } = draft(email, open ? letters.join : letters.soon, { blank: letters.blank, name, school: full });
  return (
    <a
      className={`items-center border-t leading-snug hover:bg-raised ${className}`}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onChoose(id);
      }}
    >
      {children}
    </a>
  );
}
