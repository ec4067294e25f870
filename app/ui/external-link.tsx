import type { ComponentProps } from "react";
import { useI18n } from "./i18n.tsx";

type ExternalLinkProps = Omit<ComponentProps<"a">, "target" | "rel"> & { href: string };

/** Opens a new tab, and screen readers announce it. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  const { t } = useI18n();
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {t("newTab")}</span>
    </a>
  );
}
