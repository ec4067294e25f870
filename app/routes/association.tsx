import { associationData } from "../features/association/association.server.ts";
import { Creed } from "../features/association/creed.tsx";
import { Timeline } from "../features/association/timeline.tsx";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { pageHead } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/association.ts";
import "../features/association/association.css";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return { head: pageHead("association", lang), ...associationData(lang) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

export default function AssociationPage({ loaderData }: Route.ComponentProps) {
  const { header, art, mission, values, vision, timeline, mast, years } = loaderData;
  return (
    <>
      <PageHeader header={header} art={art} />
      <Creed mission={mission} values={values} vision={vision} />
      <Timeline text={timeline} mast={mast} years={years} />
    </>
  );
}
