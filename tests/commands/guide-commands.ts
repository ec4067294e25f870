import { globSync, readFileSync } from "node:fs";

export const guides = ["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md").toSorted(), "delivery/README.md"];

export interface GuideCommand {
  guide: string;
  /** E.g. `npm run new -- year --year 2027`. */
  line: string;
}

const programs = /^(?:npm|npx|node|git|docker|vercel|wrangler) \S/;

/** All commands in blocks and sentences; `-- --fix` alone adds arguments to the previous command. */
export function guideCommands(): GuideCommand[] {
  return guides.flatMap((guide) => {
    const text = readFileSync(guide, "utf8");
    let before = "";
    return [...text.matchAll(/```(\w*)\n([\s\S]*?)```|`([^`]+)`/g)].flatMap(([, kind, block, span = ""]) => {
      if (kind !== undefined && kind !== "sh") return [];
      const found = (block ?? span.replaceAll(/\s+/g, " ")).split("\n").flatMap((written) => {
        const line = written.replace(/\s+#\s.*$/, "").trim();
        return line.startsWith("-- ") ? `${before.replace(/ --[a-z].*/, "")} ${line}` : line.split(" && ");
      });
      const lines = found.filter((line) => programs.test(line));
      before = lines.at(-1) ?? before;
      return lines.map((line) => ({ guide, line }));
    });
  });
}

/** Splits a line into words, without quotes and `--`. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, quoted, bare = ""]) => quoted ?? bare)
    .filter((word) => word !== "--");
}
