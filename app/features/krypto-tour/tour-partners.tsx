import { type Logo, LogoLink } from "#ui/logo-link.tsx";
import { Reveal } from "#ui/reveal.tsx";

type TourPartnersProps = { id: string; heading: string; logos: Logo[] };

export function TourPartners({ id, heading, logos }: TourPartnersProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-8 text-2xl">
        {heading}
      </h2>
      <ul className="partner-grid">
        {logos.map((logo) => (
          <li key={logo.name}>
            <Reveal>
              <LogoLink logo={logo} />
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
