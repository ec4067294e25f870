import { format } from "node:util";
import { expect, test } from "vitest";

/** Reasons why a host cannot pass a check, by the name of the check. */
export type Exceptions = Readonly<Record<string, string>>;

type Row = string | unknown[] | [unknown];
type Values<R extends Row> = R extends unknown[] ? R : [R];

export interface Check {
  (name: string, run: () => unknown): void;
  each: <R extends Row>(rows: readonly R[]) => (name: string, run: (...values: Values<R>) => unknown) => void;
}

/** Runs the checks on one host; an exception must fail, so that it is removed once it passes. */
export function checksWith(exceptions: Exceptions, list: (check: Check) => void): void {
  const known = new Set<string>();
  const check = (name: string, run: () => unknown) => {
    known.add(name);
    const reason = exceptions[name];
    const [declare, title] =
      reason === undefined ? [test, name] : [test.fails, `${name} — expected to fail: ${reason}`];
    declare(title, () => run());
  };
  const each: Check["each"] = (rows) => (name, run) => {
    for (const row of rows) {
      const values = (typeof row === "string" ? [row] : row) as Parameters<typeof run>;
      check(nameOf(name, values), () => run(...values));
    }
  };
  list(Object.assign(check, { each }));

  test("every exception is one of the checks", () => {
    expect(Object.keys(exceptions).filter((name) => !known.has(name))).toEqual([]);
  });
}

function nameOf(name: string, values: readonly unknown[]): string {
  const places = name.match(/%[sij]/g)?.length ?? 0;
  return format(name, ...values.slice(0, places));
}
