import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type App, createApp, listCalls } from "#server/app.ts";
import { type Call, describedPath, nameCall, under } from "#server/calls/call.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import written from "#tests/fixtures/operation-ids.json" with { type: "json" };
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createNamedShapes } from "./named-shapes.ts";
import { operationId } from "./operation-id.ts";

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
  /^\/(api\/|[A-Z])/.test(path) || /^\/data\/(\w+|:(facts|looks|planner).*)\.json/.test(path);

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
    components: { schemas: Record<string, object> };
  };
  expect(document.openapi).toBe("3.1.0");
  expect(document.paths["/Blogs"]?.post?.requestBody?.content).toMatchObject({
    "application/json": { schema: { $ref: "#/components/schemas/ReviewInput" } },
  });
  expect(document.components.schemas.ReviewInput).toMatchObject({
    required: expect.arrayContaining(["title", "comment", "excerpt"]),
    properties: { title: { maxLength: 120 } },
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
  expect(text).toContain('"document":{"$ref":"#/components/schemas/TripDocument"}');
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

test("a call's name in generated clients does not change, and no two have the same", () => {
  const names: Record<string, string> = Object.fromEntries(
    calls.map((call) => [nameCall(call), operationId(call)]),
  );
  // One that is gone, or is called otherwise, breaks every client: a new call is a new line there.
  expect(names).toEqual(written);
  expect(new Set(Object.values(names)).size).toBe(calls.length);
  for (const name of Object.values(names)) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/);
});

test("how a call says no is described, by status and code", async () => {
  const document = (await (await app.request("/openapi.json")).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
    components: { responses: Record<string, object>; schemas: Record<string, object> };
  };
  const { responses } = document.components;
  expect(document.components.schemas.ErrorAnswer).toMatchObject({ required: ["message", "error"] });
  expect(JSON.stringify(responses.Conflict)).toContain('"enum":["conflict","already_done"]');
  expect(responses.TooMany).toHaveProperty(["headers", "Retry-After"]);
  expect(Object.keys(document.paths["/api/desk/trips/{id}"]?.get?.responses ?? {})).toEqual(
    expect.arrayContaining(["200", "401", "403", "404", "429", "503", "default"]),
  );
  const led = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((call) => Object.values(call.responses).flatMap(({ $ref }) => $ref ?? []));
  const names = new Set(led.map((path) => path.replace("#/components/responses/", "")));
  expect([...names].filter((name) => !responses[name])).toEqual([]);
});

test("shapes have the names that they have in the contract", async () => {
  const document = (await (await app.request("/openapi.json")).json()) as {
    paths: Record<string, Record<string, { requestBody?: { content: object }; responses: object }>>;
    components: { schemas: Record<string, object> };
  };
  const answers = Object.values(document.paths).flatMap((path) => Object.values(path));
  const whole = answers.filter(({ responses }) =>
    /"schema":\{"(?!\$ref)/.test(JSON.stringify(Object.entries(responses)[0])),
  );
  expect(answers.length - whole.length).toBeGreaterThan(100);
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining([
      "DeskTripDetail",
      "ShownQuote",
      "ReviewInput",
      "TripMoney",
      "TripDocument",
    ]),
  );
});

test("a shape has a name for each way it goes, and no name is two shapes", () => {
  const Half = z.object({ at: z.number().default(0) });
  const HalfInput = z.object({ at: z.string() });
  const { write, components } = createNamedShapes([
    ["Half", Half],
    ["HalfInput", HalfInput],
  ]);
  expect(write(Half, "output")).toEqual({ $ref: "#/components/schemas/Half" });
  expect(write(Half, "input")).toEqual({ $ref: "#/components/schemas/HalfInput" });
  expect(components.Half).toHaveProperty("required", ["at"]);
  expect(components.HalfInput).not.toHaveProperty("required");
  expect(() => write(HalfInput, "input")).toThrow("Two shapes are called HalfInput");
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
