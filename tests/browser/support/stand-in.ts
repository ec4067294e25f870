import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerOf } from "./services.ts";

/** Responds for every outside service; the browser resolves all their hosts to this server. */
createServer(selfSigned(), ({ headers: { host }, url }, response) => {
  const { contentType, body } = answerOf(`https://${host}${url}`) ?? { contentType: "text/plain", body: "" };
  response.writeHead(200, { "Content-Type": contentType, "Access-Control-Allow-Origin": "*" }).end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");

function selfSigned() {
  const work = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(work, "key.pem"), join(work, "cert.pem")];
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-subj", "/CN=stand-in"];
  execFileSync("openssl", args, { stdio: "ignore" });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(work, { recursive: true });
  return made;
}
