import { words } from "#model/words/catalogues.ts";
import { I18nProvider } from "../ui/i18n.tsx";
import { Styleguide } from "../ui/styleguide.tsx";

export function meta() {
  return [{ title: "Styleguide" }, { name: "robots", content: "noindex" }];
}

export default function StyleguidePage() {
  return (
    <I18nProvider lang="fr" messages={words.fr}>
      <Styleguide />
    </I18nProvider>
  );
}
