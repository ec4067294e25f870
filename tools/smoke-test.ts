import { setTimeout } from "node:timers/promises";
import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import { smokeErrors } from "./publish/smoke.ts";

/** Looks at the site at its address, or at the one given, until it is published there; gives up after five minutes. */
const site = process.argv[2] ?? loadContent(contentFolder()).site.address;
const look = () => smokeErrors(site).catch((error: unknown) => [String(error)]);
let errors = await look();
for (let attempt = 1; errors.length > 0 && attempt < 20; attempt++) {
  await setTimeout(15_000);
  errors = await look();
}
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
else console.log(`${site} is published.`);
