import { Fragment, type ReactNode } from "react";
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
    <div className="on-paper flex flex-col px-5 py-5">
      <Line label={t("join.to")}>
        <EmailText email={email} />
      </Line>
      <Line label={t("join.about")}>{subject}</Line>
      <div className="grid flex-1 content-start gap-4 pt-4 pb-6 whitespace-pre-line wrap-anywhere">
        {parts.map((part) => (
          <p key={part}>
            <Blanks text={part} blank={blank} />
          </p>
        ))}
      </div>
      <ButtonLink href={href}>{t("join.write")}</ButtonLink>
      <p className="mt-3 grid justify-items-start gap-3 text-sm text-on-surface-soft">
        <CopyButton look="line" text={body} label={t("join.copy")} />
        <span>{t("join.note")}</span>
      </p>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex gap-2 border-b border-rule py-2.5 wrap-anywhere">
      <span className="w-15 flex-none text-on-surface-soft">{label}</span> <b className="font-semibold">{children}</b>
    </p>
  );
}

/** What the visitor fills in. */
function Blanks({ text, blank }: { text: string; blank: string }) {
  return text.split("{blank}").map((words, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never change their order
    <Fragment key={index}>
      {index > 0 && <mark className="bg-day px-5 text-transparent">{blank}</mark>}
      {words}
    </Fragment>
  ));
}
