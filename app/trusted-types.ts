import { platformScripts } from "#model/event-platform.ts";

type Rules = {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
};
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown };

/** All the markup that the libraries make from strings: React, to have a script element that cannot run; then Leaflet. */
const knownMarkup = new Set(["<script></script>", "<svg/>", '<span aria-hidden="true">&#215;</span>']);

/** The event platform's, too: where its scripts are not wanted, the security policy refuses them anyway. */
const scriptOrigins = () => new Set([location.origin, platformScripts]);

/**
 * Where the security policy asks for trusted types, the browser refuses any string that could become code. The
 * exceptions are the site's own needs: text without markup, those few constants, and the addresses of known scripts.
 */
export function limitTrustedTypes(browser: { trustedTypes?: TrustedTypes } = window as object): void {
  browser.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (knownMarkup.has(html) || !html.includes("<") ? html : null),
    createScriptURL: (url) => (scriptOrigins().has(new URL(url, location.href).origin) ? url : null),
  });
}
