import { createServer, type Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { nameHost } from "#server/config/loopback.ts";
import { attachRealtime, isRealtimeUpgrade } from "#server/data/realtime/attach.ts";
import { StartError } from "#server/errors/start-error.ts";
import { followConnections } from "#server/http/close-gently.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { createReadyAnswers } from "#server/http/ready-answers.ts";
import type { Resources } from "#server/resources.ts";
import type { Services } from "#server/services.ts";
import type { OpenPages } from "./open-pages.ts";

/** Why an address cannot be listened at, and what to do. */
const unheard: Record<string, string> = {
  EADDRINUSE: "another process does already. Stop it first, or set PORT",
  EACCES: "this user may not. Set PORT to 1024 or more",
  EADDRNOTAVAIL: "the address is none of this machine. Set HOST",
  ENOTFOUND: "there is no such name. Set HOST",
};

export type RunningServer = {
  address: string;
  server: Server;
  drain(seconds?: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * Listens. `drain` says at /readyz that no more should come, and goes on for as long as balancers need
 * to hear of it (`DRAIN_SECONDS`), each answer the last on its connection. `close` stops taking connections, ends streams and sockets at once, and waits (10 s at
 * most) for requests in flight.
 */
export async function serve(
  resources: Resources,
  services: Services,
  pages: OpenPages,
): Promise<RunningServer> {
  const { config } = resources;
  const metrics = createMetrics(config.metricsToken, resources.limits);
  const app = createApp(resources, {
    pages: pages.pages,
    ...(pages.preview && { preview: pages.preview }),
    services,
    metrics,
    ...(pages.release !== undefined && { release: pages.release }),
  });
  const listener = getRequestListener(app.fetch);
  const findReady = pages.findReady ?? (() => null);
  const answerReady = createReadyAnswers(findReady, metrics.countPlain, resources.log);
  const server = createServer({ shouldUpgradeCallback: isRealtimeUpgrade }, (request, response) => {
    if (answerReady(request, response)) return;
    if (pages.files?.answer(request, response, metrics.countPlain)) return;
    if (pages.middleware)
      pages.middleware(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  // Ten megabytes of a photo over a slow line take their time; headers do not.
  server.requestTimeout = 300_000;
  server.headersTimeout = 20_000;
  // Longer than proxies and browsers keep a connection: closed by us, it may be closed under a request.
  server.keepAliveTimeout = 65_000;
  const connections = followConnections(server);
  const realtime = attachRealtime(server, resources, services.auth);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = unheard[error.code ?? ""];
      const place = `${config.http.host}, port ${config.http.port}`;
      reject(reason ? new StartError(`Nothing can listen at ${place}: ${reason}.`) : error);
    });
    server.listen(config.http.port, config.http.host, resolve);
  });
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : config.http.port;
  return {
    server,
    address: `http://${nameHost(config.http.host)}:${port}`,
    async drain(seconds = config.http.drainSeconds) {
      resources.shutdown.isNear = true;
      connections.windDown();
      if (seconds > 0) await setTimeout(seconds * 1000);
    },
    async close() {
      resources.shutdown.isNear = true;
      resources.streams.closeAll();
      await Promise.all([connections.close(), realtime.close()]);
    },
  };
}
