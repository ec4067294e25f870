import type { Content } from "./collections.ts";
import { currentEdition } from "./editions.ts";
import { type Page, type Service, servicesOf } from "./pages.ts";

/** The outside services of a page that the content sets up. */
export function usedServices(content: Content): (page: Page) => Service[] {
  const { embeds } = content.site;
  const { tickets, film } = currentEdition(content);
  const isUsed: Record<Service, boolean> = {
    map: true,
    donation: embeds.donation !== undefined,
    calendar: embeds.calendar !== undefined,
    ticketing: tickets !== undefined,
    video: film !== undefined,
  };
  return (page) => servicesOf(page).filter((service) => isUsed[service]);
}
