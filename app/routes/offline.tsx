import { art } from "../content/pictures.server.ts";
import { languageOf } from "#model/languages.ts";
import { enShared as en } from "#model/words/en-shared.ts";
import { frShared as fr } from "#model/words/fr-shared.ts";
import { Offline } from "../shell/offline.tsx";
import { staticPage } from "../shell/static-pages.ts";
import type { Route } from "./+types/offline.ts";

export const handle = staticPage;

export function loader() {
  return { art: art("offline") };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const messages = languageOf(location.pathname) === "fr" ? fr : en;
  return [{ title: messages.offline.code }, { name: "robots", content: "noindex" }];
};

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  return <Offline art={loaderData.art} />;
}
