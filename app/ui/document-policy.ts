import { pageAt, type Service, servicesOf } from "#model/pages.ts";

/** Services that run a script of theirs in the page. */
export const scripted: readonly Service[] = ["calendar", "ticketing"];

let loadedAt = "";

/** Notes where the document was loaded, before any navigation inside the site. */
export function noteDocument({ pathname }: Location): void {
  loadedAt = pathname;
}

/** Empty on the server, where no document was loaded. */
export const documentPath = () => loadedAt;

function servicesAt(pathname: string): readonly Service[] {
  const page = pageAt(pathname);
  return page ? servicesOf(page) : [];
}

/**
 * True when a link has to load a new document: the target page uses a service that the security policy of this one does
 * not allow, or this document may have run a service's script.
 */
export function needsDocument(target: string): boolean {
  const [pathname = ""] = target.split(/[?#]/, 1);
  if (loadedAt === "" || pathname === "" || pathname === location.pathname) return false;
  const allowed = servicesAt(loadedAt);
  return (
    allowed.some((service) => scripted.includes(service)) ||
    servicesAt(pathname).some((service) => !allowed.includes(service))
  );
}
