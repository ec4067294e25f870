import type { JoinData } from "./join.server.ts";

export function After({ after, terms }: Pick<JoinData, "after" | "terms">) {
  return (
    <section className="bg-day py-section" aria-labelledby="after">
      <div className="wrap">
        <h2 id="after">{after.heading}</h2>
        <ol className="join-steps mt-10 grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 md:grid-cols-3">
          {after.steps.map(({ title, text, art }) => (
            <li key={title}>
              <img className="w-full border-b-3 border-rule-strong" {...art} alt="" loading="lazy" />
              <h3>{title}</h3>
              <p className="max-w-[32ch] mt-3 text-lg leading-[1.42]">{text}</p>
            </li>
          ))}
        </ol>
        <dl className="mt-[clamp(3rem,5vw,5rem)] grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-7 md:grid-cols-3">
          {terms.map(({ title, text }) => (
            <div className="pt-4 border-t border-rule-strong" key={title}>
              <dt className="display-text text-lg leading-[1.2]">{title}</dt>
              <dd className="max-w-[44ch] mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
