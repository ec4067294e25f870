import { useHydrated } from "./use-hydrated.ts";

const script =
  '{const hide=()=>{for(const e of document.querySelectorAll("[data-ends],[data-begins]")){' +
  "const gone=e.dataset.ends?Date.now()>=e.dataset.ends:e.dataset.begins>Date.now();" +
  'if("keeps"in e.dataset)e.classList.toggle("invisible",gone);else e.hidden=gone}};' +
  "const watch=new MutationObserver(hide);watch.observe(document.body,{childList:true,subtree:true});" +
  'addEventListener("DOMContentLoaded",()=>watch.disconnect())}';

/**
 * Hides what has ended by the visitor's clock before it is painted, so that nothing moves; after hydration React does.
 * It has to precede all content that hiding would move, because browsers paint before they run a script, and to follow
 * the largest picture: with a policy in the page, Chrome looks for no pictures behind a script that waits for its sheet.
 */
export function HidePast() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: script }} />;
}
