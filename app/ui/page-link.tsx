import { Link, type LinkProps } from "react-router";
import { canCrossFade } from "./cross-fade.ts";
import { needsDocument } from "./document-policy.ts";
import { dataOf } from "./page-data.ts";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

type PageLinkProps = LinkProps & { to: string };

/** Prefetches on hover or focus, unless the visitor saves data. */
export function PageLink(props: PageLinkProps) {
  const saveData = typeof navigator !== "undefined" && navigator.connection?.saveData;
  const reload = needsDocument(props.to);
  const prepare = !saveData && !reload;
  // Firefox holds a prefetching link to the policy's default, which allows nothing; a request is held to its own rule.
  const isFirefox = typeof navigator !== "undefined" && navigator.userAgent.includes("Firefox/");
  const data = prepare && isFirefox && dataOf(props.to);
  return (
    <Link
      prefetch={prepare && !isFirefox ? "intent" : "none"}
      onPointerEnter={data ? () => void fetch(data).catch(() => {}) : undefined}
      reloadDocument={reload}
      viewTransition={!props.preventScrollReset && canCrossFade()}
      {...props}
    />
  );
}
