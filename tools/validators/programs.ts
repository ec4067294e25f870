import { existsSync } from "node:fs";
import { installPackages } from "../install-packages.ts";

/** A program that is no npm package: where Debian puts it, and the package that brings it. */
type Program = { path: string; packages: string[] };

const programs = {
  java: { path: "/usr/bin/java", packages: ["default-jre-headless"] },
  firefox: { path: "/usr/bin/firefox-esr", packages: ["firefox-esr"] },
  pdftotext: { path: "/usr/bin/pdftotext", packages: ["poppler-utils"] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** Where a program is; a variable such as FIREFOX_PATH names another one. */
export function programPath(name: ProgramName): string {
  return process.env[`${name.toUpperCase()}_PATH`] ?? programs[name].path;
}

/** Installs a program that is missing. Says why it cannot be had; where a workflow runs, that is an error. */
export function missingProgram(name: ProgramName): string | undefined {
  const path = programPath(name);
  const { packages } = programs[name];
  if (existsSync(path) || (installPackages(packages) && existsSync(path))) return undefined;
  return `${path} is not there, and the package ${packages.join(" ")} could not be installed`;
}
