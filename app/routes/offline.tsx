import { art } from "../content/pictures.server.ts";
import { pageWords } from "../content/words.server.ts";
import { languageOf } from "#model/languages.ts";
import { Offline } from "../shell/offline.tsx";
import { staticPage } from "../shell/static-pages.ts";
import type { Route } from "./+types/offline.ts";

export const handle = staticPage;

export function loader({ url }: Route.LoaderArgs) {
  return { catalogue: pageWords(languageOf(url.pathname), "offline"), art: art("offline") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData.catalogue.offline.code },
  { name: "robots", content: "noindex" },
];

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  return <Offline art={loaderData.art} />;
}
