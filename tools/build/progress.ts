/** Turns the output of the build's steps into a few lines of progress; `pages` is the expected number. */
export function buildProgress(pages: number): (line: string) => string | undefined {
  let rendered = 0;
  let lastQuarter = 0;
  return (line) => {
    if (/: \d+ files?, no error/.test(line)) return "1/4  content checked";
    if (line.startsWith("Derived from content:")) return "2/4  pictures, drawings and documents derived";
    if (!line.startsWith("Prerender (html)")) return undefined;
    rendered++;
    const quarter = Math.floor((4 * rendered) / pages);
    if (rendered > 1 && quarter === lastQuarter) return undefined;
    lastQuarter = quarter;
    return quarter >= 4 ? "4/4  all pages written; compressing" : `3/4  ${rendered} of ${pages} pages`;
  };
}
