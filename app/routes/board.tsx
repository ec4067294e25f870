import { Fragment } from "react";
import { boardData } from "../features/board/board.server.ts";
import { useBoardYear } from "../features/board/board-year.ts";
import { Poles } from "../features/board/poles.tsx";
import { Term } from "../features/board/term.tsx";
import { YearSelector } from "../features/board/year-selector.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { useI18n } from "../ui/i18n.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { Route } from "./+types/board.ts";
import "../features/board/board.css";

export { meta, shouldRevalidate } from "../shell/head.ts";

export const loader = pageLoader("board", boardData);

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { header, art, terms, currentYear, polesText, poles } = loaderData;
  const { t } = useI18n();
  const hydrated = useHydrated();
  const selected = useBoardYear(terms, currentYear);
  const former = terms.find(({ id }) => id === selected && id !== currentYear);
  return (
    <>
      <PageHeader header={header} art={art} />
      <div className="board" data-scripted={hydrated || undefined}>
        <YearSelector years={terms} selected={selected} />
        <p className="sr-only" aria-live="polite">
          {former && t("board.members", { count: former.members.length })}
        </p>
        {terms.map((term) => (
          <Fragment key={term.id}>
            <Term term={term} isCurrent={term.id === currentYear} hidden={hydrated && term.id !== selected} />
            {term.id === currentYear && <Poles text={polesText} poles={poles} hidden={selected !== currentYear} />}
          </Fragment>
        ))}
      </div>
    </>
  );
}
