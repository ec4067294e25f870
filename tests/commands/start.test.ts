import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { createBuild } from "#tests/server/fixture.ts";
import { buildProgress } from "#tools/build/if-changed.ts";
import { fingerprint } from "#tools/build/up-to-date.ts";

test("a build of 400 pages prints a few lines", () => {
  const progress = buildProgress(400);
  const printed = [
    "content: 120 files, no error",
    "Derived from content: 3 made, 400 reused, 900 ms",
    "vite v8 building client environment for production...",
    ...Array.from({ length: 400 }, (_, index) => [
      `Prerender (html): /fr/${index} -> build/next/client/fr/${index}/index.html`,
      `Prerender (data): /fr/${index} -> build/next/client/fr/${index}.data`,
    ]).flat(),
  ];
  const said = printed.flatMap((line) => progress(line) ?? []);
  expect(said).toEqual([
    "1/4  content checked",
    "2/4  pictures, drawings and documents derived",
    "3/4  1 of 400 pages",
    "3/4  100 of 400 pages",
    "3/4  200 of 400 pages",
    "3/4  300 of 400 pages",
    "4/4  all pages written; compressing",
  ]);
});

test.each(["SIGTERM", "SIGHUP", "SIGQUIT", "SIGKILL"] as const)(
  "%s of npm ends the server that it started",
  async (signal) => {
    const build = createBuild();
    writeFileSync(join(build.folder, "inputs.txt"), fingerprint());
    const child = spawn("npm", ["start", "--silent"], {
      env: { ...process.env, PORT: "0", BUILD_DIR: relative(".", build.folder) },
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    const url = /http:\S+/.exec(line.toString())?.[0] ?? "";
    expect((await fetch(`${url}/fr`)).status).toBe(200);
    child.kill(signal);
    await expect
      .poll(
        () =>
          fetch(url).then(
            () => "open",
            () => "closed",
          ),
        { timeout: 8_000 },
      )
      .toBe("closed");
    build.remove();
  },
);
