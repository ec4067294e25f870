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
      <div className="wrap grid gap-y-12">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr] items-end">
          <h2 className="max-w-[15ch]" id="opening">
            {heading}
          </h2>
          <p className="lede">{text}</p>
        </div>
        <ol className="grid gap-x-fluid-s gap-y-8 md:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text: explanation, art }) => (
            <li
              key={title}
              className="flex items-start gap-5 border-t-3 border-rule-strong pt-5 lg:flex-col @max-xs/page:flex-col"
            >
              <img className="w-24 flex-none lg:w-40" {...art} alt="" loading="lazy" />
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 leading-normal">{explanation}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid items-end gap-x-16 gap-y-6 border-t-3 border-rule-strong pt-8 lg:grid-cols-[5fr_7fr_auto]">
          <ContactPerson className="items-end" contact={contact} />
          <div className="grid gap-3">
            <p className="max-w-[36ch] text-lg leading-normal">{contact.text}</p>
            {rising && <p>{rising}</p>}
          </div>
          <div className="grid justify-items-start gap-3 font-semibold wrap-anywhere">
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
    <div className={`grid grid-cols-[auto_1fr] gap-5 @max-xs/page:grid-cols-1 ${className}`}>
      <Portrait className="aspect-4/5 w-32 object-cover" person={person} sizes="8rem" />
      <div>
        <h3 className="text-xl leading-tight">{person.name}</h3>
        <p className="font-semibold">{person.role}</p>
        {children}
      </div>
    </div>
  );
}
