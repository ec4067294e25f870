import { expect, test } from "vitest";
import { buildFolder } from "#check/folders.ts";
import { pageAt } from "#model/pages.ts";
import { createHandler } from "#delivery/server/handler.ts";
import { listen, stop } from "#delivery/server/serve.ts";
import { openBuild } from "#delivery/server/open-build.ts";
import { builtPages } from "./built-pages.ts";
import { grade } from "./observatory.ts";

/** The longest page of each kind: its policy differs from its sisters' in hashes alone. */
const ofEachKind = [...Map.groupBy(builtPages, ({ address }) => pageAt(address)).values()].map(
  (alike) => alike.toSorted((one, other) => other.html.length - one.html.length)[0]!,
);

test("Mozilla's Observatory gives every kind of page at least 130 points, A+", async () => {
  expect(ofEachKind.length).toBeGreaterThan(10);
  const { server, url } = await listen(createHandler(await openBuild(buildFolder())), { host: "127.0.0.1", port: 0 });
  for (const { address } of ofEachKind) {
    const response = await fetch(url + address);
    const { score, grade: letter, results } = grade(Object.fromEntries(response.headers), await response.text());
    expect(score, `${address}: ${results.join(", ")}`).toBeGreaterThanOrEqual(130);
    expect(letter).toBe("A+");
  }
  await stop(server, 100);
});

test("its rules see weak headers and a script from elsewhere", () => {
  const weak = { "content-type": "text/html", "content-security-policy": "script-src 'unsafe-inline' *" };
  const { score, results } = grade(weak, '<script src="http://evil.example/x.js"></script>');
  expect(score).toBeLessThan(30);
  expect(results).toContain("csp-implemented-with-unsafe-inline");
  expect(results).toContain("sri-not-implemented-and-external-scripts-not-loaded-securely");
});
