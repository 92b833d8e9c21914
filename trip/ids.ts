import * as z from "zod/mini";

/** Of a sight or base among the facts. */
export const FactId = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "An id is written like amber-fort."));

/** Of days, items and services: given once, never used again. */
export const TripId = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,80}$/, "An id is written like d3 or d3-amber-fort."));
