import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lastChangeOf, lastChanges } from "./last-changes.ts";

const folder = mkdtempSync(join(tmpdir(), "history-"));
const repository = join(folder, "whole");
afterAll(() => rmSync(folder, { recursive: true }));

// Inside a git hook, these variables would point to the hook's repository.
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));

function git(options: string[], date = ""): void {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  const env = { ...environment, ...(date && { GIT_COMMITTER_DATE: date }) };
  execFileSync("git", [...identity, ...options], { cwd: repository, env, stdio: "ignore" });
}

function save(file: string, date: string): void {
  writeFileSync(join(repository, "content", file), date);
  git(["add", "."]);
  git(["commit", "--quiet", "--message", file], date);
}

mkdirSync(join(repository, "content/branches"), { recursive: true });
git(["init", "--quiet"]);
save("branches/lyon.yaml", "2024-01-10T10:00:00+01:00");
save("branches/été.yaml", "2024-02-10T10:00:00+01:00");
save("site.yaml", "2024-03-10T10:00:00+01:00");
save("branches/mons.yaml", "2024-04-10T01:00:00+02:00");
save("branches/lyon.yaml", "2024-04-09T23:30:00-05:00");

test("a page has the date of the last change of its files", () => {
  const changes = lastChanges(join(repository, "content"));
  expect(changes.size).toBe(4);
  expect(lastChangeOf(["site.yaml"], changes)).toBe("2024-03-10T10:00:00+01:00");
  expect(lastChangeOf(["branches/été.yaml"], changes)).toBe("2024-02-10T10:00:00+01:00");
  expect(lastChangeOf(["site.yaml", "branches/"], changes)).toBe("2024-04-09T23:30:00-05:00");
  expect(lastChangeOf(["branches/lille.yaml"], changes)).toBeUndefined();
});

test("a shallow clone has no date for files that changed before it", () => {
  const shallow = join(folder, "shallow");
  execFileSync("git", ["clone", "--quiet", "--depth=2", `file://${repository}`, shallow], { env: environment });
  expect([...lastChanges(join(shallow, "content"))]).toEqual([["branches/lyon.yaml", "2024-04-09T23:30:00-05:00"]]);
});

test("there are no dates without a git history", () => {
  const bare = join(folder, "bare");
  mkdirSync(bare);
  expect(lastChanges(bare).size).toBe(0);
  expect(lastChanges(join(folder, "nowhere")).size).toBe(0);
});
