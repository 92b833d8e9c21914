import { z } from "zod";
import type { $ZodType } from "zod/v4/core";

export type Caller = "anybody" | "traveller" | "admin";

/** One call as the description tells it. Shapes come from the schemas that check it. */
export type Operation = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As OpenAPI writes it: "/api/reviews/{id}". */
  path: string;
  summary: string;
  caller: Caller;
  tag: string;
  description?: string;
  body?: $ZodType;
  /** Media type of the body when it is not JSON. */
  bodyType?: string;
  query?: $ZodType;
  headers?: Record<string, string>;
  answer?: $ZodType;
  answerType?: string;
  status?: 200 | 201 | 303;
};

type Details = Omit<Operation, "method" | "path" | "summary" | "caller" | "tag">;

/** A writer of operations that share a tag: `describe("POST /api/contact", "anybody", "Send …", {…})`. */
export const describeUnder =
  (tag: string) =>
  (call: string, caller: Caller, summary: string, details: Details = {}): Operation => {
    const [method, path] = call.split(" ") as [Operation["method"], string];
    return { method, path, summary, caller, tag, ...details };
  };

/** The JSON Schema of what goes in (defaults optional) or comes out. */
export function toSchema(schema: $ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
