import { platformScripts } from "#model/event-platform.ts";

type Rules = {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
};
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown };

/** The only markup that React and Leaflet create from strings. */
const knownMarkup = new Set(["<script></script>", "<svg/>", '<span aria-hidden="true">&#215;</span>']);

/** The event platform's scripts too: where they are not wanted, the CSP blocks them anyway. */
const scriptOrigins = () => new Set([location.origin, platformScripts]);

/** Under Trusted Types the browser refuses strings that could become code, except those allowed here. */
export function limitTrustedTypes(browser: { trustedTypes?: TrustedTypes } = window as object): void {
  browser.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (knownMarkup.has(html) || !html.includes("<") ? html : null),
    createScriptURL: (url) => (scriptOrigins().has(new URL(url, location.href).origin) ? url : null),
  });
}
