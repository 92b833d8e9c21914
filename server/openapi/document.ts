import { z } from "zod";
import { brand } from "#contract/brand.ts";
import { errorStatus } from "#contract/errors.ts";
import { type Caller, type Operation, toSchema } from "./operation.ts";
import { deskOperations } from "./operations/desk.ts";
import { productOperations } from "./operations/product.ts";
import { travellerOperations } from "./operations/traveller.ts";
import { voiceOperations } from "./operations/voices.ts";

export const operations: Operation[] = [
  ...productOperations,
  ...voiceOperations,
  ...travellerOperations,
  ...deskOperations,
];

const ErrorAnswer = z.object({
  message: z.string(),
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [string, ...string[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  }),
});

const security: Record<Caller, object[]> = {
  anybody: [],
  traveller: [{ traveller: [] }],
  admin: [{ desk: [] }],
};

const parameter = (place: "path" | "query" | "header", name: string, more: object) => ({
  name,
  in: place,
  required: place === "path",
  schema: { type: "string" },
  ...more,
});

function queryParameters(operation: Operation): object[] {
  if (!operation.query) return [];
  const { properties = {}, required = [] } = toSchema(operation.query, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) =>
    parameter("query", name, { schema, required: required.includes(name) }),
  );
}

function describeOperation(operation: Operation): object {
  const { body, bodyType, answer, answerType = "application/json", status = 200 } = operation;
  const parameters = [
    ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
      parameter("path", name, {}),
    ),
    ...queryParameters(operation),
    ...Object.entries(operation.headers ?? {}).map(([name, description]) =>
      parameter("header", name, { description }),
    ),
  ];
  const content = bodyType
    ? { [bodyType]: { schema: { type: "string", format: "binary" } } }
    : body && { "application/json": { schema: toSchema(body, "input") } };
  return {
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description && { description: operation.description }),
    security: security[operation.caller],
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [status]: {
        description: "Done",
        content: { [answerType]: answer ? { schema: toSchema(answer, "output") } : {} },
      },
      default: { $ref: "#/components/responses/Refused" },
    },
  };
}

/** The OpenAPI 3.1 description of the product's own calls. */
export function writeDocument(origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation),
    };
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description:
        "The product's calls. The auth service at /auth/v1 and the data calls at /rest/v1, /storage/v1 and /realtime/v1 speak the protocol of the official supabase-js client and are not repeated here.",
    },
    servers: [{ url: origin }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        traveller: { type: "http", scheme: "bearer", description: "An access token of /auth/v1" },
        desk: { type: "apiKey", in: "cookie", name: "safarnama_admin" },
      },
      responses: {
        Refused: {
          description: "Not done: the sentence says why. Too many tries carry Retry-After.",
          content: { "application/json": { schema: toSchema(ErrorAnswer, "output") } },
        },
      },
    },
  };
}
