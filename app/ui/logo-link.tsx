import { ExternalLink } from "./external-link.tsx";
import { type Image, Picture } from "./picture.tsx";

export type Logo = { name: string; url: string; image: Image; tier?: string | undefined };

export function LogoLink({ logo: { name, url, image, tier } }: { logo: Logo }) {
  const shown = (
    <>
      <Picture className="logo" image={image} alt={name} sizes="160px" />
      {tier !== undefined && <small className="text-sm text-on-surface-soft">{tier}</small>}
    </>
  );
  if (!url) return <span className="logo-link">{shown}</span>;
  return (
    <ExternalLink className="logo-link" href={url}>
      {shown}
    </ExternalLink>
  );
}
