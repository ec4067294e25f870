import { pageAt, type Service, servicesOf } from "#model/pages.ts";

let loadedAt = "";

/** Notes where the document was loaded, before any navigation inside the site. */
export function noteDocument({ pathname }: Location): void {
  loadedAt = pathname;
}

/** Nothing on the server, where no document was loaded. */
export const documentPath = () => loadedAt;

function servicesAt(pathname: string): readonly Service[] {
  const page = pageAt(pathname);
  return page ? servicesOf(page) : [];
}

/**
 * True when a page uses a service that the security policy of the loaded document does not allow.
 * Such a page has to be loaded as a document of its own.
 */
export function needsDocument(target: string): boolean {
  const [pathname = ""] = target.split(/[?#]/, 1);
  const allowedHere = servicesAt(loadedAt);
  return servicesAt(pathname).some((service) => !allowedHere.includes(service));
}
