import { createServer } from "node:https";
import { selfSigned } from "./self-signed.ts";
import { answerOf } from "./services.ts";

/** Responds for every outside service; the browser resolves all their hosts to this server. */
const certificate = selfSigned();
if (!certificate) throw new Error("openssl is missing");
createServer(certificate, ({ headers: { host }, url }, response) => {
  const { contentType, body } = answerOf(`https://${host}${url}`) ?? { contentType: "text/plain", body: "" };
  response.writeHead(200, { "Content-Type": contentType, "Access-Control-Allow-Origin": "*" }).end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
