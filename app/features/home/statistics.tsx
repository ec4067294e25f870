import { Figure } from "../../ui/figure.tsx";

type StatisticsProps = {
  heading: string;
  figures: { value: number; plus: boolean; label: string; caption?: string | undefined }[];
};

export function Statistics({ heading, figures }: StatisticsProps) {
  return (
    <section className="wrap bg-day py-section" aria-labelledby="statistics">
      <h2 id="statistics" className="mb-12 lg:mb-16">
        {heading}
      </h2>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-10 lg:flex lg:flex-wrap lg:justify-between">
        {figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </dl>
    </section>
  );
}
