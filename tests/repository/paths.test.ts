import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fallbackPages, pages, singlePages } from "#model/pages.ts";

/** Sentences with an example of a path, and the address of another site. */
const exceptions = /e\.g\. \/|par exemple \/|npm run dev|\$\{dir\}|https:/;

test("a path renamed in model/pages.ts is renamed everywhere, because it is written nowhere else", () => {
  // Hosts require the file name 404.html.
  const { notFound: _, ...others } = fallbackPages;
  const single = singlePages.map((page) => pages[page].path).filter((path) => path !== "/");
  const written = new RegExp(`(?<![\\w.#*-])(?:${[...single, ...Object.values(others)].join("|")})(?![\\w-])`);
  const files = globSync("{app,check,delivery,editor,model,pipeline,tools}/**/*.{ts,tsx,js}").filter(
    (file) => !/\.test\.tsx?$|model\/pages\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const findings = files.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    const isFound = (line: string) => written.test(line) && !/^\s*\/?\*/.test(line) && !exceptions.test(line);
    return lines.filter(isFound).map((line) => `${file}: ${line.trim()}`);
  });
  expect(findings).toEqual([]);
});
