import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { type EmbedMode, type Provider, providers } from "./consent.ts";

const kinds = {
  calendar: { look: "h-[1000px]", sign: "M4 8H36V36H4ZM4 16H36M13 3V11M27 3V11" },
  donation: { look: "h-[800px]", sign: "M3 10H37V31H3ZM3 17H37M9 25H17" },
  tickets: {
    look: "h-[450px]",
    sign: "M3 11H37V17A3.5 3.5 0 0 0 37 24V30H3V24A3.5 3.5 0 0 0 3 17ZM25 11V14M25 18.5V22.5M25 27V30",
  },
  // On small phones the question is taller than the film.
  film: { look: "aspect-16/9 max-sm:data-[consent=ask]:aspect-auto", sign: "M3 7H37V33H3ZM16 14L27 20L16 26Z" },
};

const ifAsked = "group-not-data-[consent=ask]:hidden";

type EmbedProps = {
  provider: Provider;
  mode: EmbedMode;
  kind: keyof typeof kinds;
  /** Shown in place of the service's name. */
  poster?: ReactNode;
  /** Loaded with the frame. */
  script?: string;
  children: ReactNode;
};

/**
 * The place of another service's frame, at its full height from the start; the page has a direct link beside it.
 * `app/page.ts` keeps the answer to the question, on pages with and without React.
 */
export function Embed({ provider, mode, kind, poster, script, children }: EmbedProps) {
  const { t } = useI18n();
  const [name, what] = [providers[provider], t(`embed.kind.${kind}`)];
  const { look, sign } = kinds[kind];
  const cover = poster ? `content-center bg-raised/90 py-6 ${ifAsked}` : "content-start pt-fluid-xl pb-5";
  return (
    <div
      tabIndex={-1}
      className={`group relative w-full bg-raised text-night outline -outline-offset-1 outline-rule print:hidden ${look}`}
      data-embed={provider}
      data-consent={mode === "ask" ? "ask" : undefined}
      data-script={script}
      suppressHydrationWarning
    >
      {poster}
      <div className={`relative grid h-full justify-items-center gap-2 px-5 text-center ${cover}`}>
        <svg viewBox="0 0 40 40" width="3.5rem" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
          <path d={sign} />
        </svg>
        <p className="font-display text-xl leading-tight font-bold">{name}</p>
        <p className="text-on-surface-soft">{what}</p>
        <p className={`max-w-[44ch] ${ifAsked}`}>{t("embed.ask")}</p>
        <div className={ifAsked}>
          <Button className="needs-script" data-allow={provider}>
            {t("embed.show")}
            <span className="sr-only">{` (${name}, ${what})`}</span>
          </Button>
        </div>
      </div>
      {children}
    </div>
  );
}

const needed = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

type FrameProps = {
  src: string;
  title: string;
  features?: string;
  /** A permission beside those that every frame needs. */
  sandbox?: string;
  /** Loaded by React, not by `app/page.ts` after the first paint and, where visitors are asked, with their consent. */
  atOnce?: boolean;
};

export function Frame({ src, title, features, sandbox = "", atOnce = false }: FrameProps) {
  return (
    <iframe
      // Dark, unlike the page: browsers then paint a background under a transparent page, but not before it loads.
      className="absolute inset-0 size-full scheme-dark group-data-[consent=ask]:hidden"
      {...(atOnce ? { src } : { "data-src": src })}
      title={title}
      allow={features}
      sandbox={`${needed} ${sandbox}`.trim()}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      suppressHydrationWarning
    />
  );
}
