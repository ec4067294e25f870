const patience = 8000;
const greetingPace = 1000;

/**
 * What proves that a frame of another origin works. A browser says `load` for its own error pages too, so a message from
 * the provider's page is the better proof; `greeting` is what makes a provider speak. Without one, `load` counts, once the
 * provider's address is known to answer.
 */
export type Sign = { kind: "message"; greeting?: string } | { kind: "load" };

type Watch = {
  address: string;
  sign: Sign;
  onMessage: (data: unknown) => void;
  onAlive: () => void;
  onSilent: () => void;
};

/** Watches a frame from the moment it is in the page: silent after 8 s without a sign of life, alive with one, even late. */
export function watchFrame(frame: HTMLIFrameElement, watch: Watch): () => void {
  const { address, sign, onMessage, onAlive, onSilent } = watch;
  const watching = new AbortController();
  const { signal } = watching;
  const { origin } = new URL(address);
  const timer = setTimeout(onSilent, patience);
  const alive = () => {
    clearTimeout(timer);
    clearInterval(greeter);
    if (!signal.aborted) onAlive();
  };

  const greeting = sign.kind === "message" ? sign.greeting : undefined;
  // The greeting holds no secret, and naming the origin would be an error in the console while the frame has another.
  const greet = () => frame.contentWindow?.postMessage(greeting, "*");
  const greeter = greeting === undefined ? undefined : setInterval(greet, greetingPace);

  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return;
    if (sign.kind === "message") alive();
    onMessage(event.data);
  };
  window.addEventListener("message", listen, { signal });

  const check = () => {
    if (sign.kind === "load") void answers(address, signal).then((answered) => answered && alive());
  };
  frame.addEventListener("load", check, { signal, once: true });

  return () => {
    clearTimeout(timer);
    clearInterval(greeter);
    watching.abort();
  };
}

/** Whether anything answers at an address; what it answers cannot be read from here. */
function answers(address: string, signal: AbortSignal): Promise<boolean> {
  return fetch(address, { method: "HEAD", mode: "no-cors", credentials: "omit", signal }).then(
    () => true,
    () => false,
  );
}
