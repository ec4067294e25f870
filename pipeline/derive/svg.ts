import type { Drawing } from "#model/manifest.ts";

type Svg = Omit<Drawing, "src"> & { text: string };

/**
 * An SVG fit to be served: no metadata, no event handlers, nothing fetched from elsewhere. What could run code makes the
 * build fail, because a logo that lost its working parts without a word would be worse.
 */
export function cleanSvg(source: string, file: string): Svg {
  const text = withoutForeignParts(source).trim();
  const forbidden = /<\s*(?:[\w-]+:)?(?:script|foreignObject)\b|javascript:/i.exec(text)?.[0];
  if (forbidden) throw new Error(`${file}: the drawing contains ${forbidden}; export it again as plain SVG`);
  const root = /<svg\b[^>]*>/.exec(text)?.[0];
  if (!root) throw new Error(`${file}: this is not an SVG drawing`);
  return { text, ...sizeOf(root, file) };
}

function withoutForeignParts(source: string): string {
  return source
    .replace(/^\uFEFF/, "")
    .replace(/<\?[\s\S]*?\?>/g, "")
    .replace(/<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>/gi, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(metadata|sodipodi:namedview)\b[^>]*\/>/gi, "")
    .replace(/<(metadata|sodipodi:namedview)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/\s(?:sodipodi|inkscape):[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')/gi, "")
    .replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*')/gi, "")
    .replace(/\s(?:[\w-]+:)?href\s*=\s*(?:"(?!#|data:image\/(?!svg))[^"]*"|'(?!#|data:image\/(?!svg))[^']*')/gi, "")
    .replace(/@import[^;]*;?/gi, "")
    .replace(/url\(\s*(['"]?)(?!['"]?(?:#|data:(?:image\/(?!svg)|font\/)))[^)]*\)/gi, "none");
}

function sizeOf(root: string, file: string): { width: number; height: number } {
  const length = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1]);
  const box =
    /\sviewBox\s*=\s*["']([^"']*)["']/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const width = length("width") || box[2];
  const height = length("height") || box[3];
  if (!width || !height) throw new Error(`${file}: give the <svg> a viewBox, e.g. viewBox="0 0 120 40"`);
  return { width, height };
}
