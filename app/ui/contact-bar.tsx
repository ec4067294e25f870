import type { ReactNode } from "react";
import { type Face, Portrait } from "./portrait.tsx";
import { ButtonLink } from "./button.tsx";

type ContactBarProps = {
  label: string;
  person: (Face & { name: string; role: string }) | undefined;
  text: string;
  href: string;
  write: string;
  children: ReactNode;
};

export function ContactBar({ label, person, text, href, write, children }: ContactBarProps) {
  return (
    <section className="hidden-until-complete bg-raised" aria-label={label}>
      <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-5 py-6 lg:grid-cols-[auto_1fr_auto]">
        {person && (
          <div className="grid grid-cols-[minmax(4rem,5.25rem)_minmax(0,1fr)] items-center gap-5 @max-xs/page:grid-cols-1">
            <Portrait
              className="aspect-4/5 w-full object-cover outline outline-rule -outline-offset-1"
              person={person}
              sizes="6rem"
            />
            <div>
              <p className="text-sm text-on-surface-soft">{label}</p>
              <h2 className="text-xl tracking-normal leading-tight">{person.name}</h2>
              <p>{person.role}</p>
            </div>
          </div>
        )}
        <p className="max-w-[44ch] text-lg leading-normal">{text}</p>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-1 lg:flex-col lg:items-start">
          <ButtonLink className="max-md:w-full" href={href}>
            {write}
          </ButtonLink>
          {children}
        </p>
      </div>
    </section>
  );
}
