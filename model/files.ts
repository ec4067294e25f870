import type { Language } from "./languages.ts";

/** Files for other programs; their addresses must not change. */
export const files = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  security: "/.well-known/security.txt",
} as const;

export function filesIn(lang: Language) {
  return {
    atom: `/feeds/publications-${lang}.atom`,
    tourCalendar: `/feeds/krypto-tour-${lang}.ics`,
    agenda: `/feeds/events-${lang}.ics`,
  } as const;
}

/** One event to add to a calendar, the same in both languages. */
export function eventFile(id: string): string {
  return `/feeds/events/${id}.ics`;
}

export function cityAgenda(lang: Language, city: string): string {
  return `/feeds/events-${lang}-${city}.ics`;
}
