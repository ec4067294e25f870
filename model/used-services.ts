import type { Content } from "./collections.ts";
import { keysOf } from "./keys.ts";
import type { Service } from "./pages.ts";

/** The outside services that the content sets up. */
export function usedServices({ site: { embeds }, edition }: Content): Service[] {
  const isUsed: Record<Service, boolean> = {
    map: true,
    donation: embeds.donation !== undefined,
    calendar: embeds.calendar !== undefined,
    ticketing: embeds.ticketing !== undefined && edition.ticketing !== undefined,
    video: embeds.video !== undefined && edition.film !== undefined,
  };
  return keysOf(isUsed).filter((service) => isUsed[service]);
}
