/** What a service worker has and TypeScript's types for pages leave out. */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The browser asks for the page while the worker starts; undefined where it cannot. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What a page asks to be kept, and whether what the browser itself has is new enough. */
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
