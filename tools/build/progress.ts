/** Turns the output of the build's steps into a few lines of progress; `pages` is the expected number. */
export function buildProgress(pages: number): (line: string) => string | undefined {
  let rendered = 0;
  let said = 0;
  return (line) => {
    if (/: \d+ files?, no error/.test(line)) return "1/4  the content is in order";
    if (line.startsWith("Derived from content:")) return "2/4  pictures, drawings and documents are made";
    if (!line.startsWith("Prerender (html)")) return undefined;
    rendered++;
    const quarter = Math.floor((4 * rendered) / pages);
    if (rendered > 1 && quarter === said) return undefined;
    said = quarter;
    return quarter >= 4 ? "4/4  all pages are written; they are compressed now" : `3/4  ${rendered} of ${pages} pages`;
  };
}
