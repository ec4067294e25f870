import { type ReactNode, useRef, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { useNearViewport } from "../../ui/use-near-viewport.ts";
import { EmbedPlaceholder } from "./embed-placeholder.tsx";
import { LiveFrame, type LiveFrameProps } from "./live-frame.tsx";
import { allow, type EmbedMode, type Provider } from "./privacy.ts";
import { useConsent } from "./use-consent.ts";

type EmbedFrameProps = LiveFrameProps & {
  provider: Provider;
  mode: EmbedMode;
  /** `prominent` where the link is what the visitor came for, with the frame or without. */
  link: { href: string; label: string; prominent?: boolean };
  /** Reserves the space. */
  className: string;
  /** While true, `children` stand in the frame's place. */
  held?: boolean;
  children?: ReactNode;
};

/** A frame of another service, with its space reserved and a direct link beside it, whatever happens. */
export function EmbedFrame({ provider, mode, link, className, held = false, children, ...frame }: EmbedFrameProps) {
  const { t } = useI18n();
  const space = useRef<HTMLDivElement>(null);
  const near = useNearViewport(space);
  const consent = useConsent(mode, provider);
  const [silent, setSilent] = useState(false);
  const waiting = held || consent === "unknown";

  const accept = () => {
    allow(provider);
    // The button that had the focus goes away.
    space.current?.focus();
  };
  return (
    <div className="embed">
      <p className="embed-link">
        {link.prominent ? (
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        ) : (
          <ExternalLink className="text-link" href={link.href}>
            {link.label}
          </ExternalLink>
        )}
      </p>
      <p className="embed-note" data-room={t("embed.silent")}>
        <span role="status">{consent !== "ask" && t(silent ? "embed.silent" : "embed.hint")}</span>
      </p>
      <div ref={space} tabIndex={-1} className={`embed-space ${className}`}>
        {consent === "ask" && <EmbedPlaceholder provider={provider} onAccept={accept} />}
        {consent !== "ask" && waiting && children}
        {consent === "given" && !waiting && near && <LiveFrame {...frame} onSilence={setSilent} />}
      </div>
    </div>
  );
}
