import type { JoinData } from "./join.server.ts";

export function After({ after, terms }: Pick<JoinData, "after" | "terms">) {
  return (
    <section className="bg-day py-section" aria-labelledby="after">
      <div className="wrap">
        <h2 id="after">{after.heading}</h2>
        <ol className="hops">
          {after.steps.map(({ title, text, art }) => (
            <li key={title}>
              <img {...art} alt="" loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <dl className="terms-row">
          {terms.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
