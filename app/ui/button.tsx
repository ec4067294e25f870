import { Arrow, OutArrow } from "./arrow.tsx";
import { LinkOrButton, type LinkOrButtonProps, opensTab } from "./external-link.tsx";

/** On paper what leads somewhere is underlined, as a link. */
const paper = "print:min-h-0 print:bg-transparent print:p-0 print:underline";

const looks = {
  accent: `bg-accent text-on-accent hover:bg-(--inverse) hover:text-(--on-inverse) ${paper}`,
  night: `bg-night text-on-night hover:bg-raised hover:text-on-surface ${paper}`,
  quiet:
    "border-2 hover:bg-(--inverse) hover:text-(--on-inverse) aria-pressed:border-night aria-pressed:bg-night aria-pressed:text-on-night",
};

const sizes = {
  usual: "",
  small: "min-h-12 px-[min(1.25rem,5vw)]",
  tiny: "min-h-11 py-1 text-xs",
};

type Look = { look?: keyof typeof looks | undefined; size?: keyof typeof sizes | undefined };

/** For elements that are no links or buttons. */
export function buttonClass({ look = "accent", size = "usual" }: Look = {}) {
  return `button ${looks[look]} ${sizes[size]}`;
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
