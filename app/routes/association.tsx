import type { ReactNode } from "react";
import { associationData } from "../features/association/association.server.ts";
import { Timeline } from "../features/association/timeline.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/association.ts";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

export const loader = pageLoader("association", associationData);

export default function AssociationPage({ loaderData }: Route.ComponentProps) {
  const { header, art, mission, values, vision, timeline, mast, years } = loaderData;
  return (
    <>
      <PageHeader header={header} art={art} />
      <div className="wrap grid gap-x-8 gap-y-16 py-section lg:grid-cols-[7fr_5fr]">
        <Statement heading={mission.heading} className="lg:col-span-full">
          <p className="mt-6 max-w-[25em] font-display text-2xl leading-tight font-bold tracking-display text-balance">
            {mission.text}
          </p>
        </Statement>
        <Statement heading={values.heading}>
          <ul className="mt-3">
            {values.items.map(({ name, text }) => (
              <li key={name} className="border-b border-rule py-3 text-lg leading-normal">
                <strong>{name}</strong> {text}
              </li>
            ))}
          </ul>
        </Statement>
        <Statement heading={vision.heading}>
          <p className="mt-6 max-w-[44ch] text-lg leading-normal">{vision.text}</p>
        </Statement>
      </div>
      <Timeline text={timeline} mast={mast} years={years} />
    </>
  );
}

type StatementProps = { heading: string; className?: string; children: ReactNode };

function Statement({ heading, className = "", children }: StatementProps) {
  return (
    <article className={`border-t-3 border-rule-strong pt-4 ${className}`}>
      <h2 className="text-xl tracking-normal">{heading}</h2>
      {children}
    </article>
  );
}
