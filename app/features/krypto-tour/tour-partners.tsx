import type { Logo } from "../../ui/logo-link.tsx";
import { LogoList } from "./logo-list.tsx";

type TourPartnersProps = { id: string; heading: string; logos: Logo[] };

export function TourPartners({ id, heading, logos }: TourPartnersProps) {
  if (logos.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-8 text-2xl">
        {heading}
      </h2>
      <LogoList className="partner-grid" logos={logos} />
    </section>
  );
}
