import { Analytics } from "@vercel/analytics/react";
import { SpeedInsights } from "@vercel/speed-insights/react";
import { type PageView, withoutDetails } from "./page-view.ts";

/** The hosting provider's two scripts; each writes one line to the console when it cannot be loaded. */
export function VercelAnalytics({ route, path }: PageView) {
  return (
    <>
      <Analytics route={route} path={path} beforeSend={beforeSend} />
      <SpeedInsights route={route} beforeSend={beforeSend} />
    </>
  );
}

/** The visitor may have turned Global Privacy Control on since the page was loaded. */
function beforeSend<Event extends { url: string }>(event: Event): Event | null {
  return navigator.globalPrivacyControl === true ? null : { ...event, url: withoutDetails(event.url) };
}
