import type { PageView } from "./page-view.ts";

declare global {
  interface Window {
    /** What the two scripts of Vercel still have to read: of page views, and of loading times. */
    vaq?: unknown[];
    siq?: unknown[];
  }
}

/** As Vercel documents for pages without a framework: each script reads its queue, then takes its place. */
export function countPageView({ route, path }: PageView): void {
  window.vaq = [
    ["beforeSend", beforeSend],
    ["pageview", { route, path }],
  ];
  window.siq = [["beforeSend", beforeSend]];
  addScript("/_vercel/insights/script.js", { disableAutoTrack: "1" });
  addScript("/_vercel/speed-insights/script.js", { route });
}

function addScript(src: string, data: DOMStringMap): void {
  const script = document.createElement("script");
  Object.assign(script.dataset, data);
  script.defer = true;
  script.addEventListener("error", () => console.log(`${src} could not be loaded: nothing is measured.`));
  script.src = src;
  document.head.append(script);
}

/** Global Privacy Control may have been turned on since the page was loaded. */
function beforeSend(event: { url: string }) {
  const [url = ""] = event.url.split(/[?#]/, 1);
  return navigator.globalPrivacyControl === true ? null : { ...event, url };
}
