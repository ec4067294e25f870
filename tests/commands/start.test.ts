import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { createBuild } from "#tests/server/fixture.ts";

test.each(["SIGTERM", "SIGKILL"] as const)("%s of npm ends the server that it started", async (signal) => {
  const build = createBuild();
  writeFileSync(join(build.folder, "began.txt"), new Date().toISOString());
  const child = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, PORT: "0", BUILD_DIR: relative(".", build.folder) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const url = /http:\S+/.exec(line.toString())?.[0] ?? "";
  expect((await fetch(`${url}/fr`)).status).toBe(200);
  child.kill(signal);
  await expect
    .poll(() =>
      fetch(url).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  build.remove();
});
