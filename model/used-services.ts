import type { Content } from "./collections.ts";
import { type Page, type Service, servicesOf } from "./pages.ts";

/** The outside services of a page that the content sets up. */
export function usedServices({ site: { embeds }, edition }: Content): (page: Page) => Service[] {
  const isUsed: Record<Service, boolean> = {
    map: true,
    donation: embeds.donation !== undefined,
    calendar: embeds.calendar !== undefined,
    ticketing: embeds.ticketing !== undefined && edition.ticketing !== undefined,
    video: embeds.video !== undefined && edition.film !== undefined,
  };
  return (page) => servicesOf(page).filter((service) => isUsed[service]);
}
