import type { TripModel } from "./trip-model.ts";

/** What a model finds once: made at the first asking, kept under a key of its own for as long as the model stands. */
export function once<Value>(model: TripModel, key: string, make: () => Value): Value {
  const { cache } = model;
  const known = cache.get(key);
  if (known !== undefined) return known as Value;
  const made = make();
  cache.set(key, made);
  return made;
}
