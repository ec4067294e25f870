import { Fragment } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { draft } from "./draft.ts";
import type { JoinData, School } from "./join.server.ts";

type LetterProps = { school: School; from: string; letters: JoinData["letters"] };

export function Letter({ school: { name, open, email }, from, letters }: LetterProps) {
  const { t } = useI18n();
  const { blank, join, soon } = letters;
  const { subject, parts, body, href } = draft(email, open ? join : soon, { blank, name, school: from });
  return (
    <div className="letter on-paper">
      <p className="letter-head">
        <span className="w-17 flex-none text-on-surface-soft">{t("join.to")}</span>{" "}
        <b className="font-semibold">
          <EmailText email={email} />
        </b>
      </p>
      <p className="letter-head">
        <span className="w-17 flex-none text-on-surface-soft">{t("join.about")}</span>{" "}
        <b className="font-semibold">{subject}</b>
      </p>
      <div className="letter-body">
        {parts.map((part) => (
          <p key={part}>
            <Blanks text={part} blank={blank} />
          </p>
        ))}
      </div>
      <ButtonLink href={href}>{t("join.write")}</ButtonLink>
      <p className="letter-foot mt-3 grid justify-items-start gap-3 text-sm text-on-surface-soft">
        <CopyButton look="line" text={body} label={t("join.copy")} shown={t("join.copy")} />
        <span>{t("join.note")}</span>
      </p>
    </div>
  );
}

function Blanks({ text, blank }: { text: string; blank: string }) {
  return text.split("{blank}").map((words, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never change their order
    <Fragment key={index}>
      {index > 0 && <mark>{blank}</mark>}
      {words}
    </Fragment>
  ));
}
