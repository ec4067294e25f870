import { art } from "../content/pictures.server.ts";
import { languageOf } from "#model/languages.ts";
import { pickWords } from "#model/words/page-words.ts";
import { Offline } from "../shell/offline.tsx";
import { staticPage } from "../shell/static-pages.ts";
import type { Route } from "./+types/offline.ts";

export const handle = staticPage;

export function loader({ url }: Route.LoaderArgs) {
  return { art: art("offline"), words: pickWords(["offline"], languageOf(url.pathname)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.words.offline?.code },
  { name: "robots", content: "noindex" },
];

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  return <Offline art={loaderData.art} />;
}
