import { expect, test } from "vitest";
import { missingFor, uploadTo } from "./commands.ts";

const there = { project: "site", account: "a1" };

test.each(["cloudflare-pages", "netlify", "vercel"] as const)(
  "%s: exact version, secret never in the command, previews apart",
  (host) => {
    const publish = { host, ...there };
    const [real, preview] = [
      uploadTo(publish, "build/deploy/x", "SECRET"),
      uploadTo(publish, "build/deploy/x", "SECRET", "pr-7"),
    ];
    expect(real.command[2]).toMatch(/^[\w-]+@\d+\.\d+\.\d+$/);
    expect(real.command.join(" ")).not.toContain("SECRET");
    expect(Object.values(real.env)).toContain("SECRET");
    expect(preview.command).not.toEqual(real.command);
    expect(preview.command).not.toContain("--prod");
    expect(preview.command).not.toContain("main");
  },
);

test("what the host needs is asked for by its line", () => {
  expect(missingFor({ host: "vercel" })).toEqual(["publish.project", "publish.account"]);
  expect(missingFor({ host: "netlify" })).toEqual(["publish.project"]);
  expect(missingFor({ host: "github-pages" })).toEqual([]);
  expect(missingFor({ host: "cloudflare-pages", ...there })).toEqual([]);
});
