import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { watchIframe } from "./iframe-load.ts";

const patience = 8000;

export type Answer = "waiting" | "silent" | "answered";

export type LiveFrameProps = {
  src: string;
  title: string;
  features?: string;
  sandbox: string;
  onMessage?: (data: unknown, frame: HTMLIFrameElement) => void;
};

type Props = LiveFrameProps & { className: string; onAnswer: (answer: Answer) => void };

/** Reports "silent" after 8 s without an answer, and "answered" even if the answer is late. */
export function LiveFrame({ src, title, features, sandbox, className, onMessage, onAnswer }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useEffectEvent(onAnswer);
  const hear = useEffectEvent((data: unknown) => frame.current && onMessage?.(data, frame.current));

  // A layout effect, because a cached frame may load before an ordinary effect runs.
  useLayoutEffect(() => {
    if (!frame.current) return;
    const timer = setTimeout(() => tell("silent"), patience);
    const answered = () => {
      clearTimeout(timer);
      tell("answered");
    };
    const stop = watchIframe(frame.current, { onAnswer: answered, onMessage: (data) => hear(data) });
    return () => {
      clearTimeout(timer);
      stop();
      tell("waiting");
    };
  }, []);

  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      allow={features}
      sandbox={sandbox}
      className={className}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
}
