import { openingId } from "#model/pages.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ContactPerson } from "./contact-person.tsx";
import type { JoinData } from "./join.server.ts";

export function Opening({
  opening: { heading, text, steps, contact, button, href, rising },
}: Pick<JoinData, "opening">) {
  return (
    <section id={openingId} className="on-accent py-section" aria-labelledby="opening">
      <div className="wrap open grid gap-12">
        <div className="lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
          <h2 className="max-w-[15ch]" id="opening">
            {heading}
          </h2>
          <p className="lede mt-6">{text}</p>
        </div>
        <ol className="raise">
          {steps.map(({ title, text: explanation, art }) => (
            <li key={title}>
              <img {...art} alt="" loading="lazy" />
              <h3 className="text-xl">{title}</h3>
              <p className="leading-[1.45] lg:mt-[0.4rem]">{explanation}</p>
            </li>
          ))}
        </ol>
        <div className="open-contact">
          <ContactPerson contact={contact} />
          <div className="grid gap-3">
            <p className="max-w-[34ch] text-lg leading-[1.42]">{contact.text}</p>
            {rising && <p>{rising}</p>}
          </div>
          <div className="grid justify-items-start gap-[0.6rem] font-semibold wrap-anywhere">
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
