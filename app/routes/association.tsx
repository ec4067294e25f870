import { associationData } from "../features/association/association.server.ts";
import { MissionValuesVision } from "../features/association/mission-values-vision.tsx";
import { Timeline } from "../features/association/timeline.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { staticPage } from "../shell/static-page.ts";
import type { Route } from "./+types/association.ts";
import "../features/association/association.css";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

export const loader = pageLoader("association", associationData);

export default function AssociationPage({ loaderData }: Route.ComponentProps) {
  const { header, art, mission, values, vision, timeline, mast, years } = loaderData;
  return (
    <>
      <PageHeader header={header} art={art} />
      <MissionValuesVision mission={mission} values={values} vision={vision} />
      <Timeline text={timeline} mast={mast} years={years} />
    </>
  );
}
