import { useEffectEvent, useLayoutEffect, useRef } from "react";

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

/**
 * Reports "silent" after 8 s, and "answered" at any time: the page in the frame sent a message, or it fired `load` and
 * its address can be fetched. `load` alone proves nothing, as browsers fire it for their own error pages too
 * (docs/decisions/0008).
 */
export function LiveFrame({ src, title, features, sandbox, className, onMessage, onAnswer }: Props) {
  const ref = useRef<HTMLIFrameElement>(null);
  const report = useEffectEvent(onAnswer);
  const receive = useEffectEvent((data: unknown, frame: HTMLIFrameElement) => onMessage?.(data, frame));

  // A layout effect, because a cached frame may load before an ordinary effect runs.
  useLayoutEffect(() => {
    const frame = ref.current!;
    const watching = new AbortController();
    const { signal } = watching;
    const timer = setTimeout(() => report("silent"), patience);
    const answered = () => {
      clearTimeout(timer);
      report("answered");
    };
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== new URL(frame.src).origin || source === null || source !== frame.contentWindow) return;
      answered();
      receive(data, frame);
    };
    const probe = () =>
      fetch(frame.src, { method: "HEAD", mode: "no-cors", credentials: "omit", signal }).then(
        () => signal.aborted || answered(),
        () => {},
      );
    window.addEventListener("message", listen, { signal });
    frame.addEventListener("load", () => void probe(), { signal, once: true });
    return () => {
      watching.abort();
      clearTimeout(timer);
      report("waiting");
    };
  }, []);

  return (
    <iframe
      ref={ref}
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
