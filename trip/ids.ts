import * as z from "zod/mini";

/** The id of a sight or base among the facts. */
export const FactId = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "An id is written like amber-fort."));

/** Ids of days, items and services, as all who keep or name them take them: `d3`, `v-amber-fort`. */
export const tripIdPattern = /^[a-z0-9-]{1,80}$/;

/** The id of a day, an item or a service: given once, never used again. */
export const TripId = z
  .string()
  .check(z.regex(tripIdPattern, "An id is written like d3 or v-amber-fort."));
