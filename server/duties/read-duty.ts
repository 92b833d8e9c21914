import type { Context } from "hono";
import { dutyTexts } from "#contract/trip/duties.ts";
import { AppError } from "#server/errors/app-error.ts";

/** @throws AppError not_found for what no line of a quote is called */
export function readItem(c: Context): string {
  const item = c.req.param("item") ?? "";
  if (!/^[a-z0-9-]{1,40}$/.test(item)) throw new AppError("not_found", dutyTexts.notYours);
  return item;
}

/** @throws AppError not_found for what is no day */
export function readDay(c: Context): string {
  const day = c.req.param("day") ?? "";
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay || new Date(day).toISOString().slice(0, 10) !== day)
    throw new AppError("not_found", dutyTexts.notYours);
  return day;
}
