import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp, listCalls } from "#server/app.ts";
import { type Call, describedPath, under } from "#server/calls/call.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let app: App;
let calls: Call[];
beforeAll(async () => {
  resources = await createTestResources();
  const services = createServices(resources);
  app = createApp(resources, { services });
  calls = listCalls(resources, services);
});
afterAll(() => resources.close());

const plain = (path: string) => describedPath({ path });
const isDescribed = (path: string) =>
  /^\/(api\/|[A-Z])/.test(path) || /^\/data\/(\w+|:facts.*)\.json/.test(path);

test("every call is described, and nothing that is not there", () => {
  const mounted = app.routes
    .filter(({ method, path }) => method !== "ALL" && isDescribed(path))
    .map(({ method, path }) => `${method} ${plain(path)}`);
  const described = calls.map(({ method, path }) => `${method} ${plain(path)}`);
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

test("what trips are made of has names, each of them written once, and no reference leads nowhere", async () => {
  const text = await (await app.request("/openapi.json")).text();
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, object>>;
    components: { schemas: Record<string, { required?: string[]; properties?: object }> };
  };
  const { schemas } = document.components;
  const plan = document.paths["/api/plans"]?.post;
  expect(plan).toMatchObject({
    security: [],
    requestBody: {
      content: { "application/json": { schema: { $ref: "#/components/schemas/WishInput" } } },
    },
  });
  expect(JSON.stringify(plan)).toContain('"document":{"$ref":"#/components/schemas/TripDocument"}');
  expect(schemas.WishInput?.properties).toHaveProperty("party");
  expect(schemas.WishInput?.required).toBeUndefined();
  expect(schemas.Wish?.required).toContain("party");
  expect(Object.keys(schemas.TripDocument?.properties ?? {})).toContain("days");
  expect(text).not.toContain("$defs");
  expect(Object.values(schemas).filter((shape) => "id" in shape)).toEqual([]);
  const led = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
  expect([...new Set(led)].filter((name) => !(name in schemas))).toEqual([]);
  expect(Object.keys(schemas).filter((name) => !led.includes(name))).toEqual([]);
});

test("every call says what it answers", () => {
  const silent = calls.filter(({ answer, answerType }) => !answer && !answerType);
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(calls.filter(({ answer }) => answer).length).toBeGreaterThan(90);
});

test("a call that lies elsewhere than app.ts says is not mounted", () => {
  const [call] = calls;
  expect(() => under("/api/elsewhere", call ? [call] : [])).toThrow("does not lie under");
});

test("the page for people names every call", async () => {
  const page = await (await app.request("/docs")).text();
  for (const { path } of calls) expect(page).toContain(plain(path));
});
