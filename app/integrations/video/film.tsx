import { useState } from "react";
import { useI18n } from "#i18n/i18n.tsx";
import { EmbedFrame } from "#integrations/embed/embed-frame.tsx";
import type { EmbedMode } from "#integrations/embed/privacy.ts";
import { viewSandbox } from "#integrations/embed/sandbox.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import type { Art } from "#ui/picture.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

type FilmProps = { mode: EmbedMode; id: string; poster: Art };

/** The aftermovie: muted, looping, playing by itself unless the visitor prefers stillness or saves data. */
export function Film({ mode, id, poster }: FilmProps) {
  const { lang, t } = useI18n();
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(false);
  const still = hydrated && prefersStillness();
  const playing = hydrated && (wanted || !still);
  const page = `https://www.youtube.com/watch?v=${id}`;

  if (playing) {
    const query = new URLSearchParams({
      autoplay: "1",
      mute: "1",
      loop: "1",
      playlist: id,
      playsinline: "1",
      rel: "0",
      hl: lang,
    });
    return (
      <EmbedFrame
        provider="youtube"
        mode={mode}
        src={`https://www.youtube-nocookie.com/embed/${id}?${query}`}
        title={t("tour.filmTitle")}
        link={{ href: page, label: t("tour.filmLink") }}
        className="embed-film"
        allowFeatures="autoplay; encrypted-media; picture-in-picture; fullscreen"
        sandbox={viewSandbox}
      />
    );
  }
  return (
    <div className="embed">
      <p className="embed-link">
        <ExternalLink className="text-link" href={page}>
          {t("tour.filmLink")}
        </ExternalLink>
      </p>
      <p className="embed-status" />
      <div className="embed-space embed-film">
        <img
          src={poster.src}
          width={poster.width}
          height={poster.height}
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
        {still && (
          <button type="button" className="button absolute bottom-6 left-6" onClick={() => setWanted(true)}>
            {t("tour.filmPlay")}
          </button>
        )}
      </div>
    </div>
  );
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches || navigator.connection?.saveData === true;
}
