import type { ReactNode } from "react";
import { Picture } from "../../ui/picture.tsx";
import type { JoinData } from "./join.server.ts";

type ContactPersonProps = Pick<JoinData["opening"], "contact"> & { className: string; children?: ReactNode };

export function ContactPerson({ contact: { person }, className, children }: ContactPersonProps) {
  if (!person) return null;
  return (
    <div className={`grid grid-cols-[minmax(5rem,8rem)_1fr] gap-5 @max-xs/page:grid-cols-1 ${className}`}>
      <Picture className="aspect-4/5 w-full object-cover" image={person.image} alt={person.alt} sizes="8rem" />
      <div>
        <h3 className="text-xl leading-[1.1]">{person.name}</h3>
        <p className="font-semibold">{person.role}</p>
        {children}
      </div>
    </div>
  );
}
