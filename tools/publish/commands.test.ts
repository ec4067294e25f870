import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { missingFor, uploadTo } from "./commands.ts";

const there = { project: "site", account: "a1" };
const packageFile = z.object({ dependencies: z.record(z.string(), z.string()) });
const lockFile = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), integrity: z.string().optional() })),
});

test.each(["cloudflare-pages", "vercel"] as const)(
  "%s: the command contains no secret, and previews do not replace the site",
  (host) => {
    const publish = { host, ...there };
    const [real, preview] = [
      uploadTo(publish, "build/deploy/x", "SECRET"),
      uploadTo(publish, "build/deploy/x", "SECRET", "pr-7"),
    ];
    expect(real.words.join(" ")).not.toContain("SECRET");
    expect(Object.values(real.env)).toContain("SECRET");
    expect(preview.words).not.toEqual(real.words);
    expect(preview.words).not.toContain("--prod");
    expect(preview.words).not.toContain("main");
  },
);

test.each(["wrangler", "vercel"])("%s is locked with everything it depends on", (program) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(`${import.meta.dirname}/${program}/${file}`, "utf8"));
  const { [""]: root, ...locked } = lockFile.parse(read("package-lock.json")).packages;
  const wanted = packageFile.parse(read("package.json")).dependencies;
  expect(packageFile.parse(root).dependencies).toEqual(wanted);
  expect(locked[`node_modules/${program}`]?.version).toBe(wanted[program]);
  expect(Object.entries(locked).filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});

test("missing settings of a host are named", () => {
  expect(missingFor({ host: "vercel" })).toEqual(["publish.project", "publish.account"]);
  expect(missingFor({ host: "github-pages" })).toEqual([]);
  expect(missingFor({ host: "cloudflare-pages", ...there })).toEqual([]);
});
