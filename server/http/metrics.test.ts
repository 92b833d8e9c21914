import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createMetrics } from "./metrics.ts";

let resources: OpenResources;
let app: App;
beforeAll(async () => {
  resources = await createTestResources({ TRUST_PROXY: "on" });
  app = createApp(resources, { metrics: createMetrics() });
});
afterAll(() => resources.close());

test("requests are counted by group, never by what was typed", async () => {
  await app.request("/destinations/agra");
  await app.request("/whatever/somebody/typed");
  const text = await (await app.request("/metrics")).text();
  expect(text).toContain('http_requests_total{group="destinations",method="GET",status="400"} 1');
  expect(text).toContain('group="page"');
  expect(text).not.toContain("whatever");
});

test("a stranger behind the proxy does not see them", async () => {
  const response = await app.request("/metrics", { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(response.status).toBe(404);
});
