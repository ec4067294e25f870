import { expect, test } from "vitest";
import { mailTo } from "./mail.ts";

test("a mailto link encodes subject and body", () => {
  const address = new URL(mailTo("lyon@site.example", "Droit & « jetons » ?", "Bonjour,\n\n1 + 1"));
  expect(address.pathname).toBe("lyon@site.example");
  expect(address.search).not.toContain("+");
  expect(address.searchParams.get("subject")).toBe("Droit & « jetons » ?");
  expect(address.searchParams.get("body")).toBe("Bonjour,\r\n\r\n1 + 1");
  expect(mailTo("lyon@site.example")).toBe("mailto:lyon@site.example");
});
