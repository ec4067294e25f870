/** Replaces what is not prose by letters, so that positions stay the same. */

const code = [/^(```|~~~).*?^\1/gms, /(`+)[^`](?:[\s\S]*?[^`])??\1(?!`)/g, /<!--[\s\S]*?-->/g];

const notProse = [
  /\]\([^)]*\)/g, // link target
  /^\s*\[[^\]^][^\]]*\]:.*/gm, // link definition
  /\[\^[^\]\s]+\]:?/g, // footnote reference or definition
  /<\/?[a-z][^>]*>/gi, // HTML tag or <https://…>
  /\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:mailto|tel):(?=\S))(?:[^\s<>«»]*[^\s<>«».,;:!?)’])?/gi, // address
  /^[\s|]*:?-{3,}[-:|\s]*$/gm, // line below a table header
  /!(?=\[)/g, // picture
];

const noBreakEntity = /&(?:nbsp|#160|#8239|#xa0|#x202f);/gi;
const entity = /&(?:[a-z]+|#\d+|#x[\da-f]+);/gi;

export function maskCode(text: string): string {
  return hide(text, code);
}

export function maskAllButProse(text: string): string {
  const withoutCode = hide(text, code).replace(noBreakEntity, (found) => "\u00a0".repeat(found.length));
  return hide(withoutCode, [...notProse, entity]);
}

function hide(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, (found) => found.replace(/[^\n]/g, "x")), text);
}
