import { type Logo, LogoLink } from "../../ui/logo-link.tsx";
import { Reveal } from "../../ui/reveal.tsx";

type LogoListProps = { logos: Logo[]; className: string };

export function LogoList({ logos, className }: LogoListProps) {
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
