import type { AssociationData } from "./association.server.ts";

export function MissionValuesVision({
  mission,
  values,
  vision,
}: Pick<AssociationData, "mission" | "values" | "vision">) {
  return (
    <div className="wrap grid gap-x-8 gap-y-16 py-section lg:grid-cols-[7fr_5fr]">
      <article className="border-t-3 border-rule-strong pt-4 lg:col-span-full">
        <h2 className="text-xl tracking-tight">{mission.heading}</h2>
        <p className="mt-6 max-w-[25em] font-display text-2xl leading-[1.08] font-bold tracking-display text-balance">
          {mission.text}
        </p>
      </article>
      <article className="border-t-3 border-rule-strong pt-4">
        <h2 className="text-xl tracking-tight">{values.heading}</h2>
        <ul className="mt-3">
          {values.items.map(({ name, text }) => (
            <li key={name} className="border-b border-rule py-3 text-lg leading-[1.4]">
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ul>
      </article>
      <article className="border-t-3 border-rule-strong pt-4">
        <h2 className="text-xl tracking-tight">{vision.heading}</h2>
        <p className="mt-6 max-w-[44ch] text-lg leading-[1.45]">{vision.text}</p>
      </article>
    </div>
  );
}
