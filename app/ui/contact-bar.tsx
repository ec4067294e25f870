import type { ReactNode } from "react";
import { Arrow } from "./arrow.tsx";
import { type Image, Picture } from "./picture.tsx";

type ContactBarProps = {
  label: string;
  person: { name: string; role: string; image: Image; alt: string } | undefined;
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
          <div className="grid grid-cols-[minmax(4rem,5.25rem)_minmax(0,1fr)] items-center gap-5 @max-xs/page:grid-cols-1">
            <Picture className="aspect-4/5 w-full object-cover" image={person.image} alt={person.alt} sizes="6rem" />
            <div>
              <p className="text-sm text-on-surface-soft">{label}</p>
              <h2 className="text-xl tracking-[0] leading-[1.1]">{person.name}</h2>
              <p>{person.role}</p>
            </div>
          </div>
        )}
        <p className="max-w-[40ch] text-lg leading-[1.38]">{text}</p>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-1 lg:flex-col lg:items-stretch lg:text-center">
          <a className="button max-md:w-full" href={href}>
            {write}
            <Arrow />
          </a>
          {children}
        </p>
      </div>
    </section>
  );
}
