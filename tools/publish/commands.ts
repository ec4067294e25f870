import type { Content } from "#model/collections.ts";

type Publish = Content["site"]["publish"];

export interface Upload {
  command: string[];
  /** Where it runs. */
  cwd: string;
  env: Record<string, string>;
}

/** The hosts' own programs, in versions that were read and are raised on purpose. */
export const programs = { wrangler: "wrangler@4.158.0", netlify: "netlify-cli@27.10.2", vercel: "vercel@64.0.2" };

/** How the made files reach the host named in content/site.yaml. A preview has a name and its own address. */
export function uploadTo(
  { host, project = "", account = "" }: Publish,
  folder: string,
  token: string,
  preview?: string,
): Upload {
  const run = (program: string, ...words: string[]) => ["npx", "--yes", program, ...words];
  switch (host) {
    case "cloudflare-pages":
      return {
        command: run(
          programs.wrangler,
          "pages",
          "deploy",
          folder,
          "--project-name",
          project,
          "--branch",
          preview ?? "main",
        ),
        cwd: ".",
        env: { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account },
      };
    case "netlify":
      return {
        command: run(
          programs.netlify,
          "deploy",
          "--no-build",
          "--dir",
          folder,
          "--site",
          project,
          ...(preview ? ["--alias", preview] : ["--prod"]),
        ),
        cwd: ".",
        env: { NETLIFY_AUTH_TOKEN: token },
      };
    case "vercel":
      return {
        command: run(programs.vercel, "deploy", "--prebuilt", "--yes", ...(preview ? [] : ["--prod"])),
        cwd: folder,
        env: { VERCEL_TOKEN: token, VERCEL_ORG_ID: account, VERCEL_PROJECT_ID: project },
      };
    case "github-pages":
    case "none":
      throw new Error(`Nothing is uploaded to ${host} from here.`);
  }
}

/** The lines of content/site.yaml that the host needs and that are not there. */
export function missingFor({ host, project, account }: Publish): string[] {
  const needsProject = host === "cloudflare-pages" || host === "netlify" || host === "vercel";
  const needsAccount = host === "cloudflare-pages" || host === "vercel";
  return [
    ...(needsProject && !project ? ["publish.project"] : []),
    ...(needsAccount && !account ? ["publish.account"] : []),
  ];
}
