import encodeQR from "qr";
import { palette } from "./palette.ts";
import { path, rect, svg } from "./svg.ts";

const module = 8;
/** The quiet zone that QR readers need, in modules. */
const quiet = 4;

export function code(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quiet });
  const size = rows.length * module;
  const cells = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x * module} ${y * module}h${module}v${module}h-${module}z` : [])),
  );
  return svg(
    { width: size, height: size },
    rect(0, 0, size, size, { fill: palette.white }),
    path(cells.join(""), { fill: palette.night }),
  );
}
