import type { Content } from "./collections.ts";
import { type Page, pageServices, type Service } from "./pages.ts";

/** The outside services each page really uses with this content. */
export function usedServices({ site: { embeds }, edition }: Content): Partial<Record<Page, readonly Service[]>> {
  const isUsed: Record<Service, boolean> = {
    map: true,
    donation: embeds.donation !== undefined,
    calendar: embeds.calendar !== undefined,
    ticketing: embeds.ticketing !== undefined && edition.ticketing !== undefined,
    video: embeds.video !== undefined && edition.film !== undefined,
  };
  return Object.fromEntries(
    Object.entries(pageServices).map(([page, services]) => [page, services.filter((service) => isUsed[service])]),
  );
}
