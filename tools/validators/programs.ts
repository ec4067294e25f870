import { existsSync } from "node:fs";
import { installPackages } from "../install-packages.ts";

/** A program that is installed from Debian packages. */
type Program = { path: string; packages: string[] };

const programs = {
  java: { path: "/usr/bin/java", packages: ["default-jre-headless"] },
  firefox: { path: "/usr/bin/firefox-esr", packages: ["firefox-esr"] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** An environment variable such as FIREFOX_PATH overrides the path. */
export function programPath(name: ProgramName): string {
  return process.env[`${name.toUpperCase()}_PATH`] ?? programs[name].path;
}

/** Installs a program if needed; returns the reason if that fails. */
export function missingProgram(name: ProgramName): string | undefined {
  const path = programPath(name);
  const { packages } = programs[name];
  if (existsSync(path) || (installPackages(packages) && existsSync(path))) return undefined;
  return `${path} is missing, and the package ${packages.join(" ")} could not be installed`;
}
