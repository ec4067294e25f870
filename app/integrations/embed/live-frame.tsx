import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { watchIframe } from "./iframe-load.ts";

const patience = 8000;

const needed = ["allow-scripts", "allow-same-origin", "allow-forms", "allow-popups", "allow-popups-to-escape-sandbox"];

export type Answer = "waiting" | "silent" | "answered";

export type LiveFrameProps = {
  src: string;
  title: string;
  features?: string;
  /** Added to what every frame needs. */
  sandbox: readonly string[];
  onMessage?: (data: unknown, frame: HTMLIFrameElement) => void;
};

type Props = LiveFrameProps & { className: string; onAnswer: (answer: Answer) => void };

/** Reports "silent" after 8 s without an answer, and "answered" even if the answer is late. */
export function LiveFrame({ src, title, features, sandbox, className, onMessage, onAnswer }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const report = useEffectEvent(onAnswer);
  const receive = useEffectEvent((data: unknown) => frame.current && onMessage?.(data, frame.current));

  // A layout effect, because a cached frame may load before an ordinary effect runs.
  useLayoutEffect(() => {
    if (!frame.current) return;
    const timer = setTimeout(() => report("silent"), patience);
    const answered = () => {
      clearTimeout(timer);
      report("answered");
    };
    const stop = watchIframe(frame.current, { onAnswer: answered, onMessage: (data) => receive(data) });
    return () => {
      clearTimeout(timer);
      stop();
      report("waiting");
    };
  }, []);

  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      allow={features}
      sandbox={[...new Set([...needed, ...sandbox])].join(" ")}
      className={className}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
}
