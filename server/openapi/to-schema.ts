import { z } from "zod";
import type { $ZodType } from "zod/v4/core";

/** The JSON Schema of what goes in (defaults optional) or comes out. */
export function toSchema(schema: $ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
