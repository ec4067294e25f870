import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.looseObject({}).optional(),
});
const rights = z.record(z.string(), z.enum(["read", "write", "none"]));
const job = z.looseObject({
  "runs-on": z.string(),
  "timeout-minutes": z.number(),
  permissions: rights.optional(),
  steps: z.array(step).min(1),
});
const workflow = z.looseObject({
  name: z.string(),
  on: z.looseObject({}),
  permissions: rights,
  jobs: z.record(z.string(), job),
});

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** The only write permissions of jobs. */
const mayWrite = new Set([
  "publish/pages/pages",
  "publish/pages/id-token",
  "publish/tell/issues",
  "publish/keep/contents",
]);

const files = globSync(".github/workflows/*.yml").toSorted();
const read = (file: string) => workflow.parse(parse(readFileSync(file, "utf8")));

test.each(files)("%s: every action is pinned to a commit, with its version as a comment", (file) => {
  for (const line of readFileSync(file, "utf8")
    .split("\n")
    .filter((each) => /\buses:/.test(each)))
    expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(files)("%s: every command exists", (file) => {
  for (const { steps } of Object.values(read(file).jobs))
    for (const [, name] of steps.flatMap(({ run = "" }) => [...run.matchAll(/npm run (?:--silent )?([\w:]+)/g)]))
      expect(Object.keys(scripts)).toContain(name);
});

test.each(files)("%s: jobs have only the listed write permissions", (file) => {
  const { name, permissions, jobs } = read(file);
  expect(Object.values(permissions)).not.toContain("write");
  const written = Object.entries(jobs).flatMap(([id, { permissions: own = {} }]) =>
    Object.entries(own).flatMap(([right, degree]) => (degree === "write" ? [`${name}/${id}/${right}`] : [])),
  );
  expect(written.filter((each) => !mayWrite.has(each))).toEqual([]);
});

test.each(files)("%s: no expression is used in a shell command, and no credentials are persisted", (file) => {
  for (const { steps } of Object.values(read(file).jobs))
    for (const { run = "", uses = "", with: settings } of steps) {
      expect(run).not.toContain("${{");
      if (uses.startsWith("actions/checkout@")) expect(settings).toMatchObject({ "persist-credentials": false });
    }
});

test("only one job of all workflows gets the deploy secret, from an environment, and it runs nothing of the repository", () => {
  const secret = (value: unknown) => JSON.stringify(value).includes("secrets.");
  const jobs = files.flatMap((file) => Object.values(read(file).jobs)).filter(secret);
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(jobs).toHaveLength(1);
  const { steps, environment } = jobs[0]!;
  expect(environment).toEqual({ name: expect.stringContaining("'preview' || 'production'") });
  expect(steps.flatMap(({ uses = "" }) => uses).join("\n")).not.toContain("checkout");
  expect(steps.flatMap(({ run = "" }) => run).filter(Boolean)).toEqual([
    expect.stringMatching(/^npx --yes vercel@\d+\.\d+\.\d+ deploy --prebuilt /),
  ]);
});
