import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { EmbedMode } from "../embed/consent.ts";
import { Embed, Frame } from "../embed/embed.tsx";
import { useConsent } from "../embed/use-consent.ts";
import type { Art } from "../../ui/picture.tsx";

const origin = "https://www.youtube-nocookie.com";

export const filmPage = (id: string) => `https://www.youtube.com/watch?v=${id}`;

type FilmProps = { title: string; mode: EmbedMode; id: string; poster: Art };

/** Plays muted in a loop, unless the visitor prefers reduced motion or saves data. */
export function Film({ title, mode, id, poster }: FilmProps) {
  const { lang, t } = useI18n();
  const [wanted, setWanted] = useState(false);
  // Undefined or false until React has taken over the page.
  const isAllowed = useConsent(mode, "youtube");
  return (
    <Embed
      provider="youtube"
      mode={mode}
      kind="film"
      poster={<img {...poster} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />}
    >
      {isAllowed &&
        (wanted || !prefersStillness() ? (
          <Frame
            src={`${origin}/embed/${id}?${playerOptions(id, lang)}`}
            title={title}
            features="autoplay; encrypted-media; picture-in-picture; fullscreen"
            sandbox="allow-presentation"
            atOnce
          />
        ) : (
          <Button className="absolute inset-0 m-auto h-fit w-fit" onClick={() => setWanted(true)}>
            {t("tour.filmPlay")}
          </Button>
        ))}
    </Embed>
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
