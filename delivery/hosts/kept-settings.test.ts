import { expect, test } from "vitest";
import { editorPath } from "#model/editor-path.ts";
import type { BuiltSite } from "../built-site.ts";
import { hosts } from "./all-hosts.ts";
import { strictest } from "./host.ts";

const own = "default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'";

const small: BuiltSite = {
  pages: ["/", "/bureau", "/antennes/lyon"],
  redirects: { "/antennes/lille": "/antennes" },
  csp: { "/fr": own, "/en": own, "/fr/bureau": strictest, "/404.html": own, [editorPath]: own },
};

test.each([
  ["nginx", "site.conf"],
  ["caddy", "Caddyfile"],
])("what %s is told shows in the diff when it changes", async (host, file) => {
  const settings = hosts[host]?.settings(small) ?? {};
  expect(Object.keys(settings)).toEqual([file]);
  await expect(settings[file]).toMatchFileSnapshot(`kept/${file}`);
});
