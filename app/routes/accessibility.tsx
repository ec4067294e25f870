import { accessibilityData } from "../features/accessibility/accessibility.server.ts";
import { CheckResults } from "../features/accessibility/check-results.tsx";
import { Commitment, Established, Limits, Recourse } from "../features/accessibility/statement.tsx";
import { languageOf } from "#model/languages.ts";
import { pageHead } from "../shell/head.server.ts";
import { metaTags } from "../shell/head.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/accessibility.ts";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return { head: pageHead("accessibility", lang), ...accessibilityData(lang) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

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
