import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The least that Node can do: one body and one head, whatever is asked. `node bare-server.ts PORT BODY HEAD` */
const [port = "0", bodyFile = "", headFile = ""] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const head = JSON.parse(readFileSync(headFile, "utf8")) as Record<string, string>;
createServer((_request, response) => {
  response.writeHead(200, head).end(body);
}).listen(Number(port), "127.0.0.1");
