import { readFileSync } from "node:fs";
import { z } from "zod";

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.enum(["expected", "unexpected", "flaky", "skipped"]), projectName: z.string() })),
});
const suite = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional();
  },
});

type Spec = z.infer<typeof spec>;

export function readPlaywrightReport(file: string) {
  return specsIn(suite.parse(JSON.parse(readFileSync(file, "utf8"))));
}

function specsIn({ specs = [], suites = [] }: z.infer<typeof suite>): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
