import { useHydrated } from "./use-hydrated.ts";

/** No sign "less than": where trusted types are asked for, it would be taken for markup. */
const script =
  '{const hide=()=>{for(const e of document.querySelectorAll("[data-ends],[data-begins]")){' +
  "const gone=e.dataset.ends?Date.now()>=e.dataset.ends:e.dataset.begins>Date.now();" +
  'if("keeps"in e.dataset)e.classList.toggle("invisible",gone);else e.hidden=gone}};' +
  "const watch=new MutationObserver(hide);watch.observe(document.currentScript.parentNode,{childList:true,subtree:true});" +
  'addEventListener("DOMContentLoaded",()=>watch.disconnect())}';

/**
 * Stands before what ends, and before all that would move when it goes: a parser waits at a script, and what it has read is
 * painted. It looks at each part of the page as it is read, before it is painted, so that what is over by
 * the visitor's clock is never seen and nothing moves. React says the same once it has taken over.
 */
export function HidePast() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: script }} />;
}
