import type { JoinData } from "./join.server.ts";

export function After({ after, terms }: Pick<JoinData, "after" | "terms">) {
  return (
    <section className="bg-day py-section" aria-labelledby="after">
      <div className="wrap">
        <h2 id="after">{after.heading}</h2>
        <ol className="mt-10 grid gap-x-fluid-l gap-y-12 md:grid-cols-3">
          {after.steps.map(({ title, text, art }) => (
            <li key={title} className="grid content-start items-start gap-6">
              <img className="w-full border-b-3 border-rule-strong" {...art} alt="" loading="lazy" />
              <div>
                <h3 className="text-2xl leading-none tracking-display">{title}</h3>
                <p className="max-w-[36ch] mt-3 text-lg leading-normal">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <dl className="mt-12 grid gap-x-fluid-l gap-y-8 md:grid-cols-3">
          {terms.map(({ title, text }) => (
            <div className="pt-4 border-t border-rule-strong" key={title}>
              <dt className="display-text text-lg leading-tight">{title}</dt>
              <dd className="max-w-[44ch] mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
