import { After } from "../features/join/after.tsx";
import { joinData } from "../features/join/join.server.ts";
import { Opening } from "../features/join/opening.tsx";
import { SchoolFinder } from "../features/join/school-finder.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/join.ts";

export { meta, shouldRevalidate } from "../shell/head.ts";

export const loader = pageLoader("join", joinData);

export default function JoinPage({ loaderData }: Route.ComponentProps) {
  const { header, art, schools, sessions, letters, after, terms, opening } = loaderData;
  return (
    <>
      <PageHeader header={header} art={art} compact small />
      <SchoolFinder schools={schools} sessions={sessions} letters={letters} opening={opening} />
      <After after={after} terms={terms} />
      <Opening opening={opening} />
    </>
  );
}
