import { type Ref, useState } from "react";
import { Arrow } from "../../ui/arrow.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import type { JoinData, School } from "./join.server.ts";
import { Letter } from "./letter.tsx";

type BranchAnswerProps = {
  school: School;
  letters: JoinData["letters"];
  ref: Ref<HTMLHeadingElement>;
};

/** The branch at the visitor's school: who answers there, where to follow it, and the letter to send. */
export function BranchAnswer({ school, letters, ref }: BranchAnswerProps) {
  const { t } = useI18n();
  const { name, emblem, open } = school;
  return (
    <article className="answer on-night" aria-labelledby="answer">
      <div className="answer-emblem">
        <img src={emblem.src} width={emblem.width} height={emblem.height} alt="" loading="lazy" />
        <p>{t("join.fromParis", school.heading)}</p>
      </div>
      <div className="answer-name">
        <p className="answer-school">{school.school}</p>
        <h2 id="answer" ref={ref} tabIndex={-1}>
          {t(open ? "join.welcome" : "join.opening", { name })}
        </h2>
        <p className="answer-text">{school.summary}</p>
      </div>
      {open && <AnswerFacts school={school} />}
      <div className="letter">
        <Letter school={school} letters={letters} />
        <a className="button" href={school.href}>
          {t("join.write", { name })}
          <Arrow />
        </a>
        <p className="letter-note">{t("join.note")}</p>
      </div>
    </article>
  );
}

function AnswerFacts({ school: { id, answers, phone, social, next } }: Pick<BranchAnswerProps, "school">) {
  const { t, to } = useI18n();
  const [now] = useState(() => Date.now());
  const event = next.find(({ ends }) => ends > now);
  return (
    <dl className="answer-facts">
      {event && (
        <div>
          <dt>{t("join.next")}</dt>
          <dd>
            <time dateTime={event.start}>{event.when}</time>
            <br />
            <PageLink className="text-link" to={`${to("events")}#${event.id}`} lang={event.lang}>
              {event.title}
            </PageLink>
          </dd>
        </div>
      )}
      {answers && (
        <div>
          <dt>{t("join.answers")}</dt>
          <dd>
            <b>{answers.name}</b>, {answers.role}
            {phone && (
              <>
                <br />
                <a className="text-link" href={`tel:${phone.replaceAll(" ", "")}`}>
                  {phone}
                </a>
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t("join.follow")}</dt>
        <dd className="nets">
          {social.map(({ network, href }) => (
            <ExternalLink key={network} className="text-link" href={href}>
              {t(`social.${network}`)}
            </ExternalLink>
          ))}
          <PageLink className="text-link" to={to("branch", { id })}>
            {t("join.page")}
          </PageLink>
        </dd>
      </div>
    </dl>
  );
}
