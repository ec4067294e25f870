import { Link, type LinkProps } from "react-router";
import { mayFade } from "./cross-fade.ts";
import { needsDocument } from "./document-policy.ts";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** Firefox holds a prefetching link to the policy's default, which allows nothing; a request is held to its own rule. */
const isFirefox = typeof navigator !== "undefined" && navigator.userAgent.includes("Firefox/");

type PageLinkProps = LinkProps & { to: string };

/** A link inside the site: prepared when the visitor reaches for it, unless their browser saves data. */
export function PageLink(props: PageLinkProps) {
  const saveData = typeof navigator !== "undefined" && navigator.connection?.saveData;
  const reload = needsDocument(props.to);
  const prepare = !saveData && !reload;
  return (
    <Link
      prefetch={prepare && !isFirefox ? "intent" : "none"}
      onPointerEnter={prepare && isFirefox ? () => void fetch(dataOf(props.to)).catch(() => {}) : undefined}
      reloadDocument={reload}
      viewTransition={!props.preventScrollReset && mayFade()}
      {...props}
    />
  );
}

/** What the router will ask for when the visitor goes there; the answer waits in the browser's cache. */
function dataOf(to: string): string {
  return `${to.replace(/[?#].*/, "")}.data`;
}
