import { format } from "node:util";
import { expect, test } from "vitest";
import { checkHeaders } from "./header-checks.ts";
import type { Ask, Check } from "./running-site.ts";
import { checkServer } from "./server-checks.ts";

/** Checks that a host cannot pass, by the reason. */
export type Exceptions = Readonly<Record<string, RegExp>>;

/** Checks a host with the fixture; an exception must fail, so that it is removed once it passes. */
export function checkSite(ask: Ask, exceptions: Exceptions = {}): void {
  const unused = new Set(Object.keys(exceptions));
  const check = (name: string, run: () => unknown) => {
    const [reason] = Object.entries(exceptions).find(([, pattern]) => pattern.test(name)) ?? [];
    unused.delete(reason ?? "");
    const [declare, title] = reason ? [test.fails, `${name} — expected to fail: ${reason}`] : [test, name];
    declare(title, () => run());
  };
  const each: Check["each"] = (rows) => (name, run) => {
    const places = name.match(/%[sij]/g)?.length ?? 0;
    for (const row of rows) {
      const values = (typeof row === "string" ? [row] : row) as Parameters<typeof run>;
      check(format(name, ...values.slice(0, places)), () => run(...values));
    }
  };
  const both = Object.assign(check, { each });
  checkServer(ask, both);
  checkHeaders(ask, both);

  test("every exception is one of the checks", () => expect([...unused]).toEqual([]));
}
