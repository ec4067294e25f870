import type { PressData } from "./press.server.ts";

export function PressLogos({ logos: { heading, text, tiles, pack } }: Pick<PressData, "logos">) {
  return (
    <section id="logos" className="wrap py-section" aria-labelledby="logos-heading">
      <div className="section-head">
        <h2 id="logos-heading">{heading}</h2>
        <p className="lede">{text}</p>
      </div>
      <ul className="logo-tiles">
        {tiles.map(({ ground, label, art }) => (
          <li key={ground} data-ground={ground}>
            <img src={art.src} width={art.width} height={art.height} alt="" loading="lazy" />
            <p>{label}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a className="button" href={pack.href} download>
          {pack.label}
        </a>
      </p>
    </section>
  );
}
