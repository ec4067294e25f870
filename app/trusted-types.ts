type Rules = {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
};
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown };

/** React makes a script element from this markup; it cannot run, whatever it is then given. */
const emptyScript = "<script></script>";

/**
 * Where the security policy asks for trusted types, the browser refuses any string that could become code. The
 * exceptions are the site's own needs: text without markup, and the addresses of its own scripts.
 */
export function limitTrustedTypes(browser: { trustedTypes?: TrustedTypes } = window as object): void {
  browser.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
