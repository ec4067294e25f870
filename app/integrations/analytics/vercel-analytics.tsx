import { Analytics } from "@vercel/analytics/react";
import { SpeedInsights } from "@vercel/speed-insights/react";
import { type PageView, withoutDetails } from "./page-view.ts";

export function VercelAnalytics({ route, path }: PageView) {
  return (
    <>
      <Analytics route={route} path={path} beforeSend={beforeSend} />
      <SpeedInsights route={route} beforeSend={beforeSend} />
    </>
  );
}

/** Global Privacy Control may have been turned on since the page was loaded. */
function beforeSend<Event extends { url: string }>(event: Event): Event | null {
  return navigator.globalPrivacyControl === true ? null : { ...event, url: withoutDetails(event.url) };
}
