import { defineConfig, type OxlintOverride } from "oxlint";

/** What each folder may import from the others (docs/architecture.md); tests import everything. */
const mayImport = {
  model: [],
  check: ["model"],
  app: ["model", "check"],
  editor: ["model", "check"],
  pipeline: ["model", "check"],
  delivery: ["model", "check"],
  tools: ["model", "check", "editor", "pipeline", "delivery"],
} as const;

/** The folders of app/; each imports from those that come after it. */
const layers = ["routes", "shell", "features", "integrations", "content", "ui"];

const folders = [...Object.keys(mayImport), "tests"];
const above = "^(\\.\\./)+";

const wholePath = {
  regex: `${above}(${folders.join("|")})/`,
  message: "Across folders, write #folder/… (docs/architecture.md).",
};

const oneWay = (allowed: readonly string[]) => ({
  regex: `^#(${folders.filter((folder) => !allowed.includes(folder)).join("|")})/`,
  message:
    "Imports go tools → pipeline, delivery, editor → check → model, and app → check, model (docs/architecture.md).",
});

const downwards = (higher: readonly string[]) => ({
  regex: `${above}(${higher.join("|")})/`,
  message: "Inside app/: routes → features, shell → integrations → content → ui (docs/architecture.md).",
});

const otherFeature = {
  regex: "^\\.\\./[^.]",
  message: "Features do not import each other; what they share is in app/ui.",
};

const refuse = (files: string, ...patterns: { regex: string; message: string }[]): OxlintOverride => ({
  files: [files],
  rules: { "no-restricted-imports": ["error", { patterns: [...patterns, wholePath] }] },
});

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true },
  env: { browser: true, node: true, es2024: true },
  rules: {
    "react/react-in-jsx-scope": "off",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "typescript/no-explicit-any": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-unassigned-import": "off",
    "no-await-in-loop": "off",
    // What was written is read back through its schema; each exception is named in its place.
    "typescript/no-unsafe-type-assertion": "error",
    "no-shadow": "off",
    // Matters of taste, or rules that mistake our use for another.
    "oxc/no-map-spread": "off",
    "typescript/no-misused-spread": "off",
    "unicorn/consistent-function-scoping": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/prefer-set-has": "off",
    "typescript/consistent-return": "off",
    "vitest/valid-expect": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/require-to-throw-message": "off",
    "import/no-named-as-default": "off",
    "promise/always-return": "off",
    // <output> and <section> are not always the element wanted; axe checks the roles in a real browser.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A dialog closes by Escape on its own, and pointing at a card only lights its marker.
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
  },
  overrides: [
    ...Object.entries(mayImport).map(([folder, allowed]) => refuse(`${folder}/**`, oneWay(allowed))),
    ...layers
      .slice(1)
      .map((layer, index) =>
        refuse(
          `app/${layer}/**`,
          oneWay(mayImport.app),
          downwards(layers.slice(0, index + 1)),
          ...(layer === "features" ? [otherFeature] : []),
        ),
      ),
    refuse("tests/**"),
    refuse("**/*.test.ts"),
    // Tests may show a function the part of an object it looks at.
    { files: ["tests/**", "**/*.test.ts"], rules: { "typescript/no-unsafe-type-assertion": "off" } },
  ],
  ignorePatterns: ["/build", ".derived", ".react-router", "node_modules"],
});
