import { openingId } from "#model/pages.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { ContactPerson } from "./contact-person.tsx";
import type { JoinData } from "./join.server.ts";

export function Opening({
  opening: { heading, text, steps, contact, button, href, rising },
}: Pick<JoinData, "opening">) {
  return (
    <section id={openingId} className="on-beacon py-section" aria-labelledby="opening">
      <div className="wrap grid gap-12">
        <div className="lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
          <h2 className="max-w-[15ch]" id="opening">
            {heading}
          </h2>
          <p className="lede mt-6">{text}</p>
        </div>
        <ol className="grid gap-x-[clamp(1rem,2.5vw,2.5rem)] gap-y-8 md:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(4,1fr)]">
          {steps.map(({ title, text: explanation, art }) => (
            <li
              key={title}
              className="grid grid-cols-[6rem_1fr] grid-rows-[auto_1fr] gap-x-5 border-t-3 border-rule-strong pt-4 lg:grid-cols-[1fr] lg:grid-rows-[auto_auto_1fr] lg:pt-6 @max-xs/page:grid-cols-1"
            >
              <img
                className="row-[1/3] w-full lg:row-auto lg:mb-5 lg:-ml-[1.2rem] lg:w-40"
                {...art}
                alt=""
                loading="lazy"
              />
              <h3 className="text-xl">{title}</h3>
              <p className="leading-[1.45] lg:mt-[0.4rem]">{explanation}</p>
            </li>
          ))}
        </ol>
        <div className="grid items-end gap-x-16 gap-y-7 border-t-3 border-rule-strong pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto]">
          <ContactPerson className="max-w-104 items-end" contact={contact} />
          <div className="grid gap-3">
            <p className="max-w-[34ch] text-lg leading-[1.42]">{contact.text}</p>
            {rising && <p>{rising}</p>}
          </div>
          <div className="grid justify-items-start gap-[0.6rem] font-semibold wrap-anywhere">
            <a className="button button-night" href={href}>
              {button}
              <Arrow />
            </a>
            <span>
              <EmailText email={contact.email} />
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}
