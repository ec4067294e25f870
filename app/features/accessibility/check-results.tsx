import { Figure } from "../../ui/figure.tsx";
import type { AccessibilityData } from "./accessibility.server.ts";

type CheckResultsProps = Pick<AccessibilityData, "results" | "report" | "states">;

export function CheckResults({ results, report, states }: CheckResultsProps) {
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
