import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { resourcePolicy } from "#delivery/policy/headers.ts";
import { editionPage, pastEditions } from "#model/editions.ts";
import { languageOf, languages, locales, otherLanguage } from "#model/languages.ts";
import { pageAt, singlePages } from "#model/pages.ts";
import { isOpen } from "#model/selections.ts";
import {
  attributesOf,
  type BuiltPage,
  builtFiles,
  builtPages,
  isThere,
  linkTargets,
  metaContent,
  root,
  translations,
} from "./built-pages.ts";
import { address as site, content } from "./published.ts";
import { tooHeavy } from "./weight.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes these in its own way.
    "doctype-style": "off",
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A matter of taste, not of validity.
    "long-title": "off",
    "tel-non-breaking": "off",
    "no-inline-style": ["error", { allowedProperties: [] }],
    // The router's own inline scripts are allowed by their hash instead.
    "require-sri": "off",
  },
});

/** Every address a page links to or loads. */
function targetsOf({ $ }: BuiltPage): string[] {
  const sets = attributesOf($, "source").flatMap(({ srcset = "" }) => srcset.split(",").map((part) => part.trim()));
  const found = [
    ...attributesOf($, "a, link, image").map(({ href }) => href),
    ...attributesOf($, "img, script").map(({ src }) => src),
    ...sets.map((part) => part.split(" ")[0]),
  ];
  return found.filter((target): target is string => Boolean(target));
}
const pathsOf = (page: BuiltPage) =>
  targetsOf(page).flatMap((target) => (target.startsWith("/") ? [target.split(/[?#]/, 1)[0]!] : []));

const isIndexed = ({ $ }: BuiltPage) => metaContent($, "robots") !== "noindex";

/** Every property of a JSON value, however deep. */
function everyValue(value: unknown): [key: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): [string, unknown][] => [[key, item], ...everyValue(item)]);
}
const addresses = new Set(["@id", "url", "item", "logo", "image", "contentUrl", "sameAs", "@context"]);

type Rule = (page: BuiltPage) => unknown[] | Promise<unknown[]>;

/** What is wrong with an HTML file, by rule. */
const ofFiles: Record<string, Rule> = {
  "valid HTML without style attributes": async ({ html, file }) =>
    (await validator.validateString(html, file)).results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    ),
  "links lead to a page or a file, without a redirect": (page) =>
    pathsOf(page).filter((path) => !isThere(path) || /.\/$/.test(path)),
  "nothing that loads stands before the policy": ({ html }) => {
    const [before = "", after] = html.split('<meta http-equiv="Content-Security-Policy"', 2);
    return after === undefined || /<(?:link|script|style|img)\b/.test(before) ? [before] : [];
  },
  "fragments exist": ({ $, address }) =>
    attributesOf($, "a[href*='#']").filter(({ href = "" }) => {
      const { pathname, hash } = new URL(href, site + address);
      return hash && pathname === address && $(`[id="${hash.slice(1)}"]`).length === 0;
    }),
  "links are secure": (page) => targetsOf(page).filter((target) => /^http:(?!\/\/[a-z2-7]{56}\.onion)/.test(target)),
  "PDFs are PDFs": (page) =>
    pathsOf(page).filter(
      (path) => path.endsWith(".pdf") && isThere(path) && !readFileSync(join(root, path), "latin1").startsWith("%PDF-"),
    ),
  "style sheets are asked for before scripts": ({ $ }) =>
    attributesOf($, "link[rel=modulepreload]").map(({ href }) => href),
  "short pages without React ask for one style sheet": ({ $, html }) =>
    html.includes("__reactRouterContext") || html.length > 80_000 ? [] : linkTargets($, "stylesheet").slice(1),
  "no script blocks the first view": ({ $ }) =>
    attributesOf($, "script[src]").filter(
      ({ type, async, defer }) => type !== "module" && async === undefined && defer === undefined,
    ),
};

/** What is wrong with a page of one language, by rule. */
const ofPages: Record<string, Rule> = {
  "its language": ({ $, address }) => [$("html").attr("lang")].filter((lang) => lang !== languageOf(address)),
  "one main heading": ({ $ }) => [$("h1").length].filter((count) => count !== 1),
  "landmarks once": ({ $ }) =>
    ["main", "header", "footer"].filter((name) => $(name).not("article *, section *").length !== 1),
  "a title with the name of the site": ({ $ }) =>
    [$("head > title").text()].filter((title) => !title.includes(content.site.name)),
  "a description": ({ $ }) => [metaContent($, "description") ?? ""].filter((text) => text.length <= 50),
  "its address": ({ $, address }) =>
    linkTargets($, "canonical").length === 1
      ? linkTargets($, "canonical").filter(({ href }) => new URL(href).pathname !== address)
      : ["not one address"],
  "both languages, which name each other": ({ $, address }) => {
    const alternates = translations($);
    const back = alternates.every(({ href }) => {
      const other = builtPages.find((page) => page.address === new URL(href).pathname);
      return other && translations(other.$).some((link) => new URL(link.href).pathname === address);
    });
    return back && alternates.map(({ hreflang }) => hreflang).join() === "fr,en,x-default" ? [] : alternates;
  },
  "a link to the same page in the other language": ({ $, address }) => {
    const other = otherLanguage(languageOf(address));
    const to = `/${other}${address.slice(3)}`;
    return $(`a[hreflang="${other}"][lang="${other}"][href="${to}"]`).length > 0 ? [] : [to];
  },
  "the bar marks only links to this page or what it is part of, and marks those": ({ $, address }) => {
    const links = attributesOf($, "header nav a:not([hreflang])");
    const isHere = (href = "") => href === address || (href.length > 3 && address.startsWith(`${href}/`));
    const here = links.filter(({ href }) => isHere(href));
    const marked = links.filter((link) => link["aria-current"] !== undefined);
    return [
      ...marked.filter(({ href }) => !isHere(href)),
      ...(here.length > 1 && marked.length === 0 ? ["no mark"] : []),
    ];
  },
  "texts for other sites": ({ $, address }) => {
    const alt = metaContent($, "og:image:alt");
    const [locale, alternate] = [languageOf(address), otherLanguage(languageOf(address))].map((lang) =>
      locales[lang].replace("-", "_"),
    );
    const expected = {
      "og:url": site + address,
      "og:locale": locale,
      "og:locale:alternate": alternate,
      "twitter:image:alt": alt,
      "twitter:card": "summary_large_image",
    };
    return [
      ...["og:title", "og:description", "og:image:alt"].filter((name) => !metaContent($, name)),
      ...Object.entries(expected).filter(([name, value]) => metaContent($, name) !== value),
    ];
  },
  "a card of 1200 × 630 pixels that other sites may load": async ({ $ }) => {
    const { origin, pathname } = new URL(metaContent($, "og:image") ?? "");
    const { format, width, height } = await sharp(join(root, pathname)).metadata();
    const size = statSync(join(root, pathname)).size;
    const fits = format === "png" && width === 1200 && height === 630 && size < 100_000;
    return fits && origin === new URL(site).origin && resourcePolicy(pathname) === "cross-origin"
      ? []
      : [pathname, format, width, height, size];
  },
  "pictures with an alternative text and a size": ({ $ }) =>
    attributesOf($, "img").filter(({ alt, width, height }) => alt === undefined || !width || !height),
  "pictures load when they come near": ({ $ }) => {
    const pictures = attributesOf($, "img");
    const eager = pictures.filter(({ loading }) => loading !== "lazy");
    return [...(eager.length > 3 ? eager : []), ...pictures.slice(4).filter(({ loading }) => loading !== "lazy")];
  },
  "pictures in several sizes say how wide they are": ({ $ }) =>
    attributesOf($, "source").filter(({ srcset = "", sizes }) => / \d+w/.test(srcset) && !sizes),
  "structured data, if it is indexed": (page) => {
    const blocks = page.$('script[type="application/ld+json"]').toArray();
    if (!isIndexed(page)) return blocks;
    const text = page.$(blocks[0]).text();
    const data = JSON.parse(text) as { "@context": string; "@graph": { "@type": string; itemListElement?: [] }[] };
    const trail = data["@graph"].find((node) => node["@type"] === "BreadcrumbList")?.itemListElement ?? [];
    const items = trail.map(({ item }) => String(item));
    const wrong = everyValue(data).filter(
      ([key, value]) =>
        value === "" ||
        value === null ||
        (addresses.has(key) && [value].flat().some((url) => !JSON.stringify(url).startsWith('"https:'))),
    );
    const isTrail =
      pageAt(page.address) === "home" ||
      (items.at(-1) === site + page.address &&
        items.every((item) => builtPages.some((p) => site + p.address === item)));
    return [...wrong, ...(blocks.length === 1 && isTrail && !text.includes("<") ? [] : [blocks.length, items])];
  },
  "sample people are not described as persons": ({ html }) =>
    content.site.sample && html.includes('"Person"') ? ["Person"] : [],
  "the legal texts": ({ $ }) => {
    const links = $('footer a[type="application/pdf"][href$=".pdf"]');
    return links.length === content.legal.length ? [] : [links.length];
  },
  budgets: tooHeavy,
};

async function broken(page: BuiltPage, rules: Record<string, Rule>): Promise<Record<string, unknown[]>> {
  const found = await Promise.all(Object.entries(rules).map(async ([rule, look]) => [rule, await look(page)] as const));
  return Object.fromEntries(found.filter(([, { length }]) => length > 0));
}

test.each(builtFiles)("/$file keeps the rules of every file", async (page) => {
  expect(targetsOf(page).length).toBeGreaterThan(3);
  expect(await broken(page, ofFiles)).toEqual({});
});

test.each(builtPages)("$address keeps the rules of every page", async (page) => {
  expect(await broken(page, ofPages)).toEqual({});
});

test("the build has every page in both languages", () => {
  const { branches, publications, plainPages } = content;
  const many = branches.filter(isOpen).length + publications.length + pastEditions(content).filter(editionPage).length;
  for (const lang of languages)
    expect(builtPages.filter(({ address }) => languageOf(address) === lang)).toHaveLength(
      singlePages.length + many + plainPages.length,
    );
});

test("no two pages share their title, description or card", () => {
  for (const value of [
    ({ $ }: BuiltPage) => $("title").text(),
    ({ $ }: BuiltPage) => metaContent($, "description"),
    ({ $ }: BuiltPage) => metaContent($, "og:image"),
  ]) {
    const values = builtPages.map(value);
    expect(values.filter((text, index) => values.indexOf(text) !== index)).toEqual([]);
  }
});

/** These pages share the drawing of their parent page. */
const shared: readonly unknown[] = ["publication", "edition"];

test("the card of each page and of each branch has its own drawing", async () => {
  const drawn = builtPages
    .filter(({ address }) => languageOf(address) === "fr" && !shared.includes(pageAt(address)))
    .map(async ({ $ }) => {
      const card = sharp(join(root, new URL(metaContent($, "og:image")!).pathname));
      const right = await card.extract({ left: 740, top: 0, width: 460, height: 600 }).raw().toBuffer();
      return createHash("sha256").update(right).digest("hex");
    });
  expect(new Set(await Promise.all(drawn)).size).toBe(drawn.length);
});
