import { useState } from "react";

export type Art = { src: string; width: number; height: number };

/** A picture in several widths, a drawing, or a remote picture with `standIn` as its fallback. */
export type Image = Art & { avif?: string; standIn?: string };

type PictureProps = { image: Image; sizes: string; className?: string; eager?: boolean } & (
  | { alt: string }
  | { decorative: true }
);

/** Phones with a pixel ratio of 3 get the picture for 2: the difference is invisible. */
function sparing(sizes: string): string {
  const onPhones = sizes.split(", ").at(-1);
  return `(max-width: 40rem) and (min-resolution: 2.5dppx) calc(${onPhones} * 0.67), ${sizes}`;
}

export function Picture({ image, sizes, className, eager = false, ...rest }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const standIn = failed ? image.standIn : undefined;
  const img = (
    <img
      // The error event of an image that failed before hydration is lost.
      ref={(element) => {
        if (image.standIn && element?.complete && element.naturalWidth === 0) setFailed(true);
      }}
      className={className}
      src={standIn ?? image.src}
      width={image.width}
      height={image.height}
      alt={"alt" in rest ? rest.alt : ""}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      onError={image.standIn ? () => setFailed(true) : undefined}
    />
  );
  if (!image.avif) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={image.avif} sizes={sparing(sizes)} />
      {img}
    </picture>
  );
}
