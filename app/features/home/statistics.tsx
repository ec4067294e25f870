import { FigureList } from "../../ui/figure.tsx";
import type { HomeData } from "./home.server.ts";

export function Statistics({ heading, figures }: HomeData["statistics"]) {
  return (
    <section className="bg-day" aria-labelledby="statistics">
      <div className="wrap py-section">
        <h2 id="statistics" className="mb-12 lg:mb-16">
          {heading}
        </h2>
        <FigureList className="figures" figures={figures} />
      </div>
    </section>
  );
}
