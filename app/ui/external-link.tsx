import type { ComponentProps } from "react";
import { useI18n } from "./i18n.tsx";

type ExternalLinkProps = Omit<ComponentProps<"a">, "target" | "rel"> & { href: string };

/** Opens a new tab, and screen readers announce it. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  const { t } = useI18n();
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{` ${t("newTab")}`}</span>
    </a>
  );
}

export type LinkOrButtonProps = { newTab?: boolean | undefined } & (
  | (ComponentProps<"a"> & { href: string })
  | (ComponentProps<"button"> & { href?: undefined })
);

export const opensTab = ({ href = "", newTab = /^https?:/.test(href) }: LinkOrButtonProps) => newTab;

/** A link, in a new tab if it leaves the site or `newTab` says so; a button if it has no address. */
export function LinkOrButton({ newTab, ...props }: LinkOrButtonProps) {
  if (props.href === undefined) return <button type="button" {...props} />;
  return opensTab({ newTab, ...props }) ? <ExternalLink {...props} /> : <a {...props}>{props.children}</a>;
}
