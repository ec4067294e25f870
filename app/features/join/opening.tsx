import { openingId } from "#model/pages.ts";
import type { ReactNode } from "react";
import { EmailText } from "../../ui/email-text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import type { JoinData } from "./join.server.ts";

export function Opening({
  opening: { heading, text, steps, contact, button, href, rising },
}: Pick<JoinData, "opening">) {
  return (
    <section id={openingId} className="on-accent py-section" aria-labelledby="opening">
      <div className="wrap grid gap-12">
        <div className="lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
          <h2 className="max-w-[15ch]" id="opening">
            {heading}
          </h2>
          <p className="lede mt-6">{text}</p>
        </div>
        <ol className="grid gap-x-fluid-s gap-y-8 md:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text: explanation, art }) => (
            <li
              key={title}
              className="grid grid-cols-[6rem_1fr] grid-rows-[auto_1fr] gap-x-5 border-t-3 border-rule-strong pt-4 @max-xs/page:grid-cols-1 lg:grid-cols-1 lg:grid-rows-[auto_auto_1fr] lg:pt-6"
            >
              <img className="row-span-2 w-full lg:row-auto lg:mb-5 lg:-ml-5 lg:w-40" {...art} alt="" loading="lazy" />
              <h3 className="text-xl">{title}</h3>
              <p className="leading-normal lg:mt-1.5">{explanation}</p>
            </li>
          ))}
        </ol>
        <div className="grid items-end gap-x-16 gap-y-7 border-t-3 border-rule-strong pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto]">
          <ContactPerson className="max-w-104 items-end" contact={contact} />
          <div className="grid gap-3">
            <p className="max-w-[36ch] text-lg leading-normal">{contact.text}</p>
            {rising && <p>{rising}</p>}
          </div>
          <div className="grid justify-items-start gap-2.5 font-semibold wrap-anywhere">
            <ButtonLink look="night" href={href}>
              {button}
            </ButtonLink>
            <span>
              <EmailText email={contact.email} />
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}

type ContactPersonProps = Pick<JoinData["opening"], "contact"> & { className: string; children?: ReactNode };

export function ContactPerson({ contact: { person }, className, children }: ContactPersonProps) {
  if (!person) return null;
  return (
    <div className={`grid grid-cols-[minmax(5rem,8rem)_1fr] gap-5 @max-xs/page:grid-cols-1 ${className}`}>
      <Portrait className="aspect-4/5 w-full object-cover" person={person} sizes="8rem" />
      <div>
        <h3 className="text-xl leading-tight">{person.name}</h3>
        <p className="font-semibold">{person.role}</p>
        {children}
      </div>
    </div>
  );
}
