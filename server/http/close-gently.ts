import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

type Open = { requests: Set<ServerResponse> };

/**
 * Milliseconds: `linger` is what a request may be on its way to a connection that looks idle, `hard`
 * what one in flight may still take.
 */
const times = { linger: 400, hard: 10_000, look: 20 };

/**
 * Follows a server's connections, so that it can be closed without cutting a request off: once it
 * closes, each connection ends with the answer it is giving, or the next one it gives; those that
 * ask for nothing more end shortly after. Node's own `close` ends idle ones at once, under requests
 * that are on their way, and waits for those that have never asked for anything.
 */
export function followConnections(server: Server): { windDown(): void; close(): Promise<void> } {
  const connections = new Map<Socket, Open>();
  let windingDown = false;
  let closing = false;

  const endAfter = (response: ServerResponse) => {
    // Says `Connection: close`, and has Node end the connection behind the answer.
    if (!response.headersSent) response.shouldKeepAlive = false;
  };

  server.on("connection", (socket: Socket) => {
    connections.set(socket, { requests: new Set() });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const open = connections.get(socket);
    open?.requests.add(response);
    if (windingDown) endAfter(response);
    response.once("close", () => {
      open?.requests.delete(response);
      // Its head went out before the end was near.
      if (closing && open?.requests.size === 0) socket.end();
    });
  });

  function windDown(): void {
    windingDown = true;
    for (const { requests } of connections.values()) for (const one of requests) endAfter(one);
  }

  return {
    /** From now on each answer is the last on its connection; new ones are taken still. */
    windDown,
    async close() {
      closing = true;
      windDown();
      // The listener alone: `Server.close` of HTTP ends idle connections at once.
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve());
      });
      const started = performance.now();
      let looks = 0;
      const look = setInterval(() => {
        const spent = performance.now() - started;
        // Looks are counted, not time alone: a busy process reads what has arrived between two of them.
        if (++looks < times.linger / times.look) return;
        for (const [socket, { requests }] of connections)
          if (requests.size === 0 || spent > times.hard) socket.destroy();
      }, times.look);
      await closed;
      clearInterval(look);
      // What HTTP's own close undoes beside: its look at slow connections.
      server.close();
    },
  };
}
