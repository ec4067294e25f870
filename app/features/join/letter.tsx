import { Fragment } from "react";
import type { JoinData, School } from "./join.server.ts";

type LetterProps = { school: School; words: JoinData["words"] };

/** What will be sent, as the visitor will find it in their mail program; the blanks are theirs to fill. */
export function Letter({ school: { email, subject, letter }, words }: LetterProps) {
  return (
    <>
      <p className="letter-head">
        <span>{words.to}</span> {email}
      </p>
      <p className="letter-head">
        <span>{words.about}</span> {subject}
      </p>
      <div className="letter-body">
        {letter.map((part) => (
          <p key={part}>
            {part.split("\n").map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                <Blanks line={line} blank={words.blank} />
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
