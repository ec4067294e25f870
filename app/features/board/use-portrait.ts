import { useState } from "react";

type Studio = Awaited<ReturnType<typeof import("./portrait-studio.tsx").openStudio>>;

/** The drawing code and the letters come when somebody reaches for the field, and not before. */
export function usePortrait(kit: string, name: string, tone: string) {
  const [studio, setStudio] = useState<Studio | "failed" | "loading">();
  const load = () => {
    if (studio !== undefined && studio !== "failed") return;
    setStudio("loading");
    import("./portrait-studio.tsx")
      .then(({ openStudio }) => openStudio(kit))
      .then((opened) => setStudio(() => opened))
      .catch(() => setStudio("failed"));
  };
  const drawn = typeof studio === "function" ? studio(name, tone) : undefined;
  return {
    load,
    failed: studio === "failed",
    missing: drawn && "missing" in drawn ? drawn.missing : undefined,
    portrait: drawn && "picture" in drawn ? drawn : undefined,
  };
}
