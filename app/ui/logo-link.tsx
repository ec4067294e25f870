import { ExternalLink } from "./external-link.tsx";
import { type Image, Picture } from "./picture.tsx";

export type Logo = { name: string; url: string; image: Image };

export function LogoLink({ logo: { name, url, image } }: { logo: Logo }) {
  const picture = <Picture className="logo" image={image} alt={name} sizes="160px" />;
  if (!url) return <span className="logo-link">{picture}</span>;
  return (
    <ExternalLink className="logo-link" href={url}>
      {picture}
    </ExternalLink>
  );
}
