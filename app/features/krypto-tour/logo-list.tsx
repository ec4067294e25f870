import { type Logo, LogoLink } from "../../ui/logo-link.tsx";
import { Reveal } from "../../ui/reveal.tsx";

export function LogoList({ logos, className }: { logos: Logo[]; className: string }) {
  return (
    <ul className={className}>
      {logos.map((logo) => (
        <li key={logo.name}>
          <Reveal>
            <LogoLink logo={logo} />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
