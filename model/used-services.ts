import type { Content } from "./collections.ts";
import { currentEdition } from "./editions.ts";
import { keysOf } from "./keys.ts";
import type { Service } from "./service-hosts.ts";

/** The outside services that the content sets up. */
export function usedServices(content: Content): Service[] {
  const { embeds } = content.site;
  const { tickets, film } = currentEdition(content);
  const isUsed: Record<Service, boolean> = {
    map: true,
    donation: embeds.donation !== undefined,
    calendar: embeds.calendar !== undefined,
    ticketing: tickets !== undefined,
    video: film !== undefined,
  };
  return keysOf(isUsed).filter((service) => isUsed[service]);
}
