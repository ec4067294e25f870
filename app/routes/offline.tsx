import { useOutletContext } from "react-router";
import { art } from "../content/pictures.server.ts";
import { Offline } from "../shell/offline.tsx";
import type { Shell } from "../shell/shell.server.ts";
import { staticPage } from "../shell/static-pages.ts";
import type { Route } from "./+types/offline.ts";

export const handle = staticPage;

export function loader() {
  return { art: art("offline") };
}

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  const { name } = useOutletContext<Shell>();
  return <Offline art={loaderData.art} siteName={name} />;
}
