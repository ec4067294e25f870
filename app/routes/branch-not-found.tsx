import { BranchNotFound } from "#features/branch/branch-not-found.tsx";
import { fr } from "#i18n/messages/fr.ts";
import { en } from "#i18n/messages/en.ts";
import { languageOf } from "#i18n/languages.ts";
import { staticPage } from "#shell/static-pages.ts";
import type { Route } from "./+types/branch-not-found.ts";

export const handle = staticPage;

export const meta: Route.MetaFunction = ({ location }) => {
  const messages = languageOf(location.pathname) === "fr" ? fr : en;
  return [{ title: messages.branch.notFoundTitle }, { name: "robots", content: "noindex" }];
};

export default BranchNotFound;
