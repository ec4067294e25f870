import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { applyStep, firstChangeSteps } from "./first-change.ts";

test("the steps of 'Your first code change' can be applied", () => {
  const folder = mkdtempSync(join(tmpdir(), "first-change-"));
  const steps = firstChangeSteps();
  for (const { file } of steps.filter(({ language }) => language === "diff")) cpSync(file, join(folder, file));
  for (const step of steps) applyStep(folder, step);
  rmSync(folder, { recursive: true });
  expect(steps).toHaveLength(10);
});
