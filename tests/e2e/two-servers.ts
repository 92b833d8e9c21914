import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** A proxy before two releases, as it stands before a site that is replaced. */
export type Front = {
  url: string;
  /** From now on this one answers; open streams and connections end. */
  turnTo(url: string): void;
  close(): Promise<void>;
};

type Answer = IncomingMessage;

const ask = (to: string, asked: IncomingMessage) =>
  new Promise<Answer>((resolve, reject) => {
    const { method, url, headers } = asked;
    const sent = request(new URL(url ?? "/", to), { method, headers }, resolve);
    sent.once("error", reject);
    asked.pipe(sent);
  });

/** Scripts and styles that the one does not have the other is asked for (docs/operations.md). */
async function answer(
  asked: IncomingMessage,
  response: ServerResponse,
  [to, other]: [string, string],
): Promise<void> {
  let given = await ask(to, asked);
  if (given.statusCode === 404 && asked.url?.startsWith("/assets/")) {
    given.resume();
    given = await ask(other, asked);
  }
  response.writeHead(given.statusCode ?? 502, given.rawHeaders);
  given.pipe(response);
  given.once("error", () => response.destroy());
  response.once("close", () => given.destroy());
}

/** Listens; the first of the two answers. */
export async function openFront(urls: [string, string], port = 0): Promise<Front> {
  let [to, other] = urls;
  const sockets = new Set<Socket>();
  const server = createServer((asked, response) => {
    answer(asked, response, [to, other]).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (asked, socket) => {
    const { hostname, port: portOf } = new URL(to);
    const up = connect(Number(portOf), hostname, () => {
      const heads = asked.rawHeaders.reduce<string[]>((lines, value, at, all) => {
        if (at % 2 === 0) lines.push(`${value}: ${all[at + 1]}`);
        return lines;
      }, []);
      up.write(`GET ${asked.url} HTTP/1.1\r\n${heads.join("\r\n")}\r\n\r\n`);
      up.pipe(socket).pipe(up);
    });
    for (const [one, two] of [
      [up, socket],
      [socket, up],
    ] as const) {
      one.on("error", () => two.destroy());
      one.on("close", () => two.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    turnTo(url) {
      if (url === to) return;
      [to, other] = [other, to];
      endAll();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
