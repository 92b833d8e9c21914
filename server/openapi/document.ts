import { brand } from "#contract/brand.ts";
import { type Call, describedPath } from "#server/calls/call.ts";
import type { May } from "#server/calls/callers.ts";
import { createNamedShapes } from "./named-shapes.ts";
import { operationId } from "./operation-id.ts";
import { ErrorAnswer, refusals, refusalsOf } from "./refusals.ts";
import { toSchema } from "./to-schema.ts";

const security: Record<May, object[]> = {
  anybody: [],
  traveller: [{ traveller: [] }],
  driver: [{ desk: [] }],
  viewer: [{ desk: [] }],
  editor: [{ desk: [] }],
  manager: [{ desk: [] }],
  owner: [{ desk: [] }],
};

const parameter = (place: "path" | "query" | "header", name: string, more: object) => ({
  name,
  in: place,
  required: place === "path",
  schema: { type: "string" },
  ...more,
});

function queryParameters(call: Call): object[] {
  if (!call.query) return [];
  const { properties = {}, required = [] } = toSchema(call.query, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) =>
    parameter("query", name, { schema, required: required.includes(name) }),
  );
}

type WriteShape = ReturnType<typeof createNamedShapes>["write"];

function describeCall(call: Call, write: WriteShape): object {
  const { body, bodyType, form, answer, answerType = "application/json", status = 200 } = call;
  const parameters = [
    ...[...describedPath(call).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
      parameter("path", name, {}),
    ),
    ...queryParameters(call),
    ...Object.entries(call.headers ?? {}).map(([name, description]) =>
      parameter("header", name, { description }),
    ),
  ];
  const content = bodyType
    ? { [bodyType]: { schema: { type: "string", format: "binary" } } }
    : body && {
        "application/json": { schema: write(body, "input") },
        ...(form && { "application/x-www-form-urlencoded": { schema: write(body, "input") } }),
      };
  return {
    operationId: operationId(call),
    tags: [call.tag],
    summary: call.summary,
    ...(call.description && { description: call.description }),
    ...(call.may !== "anybody" && { "x-permission": call.may }),
    security: security[call.may],
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [status]: {
        description: "Done",
        content: { [answerType]: answer ? { schema: write(answer, "output") } : {} },
      },
      ...refusalsOf(call),
    },
  };
}

/** The OpenAPI 3.1 description of the product's own calls. */
export function writeDocument(calls: Call[], origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  const shapes = createNamedShapes();
  shapes.keep("ErrorAnswer", toSchema(ErrorAnswer, "output"));
  for (const call of calls) {
    const path = describedPath(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, shapes.write) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description:
        "The product's calls. The auth service at /auth/v1 and the data calls at /rest/v1, /storage/v1 and /realtime/v1 speak the protocol of the official supabase-js client and are not repeated here.",
    },
    servers: [{ url: origin }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: shapes.components,
      securitySchemes: {
        traveller: { type: "http", scheme: "bearer", description: "An access token of /auth/v1" },
        desk: { type: "apiKey", in: "cookie", name: "safarnama_admin" },
      },
      responses: refusals(),
    },
  };
}
