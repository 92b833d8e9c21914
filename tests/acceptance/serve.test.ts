import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, serve } from "#server/http/serve.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let server: RunningServer;
beforeAll(async () => {
  resources = await createTestResources({ PORT: "0" });
  const pages = async () => new Response("a page");
  server = await serve(resources, { pages, close: async () => {} });
});
afterAll(async () => {
  await server.close();
  await resources.close();
});

it("keeps a connection longer than proxies and browsers do, or a request in flight is cut off", async () => {
  const agent = new Agent({ keepAlive: true });
  const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
    get(`${server.address}/healthz`, { agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.headers));
    }).once("error", reject);
  });
  agent.destroy();
  expect(headers["keep-alive"]).toBe("timeout=65");
});
