import { useI18n } from "../../ui/i18n.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { LogoLink } from "../../ui/logo-link.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { HomeData } from "./home.server.ts";

const rows = [
  { key: "sponsors", speed: 0.3, perRow: 4 },
  { key: "partners", speed: 0.5, perRow: 4 },
  { key: "schools", speed: 0.4, perRow: 4 },
  { key: "media", speed: 0.6, perRow: 5 },
] as const;

type SupportersProps = Pick<HomeData, "logos"> & { heading: string; join: string };

export function Supporters({ heading, logos, join }: SupportersProps) {
  const { t, to } = useI18n();
  const filled = rows.filter(({ key }) => logos[key].length > 0);
  if (filled.length === 0) return null;
  return (
    <section className="relative pt-section pb-[calc(var(--section)*0.6)]" aria-labelledby="supporters">
      <div className="wrap mb-12 flex flex-wrap items-end justify-between gap-x-16 gap-y-6 lg:mb-16">
        <h2 id="supporters" className="max-w-[15ch]">
          {heading}
        </h2>
        <TextLink href={to("partner")}>{join}</TextLink>
      </div>
      <a className="skip-over" href="#latest">
        {t("home.skipLogos")}
      </a>
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
