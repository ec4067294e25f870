import type { ReactNode, Ref } from "react";
import {
  initials,
  type LetterShape,
  planPortrait,
  type PortraitPlan,
  portraitSize,
  portraitStrokes,
} from "#model/portrait.ts";
import { slugOf } from "#model/slug.ts";

type Colours = { ground: string; accent: string; wave: string };
type Kit = { colours: Record<string, Colours>; letters: Record<string, LetterShape> };

type Drawn = {
  initials: string;
  picture: (ref: Ref<SVGSVGElement>) => ReactNode;
  saveSvg: (drawing: SVGSVGElement) => void;
  savePng: () => void;
};

const { width, height } = portraitSize;

/** Fetches the letters, then draws any name: its picture, or the first letter there is no drawing for. */
export async function openStudio(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build writes this file beside the page
  const { colours, letters } = (await answer.json()) as Kit;
  return (written: string, tone: string): Drawn | { missing: string } | undefined => {
    const name = lettersOnly(written);
    if (name === "") return undefined;
    const wanted = initials(name);
    const missing = wanted.find((letter) => !letters[letter]);
    if (missing !== undefined) return { missing };
    const plan = planPortrait(
      name,
      wanted.flatMap((letter) => letters[letter] ?? []),
    );
    const shades = colours[tone] ?? { ground: "", accent: "", wave: "" };
    const file = slugOf(name).slice(0, 60) || "portrait";
    return {
      initials: wanted.join(""),
      picture: (ref: Ref<SVGSVGElement>) => <Portrait ref={ref} plan={plan} colours={shades} />,
      saveSvg: (drawing: SVGSVGElement) => saveSvg(drawing, `${file}.svg`),
      savePng: () => savePng(plan, shades, `${file}.png`),
    };
  };
}

/** A name may come with signs, pictures or markup: only what can be an initial counts. */
const lettersOnly = (written: string) =>
  written
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\d\s'’-]/gu, " ")
    .replaceAll(/(^|\s)['’-]+/g, "$1")
    .trim();

function Portrait({ ref, plan, colours }: { ref: Ref<SVGSVGElement>; plan: PortraitPlan; colours: Colours }) {
  const { letters, groundSource, letterSource, rings } = plan;
  const ground = <path fill={colours.ground} d={`M0 0h${width}v${height}H0z`} />;
  return (
    <svg ref={ref} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <clipPath id="own-initials">
          {letters.map(({ d, x, y, scale }) => (
            <path key={`${x} ${y}`} d={d} transform={`translate(${x} ${y}) scale(${scale})`} />
          ))}
        </clipPath>
        <g id="own-waves" fill="none">
          {rings.map((r) => (
            <circle key={r} r={r} />
          ))}
        </g>
      </defs>
      {ground}
      <use href="#own-waves" {...groundSource} stroke={colours.wave} strokeWidth={portraitStrokes.ground} />
      <g clipPath="url(#own-initials)">
        {ground}
        <use href="#own-waves" {...letterSource} stroke={colours.accent} strokeWidth={portraitStrokes.letters} />
      </g>
    </svg>
  );
}

function saveSvg(drawing: SVGSVGElement, file: string): void {
  save(new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" }), file);
}

/** The same plan on a canvas, at three times the size; no picture has to be loaded for it. */
function savePng({ letters, groundSource, letterSource, rings }: PortraitPlan, colours: Colours, file: string): void {
  const canvas = Object.assign(document.createElement("canvas"), { width: width * 3, height: height * 3 });
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(3, 3);
  const fill = () => {
    pen.fillStyle = colours.ground;
    pen.fillRect(0, 0, width, height);
  };
  const wave = (source: { x: number; y: number }, colour: string, stroke: number) => {
    Object.assign(pen, { strokeStyle: colour, lineWidth: stroke });
    for (const ring of rings) {
      pen.beginPath();
      pen.arc(source.x, source.y, ring, 0, 2 * Math.PI);
      pen.stroke();
    }
  };
  fill();
  wave(groundSource, colours.wave, portraitStrokes.ground);
  const shape = new Path2D();
  for (const { d, x, y, scale } of letters) shape.addPath(new Path2D(d), new DOMMatrix([scale, 0, 0, scale, x, y]));
  pen.clip(shape);
  fill();
  wave(letterSource, colours.accent, portraitStrokes.letters);
  canvas.toBlob((blob) => blob && save(blob, file));
}

function save(blob: Blob, file: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: file });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
