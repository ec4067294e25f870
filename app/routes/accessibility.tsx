import { accessibilityData } from "../features/accessibility/accessibility.server.ts";
import { CheckResults, Commitment, Established, Limits, Recourse } from "../features/accessibility/statement.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/accessibility.ts";

export { meta } from "../shell/head.ts";

export const loader = pageLoader("accessibility", accessibilityData);

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  const { header, art, scope, state, results, states, report, limits, established, contact, email, form, remedies } =
    loaderData;
  return (
    <>
      <PageHeader header={header} art={art} />
      <Commitment scope={scope} state={state} />
      <CheckResults results={results} states={states} report={report} />
      <Limits limits={limits} />
      <Established established={established} report={report} />
      <Recourse contact={contact} email={email} form={form} remedies={remedies} />
    </>
  );
}
