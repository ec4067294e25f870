import { pageAt, type Service, servicesOf } from "#model/pages.ts";

function servicesAt(pathname: string): readonly Service[] {
  const page = pageAt(pathname);
  return page ? servicesOf(page) : [];
}

const allowedHere = typeof location === "undefined" ? [] : servicesAt(location.pathname);

/**
 * True when a page uses a service that the security policy of the loaded document does not allow.
 * Such a page has to be loaded as a document of its own.
 */
export function needsDocument(target: string): boolean {
  const [pathname = ""] = target.split(/[?#]/, 1);
  return servicesAt(pathname).some((service) => !allowedHere.includes(service));
}
