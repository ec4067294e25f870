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
  /** `prominent` where the link is what the visitor came for, with the frame or without; `last` where a heading stands before the frame. */
  link: { href: string; label: string; prominent?: boolean; last?: boolean };
  /** Reserves the space. */
  className: string;
  /** Lies behind the frame, and is seen until it has something to show. */
  backdrop?: ReactNode;
  /** While true, `children` stand in the frame's place. */
  held?: boolean;
  children?: ReactNode;
};

/** A frame of another service, with its space reserved and a direct link beside it, whatever happens. */
export function EmbedFrame(props: EmbedFrameProps) {
  const { provider, mode, link, className, backdrop, held = false, children, ...frame } = props;
  const { t } = useI18n();
  const space = useRef<HTMLDivElement>(null);
  const near = useNearViewport(space);
  const consent = useConsent(mode, provider);
  const [silent, setSilent] = useState(false);
  const waiting = held || consent === "unknown";
  // A question needs little room; the frame's own comes with the answer.
  const small = consent === "ask" || (consent === "unknown" && mode === "ask");

  const accept = () => {
    allow(provider);
    // The button that had the focus goes away.
    space.current?.focus({ preventScroll: true });
  };
  return (
    <div className="embed">
      {!link.last && <DirectLink {...link} />}
      <div ref={space} tabIndex={-1} className={`embed-space ${small ? "embed-small" : className}`}>
        {!small && backdrop}
        {consent === "ask" && <EmbedPlaceholder provider={provider} onAccept={accept} />}
        {consent !== "ask" && waiting && children}
        {consent === "given" && !waiting && near && <LiveFrame {...frame} onSilence={setSilent} />}
      </div>
      <p className="embed-note" data-room={t("embed.silent")}>
        <span role="status">{silent && t("embed.silent")}</span>
      </p>
      {link.last && <DirectLink {...link} />}
    </div>
  );
}

function DirectLink({ href, label, prominent }: EmbedFrameProps["link"]) {
  return (
    <p className="embed-link">
      {prominent ? (
        <ButtonLink href={href}>{label}</ButtonLink>
      ) : (
        <ExternalLink className="text-link" href={href}>
          {label}
        </ExternalLink>
      )}
    </p>
  );
}
