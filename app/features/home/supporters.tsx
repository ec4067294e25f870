import { useI18n } from "../../ui/i18n.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { type Logo, LogoLink } from "../../ui/logo-link.tsx";

const rows = [
  { key: "sponsors", speed: 0.3, perRow: 4 },
  { key: "partners", speed: 0.5, perRow: 4 },
  { key: "schools", speed: 0.4, perRow: 4 },
  { key: "media", speed: 0.6, perRow: 5 },
] as const;

type SupporterLogos = Record<(typeof rows)[number]["key"], Logo[]>;

type SupportersProps = { heading: string; logos: SupporterLogos };

export function Supporters({ heading, logos }: SupportersProps) {
  const { t } = useI18n();
  const filled = rows.filter(({ key }) => logos[key].length > 0);
  if (filled.length === 0) return null;
  return (
    <section className="pt-section pb-[calc(var(--section)*0.6)]" aria-labelledby="supporters">
      <h2 id="supporters" className="wrap mb-12 lg:mb-16">
        <span className="block max-w-[15ch]">{heading}</span>
      </h2>
      {filled.map(({ key, speed, perRow }) => (
        <Carousel key={key} name={t(`home.${key}`)} speed={speed} perRow={perRow}>
          {logos[key].map((logo) => (
            <LogoLink key={logo.name} logo={logo} />
          ))}
        </Carousel>
      ))}
    </section>
  );
}
