type Watch = { onAnswer: () => void; onMessage: (data: unknown) => void };

/**
 * Calls `onAnswer` once the page in a cross-origin iframe has loaded: it sent a message, or it fired `load` and its
 * address can be fetched. `load` alone proves nothing, as browsers fire it for their own error pages too
 * (docs/decisions/0008).
 */
export function watchIframe(frame: HTMLIFrameElement, { onAnswer, onMessage }: Watch): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const { origin } = new URL(frame.src);
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return;
    onAnswer();
    onMessage(event.data);
  };
  const probe = () =>
    fetch(frame.src, { method: "HEAD", mode: "no-cors", credentials: "omit", signal }).then(
      () => signal.aborted || onAnswer(),
      () => {},
    );
  window.addEventListener("message", listen, { signal });
  frame.addEventListener("load", () => void probe(), { signal, once: true });
  return () => watching.abort();
}
