import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { operations } from "./document.ts";

let resources: OpenResources;
let app: App;
beforeAll(async () => {
  resources = await createTestResources();
  app = createApp(resources);
});
afterAll(() => resources.close());

const plain = (path: string) => path.replaceAll(/:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g, "{$1}");
const isDescribed = (path: string) =>
  /^\/(api\/|[A-Z])/.test(path) || /^\/data\/\w+\.json$/.test(path);

test("every call is described, and nothing that is not there", () => {
  const mounted = app.routes
    .filter(({ method, path }) => method !== "ALL" && isDescribed(path))
    .map(({ method, path }) => `${method} ${plain(path)}`);
  const described = operations.map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual([...new Set(mounted)].toSorted());
});

test("the description is OpenAPI with a shape for every body", async () => {
  const answer = await app.request("/openapi.json");
  const document = (await answer.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: { content: object }; responses: object }>>;
  };
  expect(document.openapi).toBe("3.1.0");
  expect(document.paths["/Blogs"]?.post?.requestBody?.content).toMatchObject({
    "application/json": {
      schema: {
        required: expect.arrayContaining(["title", "comment", "excerpt"]),
        properties: { title: { maxLength: 120 } },
      },
    },
  });
  expect(document.paths["/api/photos"]?.post?.responses).toHaveProperty("201");
  expect(document.paths["/api/reviews"]?.get).toMatchObject({
    parameters: [{ name: "limit", in: "query", required: false }, { name: "before" }],
  });
});

test("the page for people names every call", async () => {
  const page = await (await app.request("/docs")).text();
  for (const { path } of operations) expect(page).toContain(path);
});
