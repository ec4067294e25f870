/** A change that breaks the site, and the part of `npm test` that must fail because of it. */
type PlantedError = { name: string; file: string; find: string; replace: string; test: string; built?: true };

const unit = (file: string) => `vitest run --project unit ${file}`;
const site = (file: string) => `vitest run --project site tests/site/${file}`;
const browser = (page: string) => `playwright test --project any-content -g "${page} "`;

export const plantedErrors: PlantedError[] = [
  {
    name: "content",
    file: "tests/sites/fixture/branches/lyon.yaml",
    find: "country: france",
    replace: "country: spain",
    test: "node tools/content-check.ts",
  },
  {
    name: "schema",
    file: "model/schema/branch.ts",
    find: ".min(3)",
    replace: ".min(0)",
    test: unit("tests/content/stored-schemas.test.ts"),
  },
  {
    name: "rule",
    file: "check/rules/redirects.ts",
    find: "...(living.has(to) ? [] :",
    replace: "...(true ? [] :",
    test: unit("check/rules/redirects.test.ts"),
  },
  {
    name: "loader",
    file: "app/features/board/board.server.ts",
    find: "newestTerms(content()).map(",
    replace: "newestTerms(content()).slice(1).map(",
    test: site("board.test.ts"),
    built: true,
  },
  {
    name: "component",
    file: "app/ui/person-card.tsx",
    find: '(["linkedin", "x"] as const)',
    replace: '(["x"] as const)',
    test: site("board.test.ts"),
    built: true,
  },
  {
    name: "style",
    file: "app/styles/pages.css",
    find: "@layer components {",
    replace: "main { width: 120vw; }\n@layer components {",
    test: browser("/fr/association"),
    built: true,
  },
  {
    name: "server header",
    file: "delivery/policy/headers.ts",
    find: '"X-Content-Type-Options": "nosniff",',
    replace: "",
    test: unit("delivery/policy/headers.test.ts"),
  },
  {
    name: "policy",
    file: "delivery/policy/headers.ts",
    find: '"style-src": ["\'self\'",',
    replace: '"style-src": ["\'self\'", "\'unsafe-inline\'",',
    test: unit("delivery/policy/headers.test.ts"),
  },
  {
    name: "feed",
    file: "pipeline/publish/feeds.ts",
    find: '    textElement("updated", date),\n',
    replace: "",
    test: site("feeds.test.ts"),
    built: true,
  },
  {
    name: "PDF",
    file: "pipeline/pdf/render.ts",
    find: "lang: locales[lang],",
    replace: "",
    test: unit("pipeline/pdf/render.test.ts"),
  },
  {
    name: "service worker",
    file: "app/offline/copies.ts",
    find: "if (isKeepable(path, response)) {",
    replace: "if (!isKeepable(path, response)) {",
    test: unit("app/offline/copies.test.ts"),
  },
  {
    name: "redirect",
    file: "delivery/server/send.ts",
    find: "moved: 301",
    replace: "moved: 302",
    test: unit("tests/server"),
  },
];
