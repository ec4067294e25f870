import type { FontRun, Fonts } from "./fonts.ts";
import type { Link, Span } from "./spans.ts";
import type { TextStyle } from "./theme.ts";

/** Text in one font at one position of a line. */
export type Run = FontRun & { x: number; width: number; link?: Link; code?: boolean };

export type Line = { runs: Run[]; width: number };

type Piece = Omit<Run, "x">;

/** Letters that stay together, and the space after them, at which a line may break. */
type Word = { pieces: Piece[]; width: number; space?: Piece; endsLine: boolean };

type Metrics = Pick<TextStyle, "size" | "tracking">;

/** Breaks spans into lines; the style gives the size, the spans give their faces. */
export function breakLines(spans: readonly Span[], fonts: Fonts, style: Metrics, width: number): Line[] {
  const words = wordsOf(spans, fonts, style).flatMap((word) =>
    word.width > width ? letters(word, fonts, style) : [word],
  );
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of words) {
    const current = lines.at(-1)!;
    if (current.length > 0 && (used + word.width > width || current.at(-1)!.endsLine)) {
      lines.push([word]);
      used = 0;
    } else current.push(word);
    used += word.width + (word.space?.width ?? 0);
  }
  return lines.map(lineOf);
}

/** The same number of lines with similar lengths, for titles. */
export function balanceLines(spans: readonly Span[], fonts: Fonts, style: Metrics, width: number): Line[] {
  let best = breakLines(spans, fonts, style, width);
  for (let narrower = width; narrower > width / 2; narrower -= 8) {
    const lines = breakLines(spans, fonts, style, narrower);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

function wordsOf(spans: readonly Span[], fonts: Fonts, style: Metrics): Word[] {
  const words: Word[] = [{ pieces: [], width: 0, endsLine: false }];
  for (const span of spans) {
    for (const part of span.text.match(/ +|\n|[^ \n]+/g) ?? []) {
      const word = words.at(-1)!;
      if (part === "\n") {
        word.endsLine = true;
        words.push({ pieces: [], width: 0, endsLine: false });
      } else if (part.startsWith(" ")) {
        word.space ??= piecesOf({ ...span, text: " " }, fonts, style)[0]!;
        words.push({ pieces: [], width: 0, endsLine: false });
      } else addParts(words, span, part, fonts, style);
    }
  }
  return words.filter((word) => word.pieces.length > 0 || word.endsLine);
}

const afterHyphen = /(?<=[\p{L}\d]-)(?=\p{L})/u;
const insideAddress = /(?<=[/@.?&=_-])(?=[\p{L}\d])/u;

function addParts(words: Word[], span: Span, text: string, fonts: Fonts, style: Metrics): void {
  const isAddress = text.length > 36 && /[@/]/.test(text);
  for (const [index, part] of text.split(isAddress ? insideAddress : afterHyphen).entries()) {
    if (index > 0) words.push({ pieces: [], width: 0, endsLine: false });
    const word = words.at(-1)!;
    const pieces = piecesOf({ ...span, text: part }, fonts, style);
    word.pieces.push(...pieces);
    word.width += pieces.reduce((sum, piece) => sum + piece.width, 0);
  }
}

function piecesOf({ text, face, link, code }: Span, fonts: Fonts, { size, tracking }: Metrics): Piece[] {
  return fonts.split(text, face).map((run) => ({
    ...run,
    width: fonts.width(run, size, tracking),
    ...(link && { link }),
    ...(code && { code }),
  }));
}

/** Breaks a word that is wider than the column between any two letters. */
function letters(word: Word, fonts: Fonts, { size, tracking }: Metrics): Word[] {
  const cut = word.pieces.flatMap((piece) =>
    [...piece.text].map((text): Word => {
      const width = fonts.width({ ...piece, text }, size, tracking);
      return { pieces: [{ ...piece, text, width }], width, endsLine: false };
    }),
  );
  Object.assign(cut.at(-1)!, { space: word.space, endsLine: word.endsLine });
  return cut;
}

function lineOf(words: Word[]): Line {
  const runs: Run[] = [];
  let x = 0;
  for (const piece of words.flatMap((word) => (word.space ? [...word.pieces, word.space] : word.pieces))) {
    const last = runs.at(-1);
    const joins =
      last &&
      last.font === piece.font &&
      !last.narrow &&
      !piece.narrow &&
      last.link === piece.link &&
      last.code === piece.code;
    if (joins) {
      last.text += piece.text;
      last.width += piece.width;
    } else runs.push({ ...piece, x });
    x += piece.width;
  }
  const trailing = words.at(-1)?.space?.width ?? 0;
  return { runs, width: x - trailing };
}
