import { languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import { languageGate } from "#model/words/error-pages.ts";
import { Mark } from "../ui/mark.tsx";
import { Button } from "../ui/button.tsx";

/** For hosts that cannot redirect and browsers without scripts. */
export function LanguageGate({ name, path }: { name: string; path: string }) {
  return (
    <main className="on-night grid min-h-svh content-center justify-items-start gap-8 px-gutter">
      <Mark className="h-[84px] w-[60px]" />
      <h1 className="text-4xl leading-none tracking-display">{name}</h1>
      <p className="flex flex-wrap gap-4">
        {languages.map((lang) => (
          <Button key={lang} href={inLanguage(path, lang)} lang={lang} hrefLang={lang}>
            {languageGate[lang]}
          </Button>
        ))}
      </p>
    </main>
  );
}
