import type { ReactNode, Ref } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { JoinData, School } from "./join.server.ts";
import { Letter } from "./letter.tsx";
import { SessionLine } from "./session-line.tsx";
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
        <h2 id="answer" ref={ref} tabIndex={-1}>
          {heading}
        </h2>
        <p>{summary}</p>
      </Answer>
      <p className="join-other">
        {t("join.another")} <TextLink onClick={clear}>{t("join.all")}</TextLink>
      </p>
    </>
  );
}

/** `from` is the school of the visitor. */
export function Answer({
  school,
  coming,
  letters,
  from,
  children,
}: AnswerProps & { from: string; children: ReactNode }) {
  const { t, to } = useI18n();
  const next = coming.find(({ branch }) => branch === school.id);
  return (
    <article className="answer on-night" aria-labelledby="answer">
      <div className="answer-head">{children}</div>
      {school.visit && (
        <div className="grid content-start gap-5">
          {next && <SessionLine session={next} label={t("join.next")} />}
          <dl className="grid gap-x-6 gap-y-[0.9rem] md:grid-cols-2">
            <Fact title={t("join.times")} text={school.visit.times} />
            <Fact title={t("join.answers")} text={school.visit.answers} />
            <Fact title={t("join.where")} text={school.visit.address} />
          </dl>
          <p>
            <TextLink href={to("branch", { id: school.id })}>{t("join.page")}</TextLink>
          </p>
        </div>
      )}
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
