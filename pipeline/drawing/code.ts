import qrcode from "qrcode-generator";
import { palette } from "./palette.ts";
import { path, range, rect, svg } from "./svg.ts";

const module = 8;
/** The margin a reader needs, in modules. */
const quiet = 4;

/** A QR code, dark on white, one run of modules per stroke of the path. */
export function code(text: string): string {
  const drawn = qrcode(0, "M");
  drawn.addData(text);
  drawn.make();
  const count = drawn.getModuleCount();
  const size = (count + 2 * quiet) * module;
  const cells = range(count).flatMap((row) =>
    range(count)
      .filter((column) => drawn.isDark(row, column))
      .map((column) => `M${(column + quiet) * module} ${(row + quiet) * module}h${module}v${module}h-${module}z`),
  );
  return svg(
    { width: size, height: size },
    rect(0, 0, size, size, { fill: palette.white }),
    path(cells.join(""), { fill: palette.night }),
  );
}
