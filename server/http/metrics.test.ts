import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createMetrics } from "./metrics.ts";

const token = "figures-for-one-reader";
const read = (headers: Record<string, string> = {}) => app.request("/metrics", { headers });

let resources: OpenResources;
let app: App;
beforeAll(async () => {
  resources = await createTestResources({ TRUST_PROXY: "on" });
  app = createApp(resources, { metrics: createMetrics(token, resources.limits) });
});
afterAll(() => resources.close());

test("requests are counted by group, never by what was typed", async () => {
  await app.request("/destinations/agra");
  await app.request("/whatever/somebody/typed");
  const text = await (await read({ authorization: `Bearer ${token}` })).text();
  expect(text).toContain('http_requests_total{group="destinations",method="GET",status="400"} 1');
  expect(text).toContain('group="page"');
  expect(text).not.toContain("whatever");
});

test("nobody reads them without the token, from this machine neither", async () => {
  for (const authorization of ["", "Bearer ", "Bearer another", `Basic ${token}`, token])
    expect((await read({ authorization })).status, authorization).toBe(404);
  expect((await read()).status).toBe(404);
  const shut = createApp(resources, { metrics: createMetrics(undefined) });
  for (const authorization of ["Bearer ", "Bearer undefined"])
    expect((await shut.request("/metrics", { headers: { authorization } })).status).toBe(404);
});

test("limits that were reached are counted by their names", async () => {
  const { limits, database, clock } = resources;
  const readAll = async () => (await read({ authorization: `Bearer ${token}` })).text();
  expect(await readAll()).toContain("# TYPE limit_refusals_total counter");
  for (let time = 0; time < 8; time++)
    await limits.take(database.db, "contact", "somebody", clock()).catch(() => {});
  const text = await readAll();
  expect(text).toContain('limit_refusals_total{limit="contact"} 2');
  expect(text).not.toContain("somebody");
});
