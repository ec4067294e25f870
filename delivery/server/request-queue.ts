import { IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Waiting = { req: IncomingMessage; res: ServerResponse };

/** Browsers and proxies do not pipeline requests; a client that pipelines more than this is disconnected. */
const mostWaiting = 8;

/** Node parses what a closed connection has sent to its end, unless a request asks for another protocol. */
export class Request extends IncomingMessage {
  declare asksUpgrade: boolean;

  get upgrade(): boolean {
    return this.asksUpgrade || this.socket.destroyed;
  }

  set upgrade(upgrade: boolean) {
    this.asksUpgrade = upgrade;
  }
}

/** Handles pipelined requests of one connection one at a time, so that they cannot open many files. */
export function queueRequests(handler: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Waiting[]>();

  function answerFirst(queue: Waiting[]): void {
    const [first] = queue;
    if (!first) return;
    if (first.req.socket.destroyed) return void queue.splice(0);
    first.res.once("close", () => {
      queue.shift();
      answerFirst(queue);
    });
    handler(first.req, first.res);
  }

  return (req, res) => {
    const queue = queues.get(req.socket) ?? [];
    queues.set(req.socket, queue);
    if (queue.length > mostWaiting) return void req.socket.destroy();
    queue.push({ req, res });
    if (queue.length === 1) answerFirst(queue);
  };
}
