import { type ReactNode, useRef } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { allow, type EmbedMode, type Provider, useConsent } from "./privacy.ts";

const signs = {
  calendar: "M4 8H36V36H4ZM4 16H36M13 3V11M27 3V11",
  donation: "M3 10H37V31H3ZM3 17H37M9 25H17",
  tickets: "M3 11H37V17A3.5 3.5 0 0 0 37 24V30H3V24A3.5 3.5 0 0 0 3 17ZM25 11V14M25 18.5V22.5M25 27V30",
  film: "M3 7H37V33H3ZM16 14L27 20L16 26Z",
};

const needed = ["allow-scripts", "allow-same-origin", "allow-forms", "allow-popups", "allow-popups-to-escape-sandbox"];

/** Runs before the frame is parsed; the style sheet hides the frame, and a hidden lazy frame is not loaded. */
const privacyControl = 'if(navigator.globalPrivacyControl)document.currentScript.parentNode.dataset.consent="ask"';

type EmbedFrameProps = {
  provider: Provider;
  mode: EmbedMode;
  kind: keyof typeof signs;
  src: string;
  title: string;
  features?: string;
  /** Added to what every frame needs. */
  sandbox: readonly string[];
  /** Shown in place of the placeholder. */
  poster?: ReactNode;
  /** While true, `children` stand in place of the frame. */
  held?: boolean;
  children?: ReactNode;
};

/** Another service's frame, at its full height from the start; the page has a direct link beside it. */
export function EmbedFrame(props: EmbedFrameProps) {
  const { provider, mode, kind, src, title, features, sandbox, poster, held = false, children } = props;
  const { t } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const consent = useConsent(mode, provider);
  const [name, what] = [t(`embed.provider.${provider}.name`), t(`embed.kind.${kind}`)];
  const accept = () => {
    allow(provider);
    // The button that had the focus disappears.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} className={`embed embed-${kind}`} data-consent={consent} suppressHydrationWarning>
      {consent === "unknown" && <script dangerouslySetInnerHTML={{ __html: privacyControl }} />}
      {poster}
      {(!poster || consent === "ask") && (
        <div className="embed-place">
          <svg className="w-14 fill-none stroke-current stroke-[2.5]" viewBox="0 0 40 40" aria-hidden="true">
            <path d={signs[kind]} />
          </svg>
          <p className="font-display text-xl leading-[1.15] font-bold">{name}</p>
          <p className="text-on-surface-soft">{what}</p>
          {consent === "ask" && (
            <>
              <p className="max-w-[44ch]">{t("embed.ask")}</p>
              <Button className="needs-script mt-4" onClick={accept}>
                {t("embed.show")}
                <span className="sr-only">{` (${name}, ${what})`}</span>
              </Button>
            </>
          )}
        </div>
      )}
      {consent !== "ask" &&
        (held ? (
          children
        ) : (
          <iframe
            src={src}
            title={title}
            allow={features}
            sandbox={[...new Set([...needed, ...sandbox])].join(" ")}
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
          />
        ))}
    </div>
  );
}
