import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { createAuth } from "#server/auth/create-auth.ts";
import { attachRealtime, isRealtimeUpgrade } from "#server/data/realtime/attach.ts";
import { startIssueSender } from "#server/newsletter/send-issues.ts";
import type { Resources } from "#server/resources.ts";
import { createMetrics } from "./metrics.ts";
import type { OpenPages } from "./open-pages.ts";

export type RunningServer = { address: string; server: Server; close(): Promise<void> };

/** Listens; `close` stops taking connections and waits (10 s at most) for requests in flight. */
export async function serve(resources: Resources, pages: OpenPages): Promise<RunningServer> {
  const { config } = resources;
  const app = createApp(resources, { ...pages, metrics: createMetrics() });
  const listener = getRequestListener(app.fetch);
  const server = createServer({ shouldUpgradeCallback: isRealtimeUpgrade }, (request, response) => {
    if (pages.middleware)
      pages.middleware(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  // Ten megabytes of a photo over a slow line take their time; headers do not.
  server.requestTimeout = 300_000;
  server.headersTimeout = 20_000;
  // Longer than proxies and browsers keep a connection: closed by us, it may be closed under a request.
  server.keepAliveTimeout = 65_000;
  const realtime = attachRealtime(server, resources, createAuth(resources));
  const issues = startIssueSender(resources);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.http.port, config.http.host, resolve);
  });
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : config.http.port;
  const host = config.http.host.includes(":") ? `[${config.http.host}]` : config.http.host;
  return {
    server,
    address: `http://${host === "127.0.0.1" ? "localhost" : host}:${port}`,
    async close() {
      resources.streams.closeAll();
      await issues.stop();
      await realtime.close();
      const done = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const hard = setTimeout(() => server.closeAllConnections(), 10_000);
      await done;
      clearTimeout(hard);
    },
  };
}
