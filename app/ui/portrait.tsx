import { type Image, Picture } from "./picture.tsx";

/** `initials` stand over the picture of a person without a photograph. */
export type Face = { image: Image; alt: string; initials?: string };

type PortraitProps = { person: Face; sizes: string; className?: string };

export function Portrait({ person: { image, alt, initials }, sizes, className }: PortraitProps) {
  const picture = <Picture className={className} image={image} alt={alt} sizes={sizes} />;
  if (initials === undefined) return picture;
  return (
    <div className="relative">
      {picture}
      <div className="@container absolute inset-0 flex items-end" aria-hidden="true">
        <span className="m-[8cqi] text-[13cqi] leading-none font-semibold text-on-surface-soft [-webkit-text-stroke:4cqi_var(--white)] [paint-order:stroke]">
          {initials}
        </span>
      </div>
    </div>
  );
}
