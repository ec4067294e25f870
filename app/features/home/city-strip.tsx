import { useI18n } from "../../ui/i18n.tsx";

type CityStripProps = { cities: { name: string; branches: number }[] };

/** The seven bands as an index of the cities. */
export function CityStrip({ cities }: CityStripProps) {
  const { t } = useI18n();
  return (
    <ol className="city-strip" aria-label={t("home.cities")}>
      {cities.map(({ name, branches }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="font-medium">
            {branches}
            <span className="sr-only"> {t("branches.countWord", { count: branches })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
