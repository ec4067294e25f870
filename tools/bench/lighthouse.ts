import { execFile } from "node:child_process";
import { createServer } from "node:https";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { portOf } from "#delivery/server/serve.ts";
import { findChromium } from "../chromium.ts";
import { installProgram } from "../programs/install-program.ts";
import { selfSigned } from "../self-signed.ts";

const run = promisify(execFile);
const kinds = ["Document", "Stylesheet", "Script", "Font", "Image"] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Measured = Awaited<ReturnType<typeof read>>;
type Asked = { scores?: boolean; scripts?: boolean };

const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional(), details: z.unknown().optional() }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
});
const network = z.object({ items: z.array(z.object({ resourceType: z.string(), url: z.string() })) });
const tasks = z.object({ items: z.array(z.object({ duration: z.number() })) });

/** Gives a function that measures an address as Lighthouse does for phones, and one that ends what it needs. */
export async function startLighthouse() {
  const services = await startServices();
  const { folder, problem } = installProgram("lighthouse");
  if (problem) throw new Error(`Lighthouse could not be installed:\n${problem}`);
  const rules = `MAP * 127.0.0.1:${portOf(services)}, EXCLUDE 127.0.0.1`;
  const flags = `--headless --no-sandbox --disable-gpu --ignore-certificate-errors --host-resolver-rules="${rules}"`;

  async function measure(url: string, { scores = false, scripts = true }: Asked = {}): Promise<Measured> {
    const words = [
      url,
      "--quiet",
      "--output=json",
      "--no-enable-error-reporting",
      `--chrome-flags=${flags}`,
      `--only-categories=${(scores ? categories : ["performance"]).join(",")}`,
      ...(scripts ? [] : ["--blocked-url-patterns=*/assets/*.js"]),
    ];
    const program = join(folder, "node_modules/lighthouse/cli/index.js");
    const env = { ...process.env, CHROME_PATH: findChromium() };
    const { stdout } = await run(process.execPath, [program, ...words], { env, maxBuffer: 2 ** 26 });
    return read(report.parse(JSON.parse(stdout)), new URL(url).origin);
  }

  const close = () => {
    services.closeAllConnections();
    services.close();
  };
  return { measure, close };
}

/** Every outside service answers at once, with next to nothing: their speed is not ours to measure. */
async function startServices() {
  const certificate = selfSigned();
  if (!certificate) throw new Error("The bench needs openssl.");
  const server = createServer(certificate, ({ url = "" }, response) => {
    const type = /\.js(?:$|\?)/.test(url)
      ? "text/javascript"
      : /\.png(?:$|\?)/.test(url)
        ? "image/svg+xml"
        : "text/html";
    const body = {
      "text/javascript": "",
      "image/svg+xml": '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
      "text/html": '<!doctype html><html lang="en"><title>Service</title><p>Service</p></html>',
    }[type];
    response.writeHead(200, { "Content-Type": type, "Access-Control-Allow-Origin": "*" }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return server;
}

async function read({ environment, audits, categories: given }: z.infer<typeof report>, origin: string) {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { items } = network.parse(audits["network-requests"]?.details);
  const own = items.filter(({ url }) => url.startsWith(origin));
  const weighted = Object.entries(given).flatMap(([category, { auditRefs }]) =>
    category === "performance" ? [] : auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    /** One for each kind. */
    bytes: await Promise.all(
      kinds.map(async (kind) => {
        const sizes = own.filter(({ resourceType }) => resourceType === kind).map(({ url }) => compressedSize(url));
        return sum(await Promise.all(sizes));
      }),
    ),
    requests: own.length,
    scores: categories.map((id) => Math.round((given[id]?.score ?? 0) * 100)),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    longTasks: tasks.parse(audits["long-tasks"]?.details ?? { items: [] }).items.map(({ duration }) => duration),
    machine: environment.benchmarkIndex,
    errors: weighted.filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}

/** The body alone: newer versions of HTTP compress headers to almost nothing. */
async function compressedSize(url: string): Promise<number> {
  const answer = await fetch(url, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  return Number(answer.headers.get("content-length"));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
