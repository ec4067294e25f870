import { content } from "../content/source.server.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
// oxlint-disable-next-line import/default -- What Vite gives is its address.
import gateScript from "../language-gate.ts?worker&url";
import { LanguageGate } from "../shell/language-gate.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/language-gate.ts";

export const handle = staticPage;

export function loader({ url }: Route.LoaderArgs) {
  const { name, address } = content().site;
  const path = withoutLanguage(url.pathname);
  return { name, path, canonical: address + inLanguage(path, "fr") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name },
  { name: "robots", content: "noindex" },
  { tagName: "link", rel: "canonical", href: loaderData?.canonical },
];

export default function LanguageGatePage({ loaderData: { name, path } }: Route.ComponentProps) {
  return (
    <>
      <LanguageGate name={name} path={path} />
      <script type="module" src={gateScript} />
    </>
  );
}
