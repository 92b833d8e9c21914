import type { Told } from "#trip/told.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isTold = (value: Record<string, unknown>): boolean =>
  typeof value.code === "string" && isObject(value.values);

/** All that stands to be said in a planned trip, or in a part of one, in the order in which it is written. */
export function listTold(value: unknown): Told[] {
  if (!isObject(value)) return [];
  const own = isTold(value) ? [value as unknown as Told] : [];
  return [...own, ...Object.values(value).flatMap(listTold)];
}
