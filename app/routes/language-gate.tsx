import { redirect, redirectDocument } from "react-router";
import { content } from "../content/source.server.ts";
import { chosenLanguage, preferredLanguage, prefixedTarget } from "#model/language-choice.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
import { LanguageGate } from "../shell/language-gate.tsx";
import { needsDocument } from "../ui/document-policy.ts";
import { staticPage } from "../shell/static-pages.ts";
import type { Route } from "./+types/language-gate.ts";

export const handle = staticPage;

export function loader({ url }: Route.LoaderArgs) {
  const { name, address } = content().site;
  const path = withoutLanguage(url.pathname);
  return { name, path, canonical: address + inLanguage(path, "fr") };
}

/** Within the site, a link without a language goes straight to its page. */
export function clientLoader({ url }: Route.ClientLoaderArgs): never {
  const lang = chosenLanguage(document.cookie) ?? preferredLanguage(navigator.language);
  const target = prefixedTarget(url, lang);
  throw needsDocument(target) ? redirectDocument(target) : redirect(target);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name },
  { name: "robots", content: "noindex" },
  { tagName: "link", rel: "canonical", href: loaderData?.canonical },
];

export default function LanguageGatePage({ loaderData: { name, path } }: Route.ComponentProps) {
  return <LanguageGate name={name} path={path} />;
}
