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
      <div className="wrap open">
        <div className="open-head">
          <h2 id="opening">{heading}</h2>
          <p className="lede">{text}</p>
        </div>
        <ol className="raise">
          {steps.map(({ title, text: explanation, art }) => (
            <li key={title}>
              <img {...art} alt="" loading="lazy" />
              <h3>{title}</h3>
              <p>{explanation}</p>
            </li>
          ))}
        </ol>
        <div className="open-contact">
          <ContactPerson contact={contact} />
          <div className="grid gap-3">
            <p className="open-text">{contact.text}</p>
            {rising && <p className="open-rising">{rising}</p>}
          </div>
          <div className="open-actions">
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
