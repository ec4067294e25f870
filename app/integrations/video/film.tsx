import { useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { EmbedFrame } from "../embed/embed-frame.tsx";
import type { EmbedMode } from "../embed/privacy.ts";
import type { Art } from "../../ui/picture.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";

const origin = "https://www.youtube-nocookie.com";

export const filmPage = (id: string) => `https://www.youtube.com/watch?v=${id}`;

export type FilmProps = { title: string; mode: EmbedMode; id: string; sandbox: string[]; poster: Art };

/** Plays muted in a loop, unless the visitor prefers reduced motion or saves data. */
export function Film({ title, mode, id, sandbox, poster }: FilmProps) {
  const { lang, t } = useI18n();
  const [wanted, setWanted] = useState(false);
  const hydrated = useHydrated();
  return (
    <EmbedFrame
      provider="youtube"
      mode={mode}
      src={`${origin}/embed/${id}?${playerOptions(id, lang)}`}
      title={title}
      kind="film"
      features="autoplay; encrypted-media; picture-in-picture; fullscreen"
      sandbox={["allow-presentation", ...sandbox]}
      held={!hydrated || (prefersStillness() && !wanted)}
      poster={<img {...poster} alt="" loading="lazy" className="embed-poster" />}
    >
      {hydrated && (
        <Button className="absolute inset-0 m-auto h-fit w-fit" onClick={() => setWanted(true)}>
          {t("tour.filmPlay")}
        </Button>
      )}
    </EmbedFrame>
  );
}

function playerOptions(id: string, lang: string): URLSearchParams {
  return new URLSearchParams({
    autoplay: "1",
    mute: "1",
    loop: "1",
    playlist: id,
    playsinline: "1",
    rel: "0",
    hl: lang,
  });
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches || navigator.connection?.saveData === true;
}
