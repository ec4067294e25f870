import { dirname, join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

/** These check whole content folders over and over. */
const slow = /\/(?:hosts|broken-copies|fix|load)\.test\.ts$/;

/** The tests of the schemas. */
const refusals = { of: /\/model\/schema\//, in: /\/(?:stored-schemas|refusals)\.test\.ts$/ };

/** The first test that notices a mutant ends its run: the likeliest come first, the slow ones last. */
class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = this.ctx.config.related?.[0] ?? "";
    const rank = ({ moduleId }: TestSpecification) => {
      if (moduleId.replace(".test.ts", ".ts") === changed) return 0;
      if (refusals.of.test(changed) && refusals.in.test(moduleId)) return 1;
      if (slow.test(moduleId)) return 3;
      return dirname(moduleId) === dirname(changed) ? 1 : 2;
    };
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** The tests that look for mutants of model/, check/ and delivery/: those that run in one process, without a build. */
export default defineConfig({
  resolve: { alias: [{ find: /^yaml$/, replacement: join(import.meta.dirname, "tests/content/yaml-once.ts") }] },
  test: {
    testTimeout: 10_000,
    hookTimeout: 5_000,
    // Each mutant gets a thread of its own anyway; in it, the modules are read once for all test files.
    isolate: false,
    unstubGlobals: true,
    sequence: { sequencer: LikeliestFirst },
    include: ["{model,check,delivery}/**/*.test.ts", "tests/{content,server}/**/*.test.ts"],
    exclude: [
      "**/node_modules/**",
      // It makes a bundle, in which no mutant is awake.
      "tests/content/core.test.ts",
      "tests/server/fuzz.test.ts",
    ],
  },
});
