import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { type Sign, watchFrame } from "./sign-of-life.ts";

export type LiveFrameProps = {
  src: string;
  title: string;
  /** Features of the browser the frame may use, as in `allow`. */
  features?: string;
  sandbox: string;
  sign: Sign;
  /** What the provider's page says to this one. */
  onMessage?: (data: unknown, frame: HTMLIFrameElement) => void;
};

/** The frame itself; tells when it stays silent. */
export function LiveFrame(props: LiveFrameProps & { onSilence: (silent: boolean) => void }) {
  const { src, title, features, sandbox, sign, onMessage, onSilence } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const silence = useEffectEvent(onSilence);
  const watch = useEffectEvent((element: HTMLIFrameElement, address: string) =>
    watchFrame(element, {
      address,
      sign,
      onMessage: (data) => onMessage?.(data, element),
      onAlive: () => silence(false),
      onSilent: () => silence(true),
    }),
  );

  // Before the browser paints: a frame from its cache may load sooner than an ordinary effect runs.
  useLayoutEffect(() => {
    if (!frame.current) return;
    const stop = watch(frame.current, src);
    return () => {
      stop();
      silence(false);
    };
  }, [src]);

  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      allow={features}
      sandbox={sandbox}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
}
