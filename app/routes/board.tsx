import { content } from "../content/source.server.ts";
import { boardData } from "../features/board/board.server.ts";
import { BoardTerms } from "../features/board/board-terms.tsx";
import { useBoardYear } from "../features/board/board-year.ts";
import { Poles } from "../features/board/poles.tsx";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { headFor } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/board.ts";
import "../styles/board.css";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return { head: headFor({ page: "board", lang, seo: content().boardPage.seo, params: [] }), ...boardData(lang) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { header, art, years, currentYear, polesText, mast, poles, report } = loaderData;
  const selected = useBoardYear(
    years.map(({ id }) => id),
    currentYear,
  );
  return (
    <>
      <PageHeader header={header} art={art} />
      <BoardTerms years={years} currentYear={currentYear} report={report} />
      {selected === currentYear && <Poles text={polesText} mast={mast} poles={poles} />}
    </>
  );
}
