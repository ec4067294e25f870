import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { applyStep, firstChangeSteps } from "./first-change.ts";

test("the steps of 'Your first code change' can be applied", () => {
  const folder = mkdtempSync(join(tmpdir(), "first-change-"));
  const steps = firstChangeSteps();
  // The association may change its own content.
  const original = (file: string) => file.replace(/^content\//, "tests/sites/fixture/");
  for (const { file } of steps.filter(({ language }) => language === "diff"))
    cpSync(original(file), join(folder, file));
  for (const step of steps) applyStep(folder, step);
  rmSync(folder, { recursive: true });
  expect(steps).toHaveLength(10);
});
