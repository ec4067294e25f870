import { Board } from "../features/board/board.tsx";
import { boardData } from "../features/board/board.server.ts";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/board.ts";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

export const loader = pageLoader("board", boardData);

export default function BoardPage({ loaderData: { header, art, ...data } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader header={header} art={art} />
      <Board {...data} />
    </>
  );
}
