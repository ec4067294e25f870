import type { Page } from "#model/pages.ts";
import type { Service } from "#model/service-hosts.ts";

const services: Partial<Record<Page, readonly Service[]>> = {
  branches: ["map"],
  branch: ["map"],
  donation: ["donation"],
  events: ["calendar"],
  kryptoTour: ["map", "ticketing", "video"],
};

/** The outside services that a page shows. */
export const servicesOf = (page: Page) => services[page] ?? [];
