import type { ReactNode } from "react";
import { draft } from "./draft.ts";
import type { JoinData, School } from "./join.server.ts";

type SchoolLinkProps = {
  school: School;
  letters: JoinData["letters"];
  onChoose: (id: string) => void;
  children: ReactNode;
};

/** Without scripts the link opens a mail; with them it shows the letter. */
export function SchoolLink({ school, letters, onChoose, children }: SchoolLinkProps) {
  const { id, name, school: full, open, email } = school;
  const { href } = draft(email, open ? letters.join : letters.soon, { blank: letters.blank, name, school: full });
  return (
    <a
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
