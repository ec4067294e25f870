import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { asksFirst, type EmbedMode } from "../embed/privacy.ts";
import { type PageView, pageView } from "./page-view.ts";

/** Never counts visitors who are asked before outside services are loaded. */
export function Analytics({ provider, mode }: { provider: "vercel" | "none"; mode: EmbedMode }) {
  const [Counter, setCounter] = useState<ComponentType<PageView>>();
  const view = pageView(useLocation().pathname);

  useEffect(() => {
    if (provider === "none" || asksFirst(mode)) return;
    import("./vercel-analytics.tsx").then(
      ({ VercelAnalytics }) => setCounter(() => VercelAnalytics),
      () => console.warn("Page views are not counted: the code for it could not be loaded."),
    );
  }, [provider, mode]);

  return Counter && view ? <Counter {...view} /> : null;
}
