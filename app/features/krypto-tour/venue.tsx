import { useI18n } from "../../ui/i18n.tsx";
import { PlaceMap } from "../../integrations/map/place-map.tsx";
import { useHasEnded } from "../../ui/use-has-ended.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { Section } from "../../ui/section.tsx";
import { EditionList } from "./edition.tsx";
import { Tense } from "./tense.tsx";
import type { TourData } from "./krypto-tour.server.ts";

type VenueProps = Pick<TourData, "text" | "city" | "venue" | "calendarFile" | "ends" | "editions">;

export function Venue({ text, city, venue, calendarFile, ends, editions }: VenueProps) {
  const { t } = useI18n();
  const over = useHasEnded(ends);
  return (
    <Section className="wrap grid grid-cols-1 gap-x-fluid-l gap-y-10 lg:grid-cols-[5fr_7fr]" aria-labelledby="venue">
      <div>
        <h2 id="venue">
          <Tense ends={ends} as="span" {...text.venue.heading} />
        </h2>
        <p className="mt-6 text-lg font-semibold">{venue?.name ?? city}</p>
        {venue && <address className="text-lg not-italic">{venue.address}</address>}
        {venue?.access !== undefined && <p className="mt-4 max-w-[44ch]">{venue.access}</p>}
        {venue && (
          <p className="mt-4">
            <TextLink href={directionsTo(venue.map.center)}>{t("tour.directions")}</TextLink>
          </p>
        )}
        {ends !== undefined && (
          <p className={over ? "invisible mt-4" : "mt-4"}>
            <TextLink href={calendarFile} type="text/calendar" download>
              {t("tour.calendarFile")}
            </TextLink>
          </p>
        )}
      </div>
      {venue && (
        <PlaceMap label={t("tour.map", { name: venue.name })} name={venue.name} settings={venue.map}>
          <strong>{venue.name}</strong>
          <p>{venue.address}</p>
        </PlaceMap>
      )}
      {editions.length > 0 && (
        <div className="lg:col-span-full">
          <h3 className="mb-6 text-2xl">{t("past.editions", { count: editions.length })}</h3>
          <EditionList editions={editions} />
        </div>
      )}
    </Section>
  );
}

function directionsTo({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}
