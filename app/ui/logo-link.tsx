import { ExternalLink } from "./external-link.tsx";
import { type Image, Picture } from "./picture.tsx";

export type Logo = { name: string; url: string; image: Image; tier?: string | undefined };

const tiers = ["h-12 lg:h-16", "h-9 lg:h-11", "h-8", "h-6.5"];

type LogoLinkProps = { logo: Logo; rank?: number | undefined; small?: boolean };

/** The lower the rank of its tier, the smaller the logo. */
export function LogoLink({ logo: { name, url, image, tier }, rank, small = false }: LogoLinkProps) {
  const room = rank === undefined ? "min-h-22 p-4" : "min-h-14 py-2";
  const height = rank === undefined ? (small ? "h-7" : "h-9") : tiers[Math.min(rank, tiers.length) - 1];
  const link = `grid place-items-center focus-visible:-outline-offset-3 ${room}`;
  const shown = (
    <>
      <Picture
        className={`w-auto object-contain [transition:scale_0.1s] [a:hover_&]:[scale:1.06] ${height} ${small ? "max-w-[min(9rem,100%)]" : "max-w-full"}`}
        image={image}
        alt={name}
        sizes="160px"
      />
      {tier !== undefined && <small className="text-sm text-on-surface-soft">{tier}</small>}
    </>
  );
  if (!url) return <span className={link}>{shown}</span>;
  return (
    <ExternalLink className={link} href={url}>
      {shown}
    </ExternalLink>
  );
}
