import { useHydrated } from "../../ui/use-hydrated.ts";

/** No sign "less than": where trusted types are asked for, it would be taken for markup. */
const script =
  'for(const e of document.querySelectorAll("[data-ends]"))e.hidden=Date.now()>=e.dataset.ends;' +
  'for(const e of document.querySelectorAll("[data-begins]"))e.hidden=e.dataset.begins>Date.now()';

/**
 * Stands after what ends: it runs while the page is read, before anything of it is painted, so that what is over by the
 * visitor's clock is never seen and nothing moves. React says the same once it has taken over.
 */
export function Leaving() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: script }} />;
}
