/** Service worker types that TypeScript's DOM library lacks. */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** Undefined in browsers without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The addresses to store, and whether the browser's cache is recent enough for them. */
export type KeepMessage = { paths: string[]; cache: RequestCache };

type WorkerEvents = {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & MessageEvent<KeepMessage>;
};

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  addEventListener<Name extends keyof WorkerEvents>(type: Name, listener: (event: WorkerEvents[Name]) => void): void;
  skipWaiting(): Promise<void>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a worker runs in another scope than the types of a page say.
export const scope = globalThis as unknown as WorkerScope;
