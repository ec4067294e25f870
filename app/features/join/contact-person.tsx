import type { ReactNode } from "react";
import { Portrait } from "../../ui/portrait.tsx";
import type { JoinData } from "./join.server.ts";

type ContactPersonProps = Pick<JoinData["opening"], "contact"> & { children?: ReactNode };

export function ContactPerson({ contact: { person }, children }: ContactPersonProps) {
  if (!person) return null;
  return (
    <div className="person">
      <Portrait person={person} sizes="8rem" />
      <div>
        <h3 className="text-xl leading-[1.1]">{person.name}</h3>
        <p className="font-semibold">{person.role}</p>
        {children}
      </div>
    </div>
  );
}
