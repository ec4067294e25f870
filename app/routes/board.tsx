import { content } from "../content/source.server.ts";
import { boardData } from "../features/board/board.server.ts";
import { useBoardYear } from "../features/board/board-year.ts";
import { CurrentTerm } from "../features/board/current-term.tsx";
import { FormerTerms } from "../features/board/former-terms.tsx";
import { Poles } from "../features/board/poles.tsx";
import { YearSelector } from "../features/board/year-selector.tsx";
import { YourPortrait } from "../features/board/your-portrait.tsx";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { headFor } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { Route } from "./+types/board.ts";
import "../styles/board.css";
import "../styles/former-terms.css";
import "../styles/your-portrait.css";
import "../styles/poles.css";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return { head: headFor({ page: "board", lang, seo: content().boardPage.seo, params: [] }), ...boardData(lang) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { header, art, terms, currentYear, polesText, poles, report, portraitKit } = loaderData;
  const selected = useBoardYear(
    terms.map(({ id }) => id),
    currentYear,
  );
  const hydrated = useHydrated();
  const current = terms.find(({ id }) => id === currentYear);
  return (
    <>
      <PageHeader header={header} art={art} />
      <div className="board" data-scripted={hydrated || undefined}>
        <YearSelector years={terms} selected={selected} />
        {current && (
          <CurrentTerm
            term={current}
            hidden={selected !== currentYear}
            invitation={polesText.invitation}
            report={report}
          />
        )}
        <Poles text={polesText} poles={poles} hidden={selected !== currentYear} />
        <FormerTerms terms={terms.filter((term) => term !== current)} currentYear={currentYear} selected={selected} />
      </div>
      <YourPortrait kit={portraitKit} />
    </>
  );
}
