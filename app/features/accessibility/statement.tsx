import { EmailText } from "../../ui/email-text.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Figure } from "../../ui/figure.tsx";
import type { AccessibilityData } from "./accessibility.server.ts";

type Headed = { heading: string; text: string };

const beside = "wrap grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]";

export function Commitment({ scope, state }: Pick<AccessibilityData, "scope" | "state">) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-16 py-section lg:grid-cols-2">
      {[scope, state].map(({ heading, text }) => (
        <section key={heading}>
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-6 max-w-[60ch]">{text}</p>
        </section>
      ))}
    </div>
  );
}

export function CheckResults({ results, report, states }: Pick<AccessibilityData, "results" | "report" | "states">) {
  return (
    <section className="bg-day py-section" aria-labelledby="results">
      <div className="wrap">
        <h2 id="results">{results.heading}</h2>
        <p className="lede mt-8">{results.text}</p>
        <dl className="mt-16 grid gap-x-8 gap-y-12 xs:grid-cols-2 lg:grid-cols-4">
          <Figure value={report.pages} label={results.pages} />
          <Figure value={report.sizes} label={results.sizes} />
          <Figure value={report.checks} label={results.checks} />
          <Figure value={report.faults} label={results.faults} />
        </dl>
        <div className="mt-16 grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
          <h3 className="text-xl">{results.statesHeading}</h3>
          <div>
            <ul className="list-disc pl-6">
              {states.map((state) => (
                <li key={state}>{state}</li>
              ))}
            </ul>
            <p className="mt-8 max-w-[60ch]">{results.more}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

export function Limits({ limits }: Pick<AccessibilityData, "limits">) {
  return (
    <section className={`${beside} py-section`}>
      <div>
        <h2 className="text-2xl">{limits.heading}</h2>
        <p className="mt-6 max-w-[60ch]">{limits.text}</p>
      </div>
      <ul className="border-t-3 border-rule-strong">
        {limits.items.map(({ name, text }) => (
          <li key={name} className="border-b border-rule py-3">
            <strong className="block">{name}</strong>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Established({ established, report }: Pick<AccessibilityData, "established" | "report">) {
  const { heading, text, date, tool, technologies, environment } = established;
  return (
    <section className={`${beside} pb-section`}>
      <div>
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-6 max-w-[60ch]">{text}</p>
      </div>
      <dl className="contact-list border-t-3 border-rule-strong pt-4">
        <dt>{date}</dt>
        <dd>
          <time dateTime={report.isoDate}>{report.date}</time>
        </dd>
        <dt>{tool}</dt>
        <dd>axe-core {report.axe}</dd>
        <dt>{technologies.heading}</dt>
        <dd>{technologies.text}</dd>
        <dt>{environment.heading}</dt>
        <dd>{environment.text}</dd>
      </dl>
    </section>
  );
}

type RecourseProps = { contact: Headed } & Pick<AccessibilityData, "email" | "form" | "remedies">;

export function Recourse({ contact, email, form, remedies }: RecourseProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-16 pb-section lg:grid-cols-2">
      <section>
        <h2 className="text-2xl">{contact.heading}</h2>
        <p className="mt-6 max-w-[60ch]">{contact.text}</p>
        <p className="mt-4">
          <a className="text-link" href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        </p>
        {form && (
          <p className="mt-4">
            <ExternalLink className="text-link" href={form.href}>
              {form.label}
            </ExternalLink>
          </p>
        )}
      </section>
      <section>
        <h2 className="text-2xl">{remedies.heading}</h2>
        <p className="mt-6 max-w-[60ch]">{remedies.text}</p>
        <ul className="mt-4 list-disc pl-6">
          {remedies.items.map(({ text, href }) => (
            <li key={text} className="py-1">
              {href ? (
                <ExternalLink className="text-link" href={href}>
                  {text}
                </ExternalLink>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
