import { LinkOrButton, type LinkOrButtonProps, opensTab } from "./external-link.tsx";

/** For elements that are no links, such as `summary`. */
export const textLinkClass = "min-w-11 py-3 font-semibold underline underline-offset-[0.3em] hover:decoration-4";

/** `bare` for names of networks, which need no arrow. */
export function TextLink({ className = "", bare = false, ...rest }: LinkOrButtonProps & { bare?: boolean }) {
  const arrow = !bare && opensTab(rest) ? "external-arrow" : "";
  return <LinkOrButton {...rest} className={`${textLinkClass} ${arrow} ${className}`} />;
}
