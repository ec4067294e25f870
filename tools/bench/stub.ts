import { createServer } from "node:https";
import { portOf } from "#delivery/server/serve.ts";
import { selfSigned } from "../self-signed.ts";

/** Answers at once, with next to nothing, for every outside service: their speed is not ours to measure. */
export async function startStub(): Promise<{ port: number; close: () => void }> {
  const certificate = selfSigned();
  if (!certificate) throw new Error("The bench needs openssl.");
  const server = createServer(certificate, ({ url = "" }, response) => {
    const [type, body] = answerTo(url);
    response.writeHead(200, { "Content-Type": type, "Access-Control-Allow-Origin": "*" }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: portOf(server), close };
}

function answerTo(url: string): [type: string, body: string] {
  const [path = ""] = url.split("?", 1);
  if (path.endsWith(".js")) return ["text/javascript", ""];
  if (path.endsWith(".png"))
    return ["image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'];
  return ["text/html", '<!doctype html><html lang="en"><title>Service</title><p>Service</p></html>'];
}
