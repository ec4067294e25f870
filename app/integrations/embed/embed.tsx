import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import type { EmbedMode, Provider } from "./consent.ts";

const kinds = {
  calendar: { height: "h-[1000px]", sign: "M4 8H36V36H4ZM4 16H36M13 3V11M27 3V11" },
  donation: { height: "h-[800px]", sign: "M3 10H37V31H3ZM3 17H37M9 25H17" },
  tickets: {
    height: "h-[450px]",
    sign: "M3 11H37V17A3.5 3.5 0 0 0 37 24V30H3V24A3.5 3.5 0 0 0 3 17ZM25 11V14M25 18.5V22.5M25 27V30",
  },
  // On small phones the question is taller than the film.
  film: { height: "aspect-video max-sm:data-[consent=ask]:aspect-auto", sign: "M3 7H37V33H3ZM16 14L27 20L16 26Z" },
};

/** Runs before the frame is parsed; the style sheet hides the frame, and a hidden lazy frame is not loaded. */
const privacyControl = 'if(navigator.globalPrivacyControl)document.currentScript.parentNode.dataset.consent="ask"';

type EmbedProps = {
  provider: Provider;
  mode: EmbedMode;
  kind: keyof typeof kinds;
  /** Shown in place of the service's name. */
  poster?: ReactNode;
  children: ReactNode;
};

/**
 * The place of another service's frame, at its full height from the start; the page has a direct link beside it.
 * `app/page.ts` keeps the answer to the question, on pages with and without React.
 */
export function Embed({ provider, mode, kind, poster, children }: EmbedProps) {
  const { t } = useI18n();
  const [name, what] = [t(`embed.provider.${provider}.name`), t(`embed.kind.${kind}`)];
  const { height, sign } = kinds[kind];
  return (
    <div
      tabIndex={-1}
      className={`group relative justify-self-stretch bg-raised text-night outline -outline-offset-1 outline-rule print:hidden ${height}`}
      data-embed={provider}
      data-consent={mode === "ask" ? "ask" : undefined}
      suppressHydrationWarning
    >
      {mode === "load" && <script dangerouslySetInnerHTML={{ __html: privacyControl }} />}
      {poster}
      <div
        className={`relative h-full justify-items-center gap-2 px-5 pb-6 text-center ${
          poster
            ? "hidden content-center bg-raised/90 pt-6 group-data-[consent=ask]:grid"
            : "grid content-start pt-[clamp(2.5rem,8vw,6rem)]"
        }`}
      >
        <svg className="w-14 fill-none stroke-current stroke-[2.5]" viewBox="0 0 40 40" aria-hidden="true">
          <path d={sign} />
        </svg>
        <p className="font-display text-xl leading-tight font-bold">{name}</p>
        <p className="text-on-surface-soft">{what}</p>
        <p className="hidden max-w-[44ch] group-data-[consent=ask]:block">{t("embed.ask")}</p>
        <div className="mt-4 hidden group-data-[consent=ask]:block">
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
  /** Not loaded before `app/page.ts` has the visitor's consent. */
  waits?: boolean;
};

export function Frame({ src, title, features, sandbox = "", waits = false }: FrameProps) {
  return (
    <iframe
      // Dark, unlike the page: browsers then paint a background under a transparent page, but not before it loads.
      className="absolute inset-0 size-full scheme-dark group-data-[consent=ask]:hidden"
      {...(waits ? { "data-src": src } : { src })}
      title={title}
      allow={features}
      sandbox={`${needed} ${sandbox}`.trim()}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      suppressHydrationWarning
    />
  );
}
