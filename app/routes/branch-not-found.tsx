import { useOutletContext } from "react-router";
import { openBranches } from "../content/branches.server.ts";
import { BranchNotFound } from "../features/branch/branch-not-found.tsx";
import { languageOf } from "#model/languages.ts";
import { pickWords } from "#model/words/catalogues.ts";
import type { Shell } from "../shell/shell.server.ts";
import { missingPage } from "../shell/static-page.ts";
import type { Route } from "./+types/branch-not-found.ts";

export const handle = missingPage;

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return { others: openBranches(lang, 3), words: pickWords(["branch"], lang) };
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export default function BranchNotFoundPage({ loaderData }: Route.ComponentProps) {
  const { name, lostBranch } = useOutletContext<Shell>();
  return <BranchNotFound art={lostBranch} siteName={name} others={loaderData.others} />;
}
