import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Makes every command use the fixture: a small association that never changes, so that tests can rely on its content. */
export const fixtureEnv = parseEnv(readFileSync("tests/fixture.env", "utf8")) as Record<string, string>;

export const fixture = {
  content: fixtureEnv["CONTENT_DIR"]!,
  derived: fixtureEnv["DERIVED_DIR"]!,
  build: fixtureEnv["BUILD_DIR"]!,
};
