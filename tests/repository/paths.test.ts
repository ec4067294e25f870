import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { fallbackPages, pages, singlePages } from "#model/pages.ts";

vi.setConfig({ testTimeout: 60_000 });

const copy = mkdtempSync(join(tmpdir(), "renamed-"));
afterAll(() => rmSync(copy, { recursive: true }));

/** Prints everything that contains paths: host settings, routes, rendered pages, feeds and 404 pages. */
const script = `
  import routes from "#app/routes.ts";
  import { loadContent } from "#check/load.ts";
  import { hosts } from "#delivery/hosts/all-hosts.ts";
  import { notFoundPage } from "#delivery/policy/paths.ts";
  import { unprefixedPathTo } from "#model/pages.ts";
  import { prerenderedPaths } from "#pipeline/finish/paths.ts";
  import { branchesGeoJson } from "#pipeline/publish/open-data.ts";
  import { llmsText } from "#pipeline/publish/plain-texts.ts";
  import { indexedPages } from "#pipeline/publish/site-pages.ts";
  import { sitemap } from "#pipeline/publish/sitemap.ts";
  import { pageGraph } from "#pipeline/publish/structured-data/page-graph.ts";
  const site = { pages: ["/", unprefixedPathTo("branches"), unprefixedPathTo("branch", { id: "essec" })], csp: {} };
  const settings = Object.entries(hosts).map(([name, host]) => [name, host.settings(site)]);
  const content = loadContent(process.env.CONTENT_DIR);
  const today = new Date();
  const manifest = { pictures: {}, documents: {}, files: {}, art: {} };
  const branch = indexedPages(content).find(({ page }) => page === "branch");
  const made = {
    ...Object.fromEntries(settings),
    missing: notFoundPage("/fr" + unprefixedPathTo("branch", { id: "nowhere" })),
    routes,
    rendered: prerenderedPaths(),
    sitemap: sitemap(content, new Map()),
    llms: llmsText(content, today),
    openData: branchesGeoJson(content),
    structuredData: pageGraph({ content, manifest, today, lang: "fr" }, branch),
  };
  console.log(JSON.stringify(Object.fromEntries(Object.entries(made).map(([name, each]) => [name, JSON.stringify(each)]))));
`;

test("a path renamed in model/pages.ts is renamed everywhere", () => {
  const folders = ["model", "check", "pipeline", "delivery"];
  for (const source of [...folders, "app/routes.ts", "app/styles", "package.json"]) {
    cpSync(source, join(copy, source), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  const table = join(copy, "model/pages.ts");
  writeFileSync(table, readFileSync(table, "utf8").replaceAll('"/antennes', '"/sections'));
  writeFileSync(join(copy, "settings.ts"), script);
  const env = { ...process.env, CONTENT_DIR: resolve("tests/sites/fixture"), NODE_ENV: "production" };
  const { stdout, stderr } = spawnSync(process.execPath, ["settings.ts"], { cwd: copy, encoding: "utf8", env });
  const { missing, ...made } = JSON.parse(stdout || JSON.stringify({ stderr })) as Record<string, string>;
  expect(missing).toBe('"/fr/sections/404.html"');
  expect(Object.keys(made)).toContain("nginx");
  expect(Object.entries(made).filter(([, text]) => /\/antennes\b|antennes\//.test(text))).toEqual([]);
  for (const host of ["nginx", "vercel"]) expect(made[host]).toContain("/sections/404.html");
  for (const name of ["routes", "rendered", "sitemap", "llms", "openData", "structuredData"])
    expect(made[name], name).toContain("sections");
});

test("paths are written only in model/pages.ts", () => {
  // Hosts require the file name 404.html.
  const { notFound: _, ...others } = fallbackPages;
  const single = singlePages.map((page) => pages[page].path).filter((path) => path !== "/");
  const paths = [...single, ...Object.values(others)];
  const written = new RegExp(String.raw`["'\x60](?:/(?:fr|en))?(?:${paths.join("|")})(?=["'\x60/.?#])`);
  const files = globSync("{app,check,delivery,editor,model,pipeline,tools}/**/*.{ts,tsx,js}");
  expect(files.length).toBeGreaterThan(100);
  const findings = files
    .filter((file) => !/(?:\.test\.tsx?|model\/pages\.ts)$/.test(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          written.test(line) && !/^\s*\/?\*/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
  expect(findings).toEqual([]);
});
