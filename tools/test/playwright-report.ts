import { readFileSync } from "node:fs";
import { z } from "zod";

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  column: z.number(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), projectName: z.string() })),
});
const suite = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = suite.extend({ stats: z.object({ startTime: z.string() }) });

export type Spec = z.infer<typeof spec>;

export function readPlaywrightReport(file: string) {
  const { stats, ...suites } = report.parse(JSON.parse(readFileSync(file, "utf8")));
  return { stats, specs: specsIn(suites) };
}

function specsIn({ specs = [], suites = [] }: z.infer<typeof suite>): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
