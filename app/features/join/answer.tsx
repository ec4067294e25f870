import type { ReactNode, Ref } from "react";
import { openingId } from "#model/pages.ts";
import { DayTile } from "../../ui/day-tile.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { JoinData, School } from "./join.server.ts";
import { Letter } from "./letter.tsx";
import { SchoolRows, type SchoolRowsProps } from "./schools.tsx";
import type { Session } from "./sessions.server.ts";

type AnswerProps = { school: School; coming: Session[]; letters: JoinData["letters"] };

export function BranchAnswer({
  clear,
  ref,
  ...rest
}: AnswerProps & { clear: () => void; ref: Ref<HTMLHeadingElement> }) {
  const { t } = useI18n();
  const { name, city, ofCity, open, school, summary } = rest.school;
  const heading = t(!open ? "join.opensSoon" : name === city ? "join.branchOf" : "join.branchAt", { name, ofCity });
  return (
    <>
      <Answer {...rest} from={school}>
        <AnswerHead ref={ref} heading={heading} text={summary} />
      </Answer>
      <OtherWay>
        <span>
          {t("join.another")} <TextLink onClick={clear}>{t("join.all")}</TextLink>
        </span>
      </OtherWay>
    </>
  );
}

export function CityAnswer({ schools, asked, coming, letters, onChoose }: SchoolRowsProps) {
  const { t } = useI18n();
  const [first] = schools;
  if (!first) return null;
  const nearest = first.visit?.nearest;
  const heading = t("join.cityWelcomes", { city: first.city, ofCity: first.ofCity, count: schools.length });
  return (
    <>
      {schools.length === 1 ? (
        <Answer school={first} from={asked} {...{ coming, letters }}>
          <AnswerHead heading={heading} text={t("join.openToAll")} />
        </Answer>
      ) : (
        <>
          <AnswerHead className="mt-10" heading={heading} text={t("join.openToAll")} />
          <SchoolRows asked="" {...{ schools, coming, letters, onChoose }} />
        </>
      )}
      <OtherWay>
        {nearest && (
          <span>
            {t("join.nearest")}{" "}
            <TextLink className="inline-block" onClick={() => onChoose(nearest.id)}>
              {nearest.label}
            </TextLink>
          </span>
        )}
        <span>
          {t("join.ownBranch")}{" "}
          <TextLink className="inline-block" href={`#${openingId}`}>
            {t("join.open")}
          </TextLink>
        </span>
      </OtherWay>
    </>
  );
}

/** `from` is the school of the visitor. */
function Answer({ school, coming, letters, from, children }: AnswerProps & { from: string; children: ReactNode }) {
  const { t, to } = useI18n();
  const next = coming.find(({ branch }) => branch === school.id);
  return (
    <article
      className="on-night mt-8 grid gap-x-fluid-l gap-y-6 px-5 py-7 md:p-9 lg:grid-cols-[7fr_5fr]"
      aria-labelledby="answer"
    >
      <div className="grid content-start gap-6">
        {children}
        {school.visit && (
          <div className="grid content-start gap-5">
            {next && <SessionLine session={next} label={t("join.next")} />}
            <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2">
              <Fact title={t("join.times")} text={school.visit.times} />
              <Fact title={t("join.answers")} text={school.visit.answers} />
              <Fact title={t("join.where")} text={school.visit.address} />
            </dl>
            <p>
              <TextLink href={to("branch", { id: school.id })}>{t("join.page")}</TextLink>
            </p>
          </div>
        )}
      </div>
      <Letter school={school} from={from} letters={letters} />
    </article>
  );
}

function Fact({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <div className="border-t border-rule-night pt-3">
      <dt className="text-sm text-on-night-soft">{title}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}

type AnswerHeadProps = { heading: string; text: string | undefined; className?: string; ref?: Ref<HTMLHeadingElement> };

/** With `ref`, the heading can take the focus. */
export function AnswerHead({ heading, text, className, ref }: AnswerHeadProps) {
  return (
    <div className={className}>
      <h2
        id="answer"
        ref={ref}
        tabIndex={ref ? -1 : undefined}
        className="text-2xl leading-none tracking-display wrap-anywhere"
      >
        {heading}
      </h2>
      <p className="mt-3 max-w-[44ch] text-lg leading-normal">{text}</p>
    </div>
  );
}

/** For those whom the answer does not help. */
export function OtherWay({ children }: { children: ReactNode }) {
  return <p className="mt-5 flex flex-wrap items-baseline gap-x-8">{children}</p>;
}

type SessionLineProps = { session: Session; label?: string; plain?: boolean };

export function SessionLine({ session, label, plain = false }: SessionLineProps) {
  const { to } = useI18n();
  const { id, title, lang, spoken, start, day, weekday, date, clock, where } = session;
  return (
    <p className="grid grid-cols-[auto_1fr] items-center gap-3.5 leading-snug">
      <span aria-hidden="true">
        <DayTile day={day} unit={weekday} plain={plain} />
      </span>
      <span>
        <small className="block text-xs">
          {label && `${label}, `}
          <time dateTime={start}>{clock === undefined ? date : `${date}, ${clock}`}</time>
          {!label && where && `, ${where}`}
          {spoken && `, ${spoken}`}
        </small>
        <a
          className="inline-block py-1 display-text text-base leading-tight underline"
          href={`${to("events")}#${id}`}
          lang={lang}
        >
          {title}
        </a>
      </span>
    </p>
  );
}
