import { Link, type LinkProps } from "react-router";
import { mayFade } from "./cross-fade.ts";
import { needsDocument } from "./document-policy.ts";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

type PageLinkProps = LinkProps & { to: string };

/** A link inside the site: prepared when the visitor reaches for it, unless their browser saves data. */
export function PageLink(props: PageLinkProps) {
  const saveData = typeof navigator !== "undefined" && navigator.connection?.saveData;
  const reload = needsDocument(props.to);
  return (
    <Link
      prefetch={saveData || reload ? "none" : "intent"}
      reloadDocument={reload}
      viewTransition={!props.preventScrollReset && mayFade()}
      {...props}
    />
  );
}
