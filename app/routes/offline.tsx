import { useOutletContext } from "react-router";
import { art } from "../content/pictures.server.ts";
import { languageOf } from "#model/languages.ts";
import { pickWords } from "#model/words/catalogues.ts";
import { Offline } from "../shell/offline.tsx";
import type { Shell } from "../shell/shell.server.ts";
import { staticPage } from "../shell/static-pages.ts";
import type { Route } from "./+types/offline.ts";

export const handle = staticPage;

export function loader({ url }: Route.LoaderArgs) {
  return { art: art("offline"), words: pickWords(["offline"], languageOf(url.pathname)) };
}

export const meta = () => [{ name: "robots", content: "noindex" }];

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  const { name } = useOutletContext<Shell>();
  return <Offline art={loaderData.art} siteName={name} />;
}
