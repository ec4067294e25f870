import { inject, pageview } from "@vercel/analytics";
import { injectSpeedInsights } from "@vercel/speed-insights";
import { type PageView, withoutDetails } from "./page-view.ts";

export function countPageView({ route, path }: PageView): void {
  inject({ disableAutoTrack: true, beforeSend });
  pageview({ route, path });
  injectSpeedInsights({ route, beforeSend });
}

/** Global Privacy Control may have been turned on since the page was loaded. */
function beforeSend<Event extends { url: string }>(event: Event): Event | null {
  return navigator.globalPrivacyControl === true ? null : { ...event, url: withoutDetails(event.url) };
}
