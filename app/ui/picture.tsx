export type Art = { src: string; width: number; height: number };

/** A picture in several widths, or a drawing. */
export type Image = Art & { avif?: string };

type PictureProps = { image: Image; alt: string; sizes: string; className?: string; eager?: boolean };

/** Phones with a pixel ratio of 3 get the picture for 2: the difference is invisible. */
function sparing(sizes: string): string {
  const onPhones = sizes.split(", ").at(-1);
  return `(max-width: 40rem) and (min-resolution: 2.5dppx) calc(${onPhones} * 0.67), ${sizes}`;
}

export function Picture({ image, alt, sizes, className, eager = false }: PictureProps) {
  const img = (
    <img
      className={className}
      src={image.src}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
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
