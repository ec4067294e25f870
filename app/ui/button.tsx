import { Arrow, OutArrow } from "./arrow.tsx";
import { LinkOrButton, type LinkOrButtonProps, opensTab } from "./external-link.tsx";

type Look = { look?: "accent" | "night" | "quiet" | undefined; size?: "small" | "tiny" | undefined };

/** For elements that are no links or buttons, such as `summary`. */
export function buttonClass({ look = "accent", size }: Look = {}) {
  return `button ${look} ${size ?? ""}`;
}

export function Button({ look, size, className = "", ...rest }: LinkOrButtonProps & Look) {
  return <LinkOrButton {...rest} className={`${buttonClass({ look, size })} ${className}`} />;
}

type ButtonLinkProps = Extract<LinkOrButtonProps, { href: string }> & Look;

/** A link that looks like a button, with an arrow. */
export function ButtonLink({ children, ...rest }: ButtonLinkProps) {
  return (
    <Button {...rest}>
      {children}
      {opensTab(rest) ? <OutArrow /> : <Arrow />}
    </Button>
  );
}
