import { spawnSync } from "node:child_process";

/** Known holes in the packages we use, then whether each package is the one its author signed. */
const checks = [
  { what: "known vulnerabilities in what visitors get", args: ["audit", "--omit=dev"] },
  { what: "known vulnerabilities in the tools, high or critical", args: ["audit", "--audit-level=high"] },
  { what: "signatures of the packages", args: ["audit", "signatures"] },
];
const unreachable =
  /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|audit endpoint returned an error|E40[0345]|No dependencies to audit|found no dependencies/i;

for (const { what, args } of checks) {
  console.log(`\n— ${what}`);
  const { status, stdout, stderr } = spawnSync("npm", [...args, "--loglevel=warn"], {
    encoding: "utf8",
    timeout: 120_000,
  });
  const said = `${stdout}${stderr}`.trim();
  console.log(said);
  if (status === 0) continue;
  if (status === null || unreachable.test(said)) {
    console.log("NOT CHECKED: the registry cannot be asked from here. Run this again with a connection to it.");
  } else {
    process.exitCode = 1;
  }
}
