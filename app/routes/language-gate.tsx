import { content } from "../content/source.server.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
// oxlint-disable-next-line import/default -- What Vite gives is its address.
import gateScript from "../language-gate.ts?worker&url";
import { languages } from "#model/languages.ts";
import { languageGate } from "#model/words/error-pages.ts";
import { staticPage } from "../shell/static-page.ts";
import { Button } from "../ui/button.tsx";
import { Mark } from "../ui/mark.tsx";
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

/** For hosts that cannot redirect and browsers without scripts. */
export default function LanguageGatePage({ loaderData: { name, path } }: Route.ComponentProps) {
  return (
    <>
      <main className="on-night grid min-h-svh content-center justify-items-start gap-8 px-gutter">
        <Mark className="h-21 w-15" />
        <h1 className="text-4xl leading-none tracking-display">{name}</h1>
        <p className="flex flex-wrap gap-4">
          {languages.map((lang) => (
            <Button key={lang} href={inLanguage(path, lang)} lang={lang} hrefLang={lang}>
              {languageGate[lang]}
            </Button>
          ))}
        </p>
      </main>
      <script type="module" src={gateScript} />
    </>
  );
}
