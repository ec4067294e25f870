import { EmailText } from "../../ui/email-text.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { AnswerHead, OtherWay, SessionLine } from "./answer.tsx";
import { draft } from "./draft.ts";
import type { JoinData } from "./join.server.ts";
import { ContactPerson } from "./opening.tsx";
import type { Session } from "./sessions.server.ts";

type UnknownSchoolProps = Pick<JoinData, "letters" | "opening"> & {
  coming: Session[];
  asked: string;
  count: number;
  clear: () => void;
};

const shownSessions = 3;

export function UnknownSchool({ asked, count, coming, letters, opening: { contact }, clear }: UnknownSchoolProps) {
  const { t, to } = useI18n();
  const { blank, open } = letters;
  const { href } = draft(contact.email, open, { blank, school: asked });
  return (
    <>
      <article
        className="mt-8 grid gap-x-fluid-l gap-y-10 bg-day px-5 py-7 md:grid-cols-2 md:p-9"
        aria-labelledby="answer"
      >
        <AnswerHead className="col-span-full" heading={t("join.unknown", { school: asked })} text={t("join.twoWays")} />
        <section>
          <h3 className="border-t-3 border-rule-strong pt-4 text-xl">{t("join.come")}</h3>
          <p>{t("join.openToAny")}</p>
          <ul className="mt-4 mb-2 border-b border-rule-strong">
            {coming.slice(0, shownSessions).map((session) => (
              <li key={session.id} className="border-t border-rule-strong py-3">
                <SessionLine session={session} plain />
              </li>
            ))}
            {coming.length === 0 && <li className="border-t border-rule-strong py-3">{t("join.noDate")}</li>}
          </ul>
          <TextLink href={to("events")}>{t("join.agenda")}</TextLink>
        </section>
        <section>
          <h3 className="border-t-3 border-rule-strong pt-4 text-xl">{t("join.open")}</h3>
          <p>{t("join.openText")}</p>
          <ContactPerson className="mt-4 items-start border-t border-rule-strong pt-4" contact={contact}>
            <p className="mt-2 text-sm">{contact.text}</p>
          </ContactPerson>
          <p className="flex flex-wrap items-center gap-y-3 gap-x-6 mt-5 font-semibold">
            <ButtonLink href={href}>{t("join.writeTo", { name: contact.firstName })}</ButtonLink>
            <EmailText email={contact.email} />
          </p>
        </section>
      </article>
      <OtherWay>
        <span>
          {t("join.slip")} <TextLink onClick={clear}>{t("join.seeAll", { count })}</TextLink>
        </span>
      </OtherWay>
    </>
  );
}
