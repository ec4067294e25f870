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
    <section className="bg-raised" aria-label={label}>
      <div className="wrap contact-bar">
        {person && (
          <div className="person">
            <Portrait person={person} sizes="6rem" />
            <div>
              <p className="text-sm text-on-surface-soft">{label}</p>
              <h2 className="text-xl tracking-[0] leading-[1.1]">{person.name}</h2>
              <p>{person.role}</p>
            </div>
          </div>
        )}
        <p className="max-w-[40ch] text-lg leading-[1.38]">{text}</p>
        <p className="contact-bar-actions">
          <ButtonLink className="max-md:w-full" href={href}>
            {write}
          </ButtonLink>
          {children}
        </p>
      </div>
    </section>
  );
}
