import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildFolder } from "#check/folders.ts";
import { pageAt } from "#model/pages.ts";
import { embeds } from "#model/service-hosts.ts";
import { usedServices } from "#model/used-services.ts";
import { builtPages } from "./built-pages.ts";
import { content } from "./published.ts";

const { csp } = JSON.parse(readFileSync(join(buildFolder(), "site.json"), "utf8")) as { csp: Record<string, string> };

/** Outside hosts by directive. */
function outsideHosts(policy: string): Record<string, string[]> {
  const directives = policy.split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources.filter((source) => source.startsWith("https:")).toSorted()] as const;
  });
  return Object.fromEntries(directives.filter(([, hosts]) => hosts.length > 0));
}

test.each(builtPages.map(({ address }) => address))("%s allows the hosts of its own services only", (address) => {
  const page = pageAt(address);
  const services = (page ? usedServices(content)(page) : []).map((service) => embeds[service]);
  const expected = (kind: "script" | "style" | "image" | "frame") =>
    [...new Set(services.flatMap((service) => service[kind] ?? []))]
      .filter((host) => host.startsWith("https:"))
      .toSorted();
  const { newsletter = "", newsletterField } = content.site.links;
  const hosts = {
    "form-action": page === "publications" && newsletterField ? [new URL(newsletter).origin] : [],
    "script-src": expected("script"),
    "style-src": expected("style"),
    "img-src": expected("image"),
    "connect-src": expected("frame"),
    "frame-src": expected("frame"),
  };
  expect(csp[address]).toBeDefined();
  expect(outsideHosts(csp[address] ?? "")).toEqual(
    Object.fromEntries(Object.entries(hosts).filter(([, list]) => list.length > 0)),
  );
});
