import type { Context } from "hono";
import { isUuid } from "#contract/text.ts";
import { AppError } from "#server/errors/app-error.ts";

/** A UUID of the path. @throws AppError not_found: an id that cannot be is an id that is not there */
export function readUuid(context: Context, name = "id"): string {
  const value = context.req.param(name) ?? "";
  if (!isUuid(value)) throw new AppError("not_found", "There is no such thing.");
  return value.toLowerCase();
}

/** A whole number of the path. @throws AppError not_found */
export function readNumber(context: Context, name = "id"): number {
  const value = context.req.param(name) ?? "";
  if (!/^\d{1,15}$/.test(value)) throw new AppError("not_found", "There is no such thing.");
  return Number(value);
}
