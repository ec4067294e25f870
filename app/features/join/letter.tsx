import { Fragment } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import type { JoinData, School } from "./join.server.ts";

type LetterProps = { school: School; letters: JoinData["letters"] };

/** What will be sent, as the visitor will find it in their mail program; the blanks are theirs to fill. */
export function Letter({ school: { open, email, subject, school }, letters }: LetterProps) {
  const { t } = useI18n();
  const letter = letters[open ? "open" : "soon"].map((part) => part.replace("{school}", school));
  return (
    <>
      <p className="letter-head">
        <span>{t("join.to")}</span> {email}
      </p>
      <p className="letter-head">
        <span>{t("join.about")}</span> {subject}
      </p>
      <div className="letter-body">
        {letter.map((part) => (
          <p key={part}>
            {part.split("\n").map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                <Blanks line={line} blank={letters.blank} />
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </>
  );
}

function Blanks({ line, blank }: { line: string; blank: string }) {
  return line.split("{blank}").map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never change their order
    <Fragment key={index}>
      {index > 0 && <mark>{blank}</mark>}
      {text}
    </Fragment>
  ));
}
