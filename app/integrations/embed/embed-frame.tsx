import { type ReactNode, useRef, useState } from "react";
import { useNearViewport } from "../../ui/use-near-viewport.ts";
import { type EmbedKind, type EmbedLink, EmbedLinkOut, EmbedTile } from "./embed-tile.tsx";
import { type Answer, LiveFrame, type LiveFrameProps } from "./live-frame.tsx";
import { allow, type EmbedMode, type Provider, useConsent } from "./privacy.ts";
import { useOnline } from "./use-online.ts";
import { useOutOfView } from "./use-out-of-view.ts";

type EmbedFrameProps = LiveFrameProps & {
  provider: Provider;
  mode: EmbedMode;
  kind: EmbedKind;
  link: EmbedLink;
  /** Shown in place of the frame until it has loaded; without one, a tile is shown and the height changes. */
  poster?: ReactNode;
  /** While true, `children` cover the poster and the frame is not loaded. */
  held?: boolean;
  children?: ReactNode;
};

/** Another service's frame, shown once it has loaded, with a direct link in every state. */
export function EmbedFrame(props: EmbedFrameProps) {
  const { provider, mode, kind, link, poster, held = false, children, ...frame } = props;
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, "600px");
  const consent = useConsent(mode, provider);
  const online = useOnline();
  const [answer, setAnswer] = useState<Answer>("waiting");
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState(false);
  const answered = answer === "answered";
  // Without a click, the frame expands only when that moves nothing in view.
  const hasRoom = useOutOfView(place, answered);
  const isShown = answered && (asked || hasRoom || poster !== undefined);
  const state = consent === "ask" ? "ask" : answered ? "ready" : online ? answer : "offline";

  const act = () => {
    setAsked(true);
    if (consent === "ask") allow(provider);
    if (state === "silent") setAttempt(attempt + 1);
    // The button that had the focus disappears.
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} className={`embed embed-${kind}`}>
      {poster}
      {isShown
        ? poster === undefined && <EmbedLinkOut {...link} />
        : (poster === undefined || state !== "waiting") && (
            <EmbedTile {...{ kind, provider, state, link }} onAct={act} />
          )}
      {state === "waiting" && held && children}
      {consent === "given" && !held && near && (online || answered) && (
        <LiveFrame
          key={`${frame.src} ${attempt}`}
          {...frame}
          className={isShown ? "" : "embed-unseen"}
          onAnswer={setAnswer}
        />
      )}
    </div>
  );
}
