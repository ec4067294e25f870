import type { Mark } from "#model/branch-chart.ts";
import { type MapMarker, nameBox } from "./chart.ts";
import { MarkShape } from "./mark-shape.tsx";

type StillMarksProps = { marks: Mark[]; markers: Map<string, MapMarker>; height: number; inInset?: boolean };

export function StillMarks({ marks, markers, height, inInset = false }: StillMarksProps) {
  return marks.map((mark) => {
    const marker = markers.get(mark.id)!;
    const { left, top, ...size } = nameBox(mark, height);
    const shape = (
      <>
        <rect className="map-target" fill="transparent" x={left} y={top} {...size} />
        <MarkShape marker={marker} mark={mark} inInset={inInset} />
      </>
    );
    return (
      <g key={mark.id} className="still-mark" transform={`translate(${mark.at.x} ${mark.at.y})`}>
        {marker.href ? <a href={marker.href}>{shape}</a> : shape}
      </g>
    );
  });
}
