import { Arrow } from "../../ui/arrow.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { ContactPerson } from "./contact-person.tsx";
import { draft } from "./draft.ts";
import type { JoinData } from "./join.server.ts";
import { SessionLine } from "./session-line.tsx";
import { useUpcoming } from "./use-upcoming.ts";

type UnknownSchoolProps = Pick<JoinData, "sessions" | "letters" | "opening"> & {
  asked: string;
  count: number;
  clear: () => void;
};

const shownSessions = 3;

export function UnknownSchool({ asked, count, sessions, letters, opening: { contact }, clear }: UnknownSchoolProps) {
  const { t, to } = useI18n();
  const coming = useUpcoming(sessions);
  const { blank, open } = letters;
  const { href } = draft(contact.email, open, { blank, school: asked });
  return (
    <>
      <article className="unknown" aria-labelledby="answer">
        <div className="answer-head">
          <h2 id="answer">{t("join.unknown", { school: asked })}</h2>
          <p>{t("join.twoWays")}</p>
        </div>
        <section>
          <h3>{t("join.come")}</h3>
          <p>{t("join.openToAny")}</p>
          <ul>
            {coming.slice(0, shownSessions).map((session) => (
              <li key={session.id}>
                <SessionLine session={session} />
              </li>
            ))}
            {coming.length === 0 && <li>{t("join.noDate")}</li>}
          </ul>
          <PageLink className="text-link" to={to("events")}>
            {t("join.agenda")}
          </PageLink>
        </section>
        <section>
          <h3>{t("join.open")}</h3>
          <p>{t("join.openText")}</p>
          <ContactPerson contact={contact}>
            <p className="mt-2 text-sm">{contact.text}</p>
          </ContactPerson>
          <p className="unknown-write">
            <a className="button" href={href}>
              {t("join.writeTo", { name: contact.firstName })}
              <Arrow />
            </a>
            <EmailText email={contact.email} />
          </p>
        </section>
      </article>
      <p className="join-other">
        {t("join.slip")}{" "}
        <button type="button" className="text-link cursor-pointer" onClick={clear}>
          {t("join.seeAll", { count })}
        </button>
      </p>
    </>
  );
}
