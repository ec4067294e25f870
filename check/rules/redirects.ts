import { collections } from "#model/collections.ts";
import { editionPage } from "#model/editions.ts";
import { fallbackPages, pages, singlePages, unprefixedPathTo } from "#model/pages.ts";
import type { Finding } from "../finding.ts";
import { closest } from "../read/suggest.ts";
import { belongsTo, entries, findingAt, idOf, type Rule, type Tree } from "../read/tree.ts";

/** A redirect goes from an address without a page to a public page. */
export const soundRedirects: Rule = (tree) => {
  const living = livingPages(tree);
  const drafts = draftPages(tree);
  return entries(tree, "redirects").flatMap(({ file, data: { redirects } }) =>
    redirects.flatMap(({ from, to }, index): Finding[] => {
      const place = (field: "from" | "to") => ["redirects", index, field];
      const draft = drafts.get(to);
      const earlier = redirects.slice(0, index).some((other) => other.from.toLowerCase() === from.toLowerCase());
      return [
        ...(living.has(from.toLowerCase()) ? [findingAt(file, place("from"), tree.say.redirectFromPage(from))] : []),
        ...(isFile(from) ? [findingAt(file, place("from"), tree.say.redirectFromFile(from))] : []),
        ...(earlier ? [findingAt(file, place("from"), tree.say.redirectTwice(from))] : []),
        ...(living.has(to) ? [] : [findingAt(file, place("to"), tree.say.redirectToNothing(to, closest(to, living)))]),
        ...(draft === undefined ? [] : [findingAt(file, place("to"), tree.say.redirectToDraft(to, draft))]),
      ];
    }),
  );
};

/** Other files of the build, which a redirect would hide. */
const isFile = (path: string) =>
  Object.values<string>(fallbackPages).includes(path.toLowerCase()) ||
  /^\/(?:(?:_vercel|art|assets|data|documents|feeds|fonts|pictures|social|\.[^/]*)(?:\/|$)|.+\.(?:js|css|data|html|ico|png|svg|txt|webmanifest|woff2|xml)$)/i.test(
    path,
  );

const folders = ["branches", "publications", "plainPages"] as const;
const pageOf = { branches: "branch", publications: "publication", plainPages: "plain" } as const;

/** Branches and publications with errors count, because other rules report those. */
export function livingPages(tree: Tree): Set<string> {
  const single = singlePages.map((page) => pages[page].path);
  const soon = entries(tree, "branches").filter(({ data }) => data.status === "soon");
  const files = [...tree.files.keys()].filter((path) => !soon.some(({ file }) => file.path === path));
  const named = folders.flatMap((key) =>
    files
      .filter((path) => belongsTo(path, collections[key][0]))
      .map((path) => unprefixedPathTo(pageOf[key], { id: idOf(path) })),
  );
  const editions = entries(tree, "editions")
    .slice(0, -1)
    .flatMap(({ id, data }) => editionPage({ ...data, id }) ?? []);
  return new Set<string>([...single, ...named, ...editions]);
}

/** Pages shown only in previews, with their files. */
function draftPages(tree: Tree): Map<string, string> {
  return new Map(
    folders.flatMap((key) =>
      entries(tree, key)
        .filter(({ data }) => data.draft)
        .map(({ id, file }) => [unprefixedPathTo(pageOf[key], { id }), file.path] as const),
    ),
  );
}
