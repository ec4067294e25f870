import { Figure } from "../../ui/figure.tsx";
import type { HomeData } from "./home.server.ts";

export function Statistics({ heading, figures }: HomeData["statistics"]) {
  return (
    <section className="bg-day" aria-labelledby="statistics">
      <div className="wrap py-section">
        <h2 id="statistics" className="mb-12 lg:mb-16">
          {heading}
        </h2>
        <dl className="figures">
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </dl>
      </div>
    </section>
  );
}
