import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createMetrics } from "./metrics.ts";

let resources: OpenResources;
let app: App;
beforeAll(async () => {
  resources = await createTestResources({ TRUST_PROXY: "on" });
  app = createApp(resources, { metrics: createMetrics(resources.limits) });
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

test.each(["x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip", "cf-ray"])(
  "a stranger behind a proxy that says %s does not see them",
  async (name) => {
    // Loopback too: a proxy says who has asked it, and anybody can say anything to a proxy.
    const response = await app.request("/metrics", { headers: { [name]: "127.0.0.1" } });
    expect(response.status).toBe(404);
  },
);

test("limits that were reached are counted by their names", async () => {
  const { limits, database, clock } = resources;
  const before = await (await app.request("/metrics")).text();
  expect(before).toContain("# TYPE limit_refusals_total counter");
  for (let time = 0; time < 8; time++)
    await limits.take(database.db, "contact", "somebody", clock()).catch(() => {});
  const text = await (await app.request("/metrics")).text();
  expect(text).toContain('limit_refusals_total{limit="contact"} 2');
  expect(text).not.toContain("somebody");
});
