import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createSafarnama } from "../../examples/client/client.ts";
import { type Document, hashOf, keepClientPart } from "./client-part.ts";

let resources: OpenResources;
let app: App;
let site: ReturnType<typeof createSafarnama>;
beforeAll(async () => {
  resources = await createTestResources();
  app = createApp(resources, { services: createServices(resources) });
  site = createSafarnama("http://localhost", { fetch: async (request) => app.request(request) });
});
afterAll(() => resources.close());

test("the example's client is of this version's calls: npm run client", async () => {
  const whole = (await (await app.request("/openapi.json")).json()) as Document;
  const shapes = readFileSync(join(import.meta.dirname, "../../examples/client/safarnama.d.ts"));
  expect(shapes.toString().split("\n", 1)[0]).toContain(hashOf(keepClientPart(whole)));
});

test("a client has the calls of travellers and partners, none of the desk, and all shapes that they need", async () => {
  const whole = (await (await app.request("/openapi.json")).json()) as Document;
  const { paths, components } = keepClientPart(whole);
  expect(Object.keys(paths)).toContain("/api/plans");
  expect(Object.keys(paths).filter((path) => path.startsWith("/api/desk"))).toEqual([]);
  const wanted = JSON.stringify({ paths, components }).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g);
  for (const [, kind = "", key = ""] of wanted) expect(components[kind]).toHaveProperty([key]);
});

test("a trip is planned by the client, and a wish that cannot be read is a refusal with its fields", async () => {
  const { data } = await site.POST("/api/plans", {
    body: { when: { from: "2027-02-06", days: 3 }, where: ["state:rajasthan"] },
  });
  expect(data?.document.days).toHaveLength(3);
  expect(data?.link).toContain("/plan?p=2.");
  const { error, response } = await site.POST("/api/plans", {
    body: { when: { from: "2027-02-06", days: 900 } },
  });
  expect(response.status).toBe(400);
  expect(error?.error.fields).toHaveProperty("when.days");
});
