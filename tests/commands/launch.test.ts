import { expect, test } from "vitest";
import { runTool } from "./command.ts";
import { TestTree } from "../content/test-tree.ts";

test.each(["fr", "en"])("launch-check in %s fails on samples and counts what is left", async (lang) => {
  using saved = new TestTree().save();
  const { status, stdout } = await runTool(saved.parent, "launch-check.ts", "--lang", lang);
  expect(status).toBe(1);
  expect(stdout).toMatch(/\n {2}content\/site\.yaml:\d+\n/);
  expect(stdout).toMatch(
    lang === "fr" ? /\n\d+ endroits à revoir avant la mise en ligne\n$/ : /\n\d+ places to review/,
  );
});
