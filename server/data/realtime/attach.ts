import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { Auth } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";
import { visitorKeys } from "#server/http/visitor-key.ts";
import { readClientAddress } from "#server/limits/network.ts";
import type { Resources } from "#server/resources.ts";
import { createChangeFeed } from "./change-feed.ts";
import { createConnection, type Wire } from "./connection.ts";
import type { FrameVersion } from "./frames.ts";
import { createTokenCheck } from "./token-check.ts";

const path = "/realtime/v1/websocket";
const frameBytes = 64 * 1024;

export type Realtime = { connections(): number; close(): Promise<void> };

function refuse(socket: Duplex, status: string, message = ""): void {
  const body = message && JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    "connection: close",
    ...(body ? ["content-type: application/json", "retry-after: 30"] : []),
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

const wireOf = (socket: WebSocket): Wire => ({
  send: (text) => socket.send(text),
  buffered: () => socket.bufferedAmount,
  close: (code, reason) => socket.close(code, reason),
  drop: () => socket.terminate(),
});

const bytesOf = (data: RawData): Buffer =>
  Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);

/**
 * For `createServer`: whatever else is offered (HTTP/2 by `curl --http2`) is declined, and the
 * request goes its plain way.
 */
export const isRealtimeUpgrade = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === "websocket" &&
  URL.parse(request.url ?? "", "http://localhost")?.pathname === path;

/** Answers websocket upgrades of /realtime/v1/websocket on a server; `close` says goodbye to all. */
export function attachRealtime(
  server: Server,
  resources: Resources,
  auth: Pick<Auth, "authenticateToken">,
): Realtime {
  const { config, log, places } = resources;
  const feed = createChangeFeed(resources);
  const checkToken = createTokenCheck(auth);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: frameBytes });

  const networksOf = (request: IncomingMessage) =>
    visitorKeys({
      get: () =>
        readClientAddress({
          forwarded: request.headers["x-forwarded-for"]?.toString(),
          socket: request.socket.remoteAddress,
          trustProxy: config.http.trustProxy,
        }),
    });

  function open(socket: WebSocket, version: FrameVersion): void {
    const connection = createConnection(wireOf(socket), version, checkToken);
    const unsubscribe = feed.subscribe(connection.deliver, () => {
      connection.end();
      socket.close(1013, "changes were missed");
    });
    socket.on("message", (data, isBinary) => {
      if (isBinary) connection.receiveBinary(bytesOf(data));
      else connection.receiveText(bytesOf(data).toString("utf8"));
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      connection.end();
      unsubscribe();
    });
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => socket.destroy());
    const url = URL.parse(request.url ?? "", "http://localhost");
    if (url?.pathname !== path) {
      refuse(socket, "404 Not Found");
      return;
    }
    const version = url.searchParams.get("vsn") ?? "2.0.0";
    if (version !== "1.0.0" && version !== "2.0.0") {
      refuse(socket, "400 Bad Request");
      return;
    }
    try {
      const { household: network, wide } = networksOf(request);
      // An owner is not known yet: a socket may say who it is by each of its channels, or never.
      const release = places.take({ owner: null, network, wide, end: () => socket.destroy() });
      socket.once("close", release);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refuse(socket, "429 Too Many Requests", error.message);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => open(opened, version));
  }

  server.on("upgrade", upgrade);
  return {
    connections: () => sockets.clients.size,
    async close() {
      server.off("upgrade", upgrade);
      feed.stop();
      const open = [...sockets.clients];
      const closed = open.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
      for (const socket of open) socket.close(1001, "the server is going away");
      const hard = setTimeout(() => {
        for (const socket of open) socket.terminate();
      }, 2000);
      await Promise.all(closed);
      clearTimeout(hard);
      log.debug({ sockets: open.length }, "realtime closed");
    },
  };
}
