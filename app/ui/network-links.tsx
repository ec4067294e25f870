import { ExternalLink } from "./external-link.tsx";
import { useI18n } from "./i18n.tsx";

type NetworkLinksProps = { links: { label: string; name: string; href: string | undefined }[] };

/** A person's accounts elsewhere; those that do not exist are left out. */
export function NetworkLinks({ links }: NetworkLinksProps) {
  const { t } = useI18n();
  const present = links.filter((link): link is typeof link & { href: string } => Boolean(link.href));
  if (present.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {present.map(({ label, name, href }) => (
        <li key={href}>
          <ExternalLink
            className="text-link inline-block min-w-11 text-sm"
            href={href}
            aria-label={`${name} ${t("newTab")}`}
          >
            {label}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
