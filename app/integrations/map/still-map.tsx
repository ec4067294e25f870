import type { Art } from "../../ui/picture.tsx";

/** Shown before the live map, or without scripts. */
export function StillMap({ backdrop: { width, height, src }, name }: { backdrop: Art; name: string }) {
  return (
    <svg
      className="still-map"
      role="img"
      aria-label={name}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <image href={src} width={width} height={height} />
      <circle className="map-dot" cx={width / 2} cy={height / 2} r="7" />
    </svg>
  );
}
