import { Wish } from "#contract/trip/wish.ts";
import type { ValuesOf } from "./codes.ts";
import { tell } from "./tell.ts";
import type { Told } from "./told.ts";

/** Entries of a list or a record that are looked at: what has more was written by nobody's planner. */
const mostEntries = 200;
/** Who travels has fields, one of which is a list. */
const mostDepth = 2;

type Check = (value: unknown) => boolean;
type Field = ValuesOf<"link-wish">["field"];

const fieldOf = (name: string): Field =>
  Object.hasOwn(Wish.shape, name) ? (name as Field) : "other";

/** What of a value is sound by itself: entries of a list, fields of a record. Undefined: nothing. */
function salvage(value: unknown, isSound: Check, depth = mostDepth): unknown {
  if (isSound(value)) return value;
  if (depth === 0 || typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    let list = value.slice(0, mostEntries).filter((one) => isSound([one]));
    // Each is sound, and they are too many.
    while (list.length > 0 && !isSound(list)) list = list.slice(0, -1);
    return list.length > 0 ? list : undefined;
  }
  const fields = Object.entries(value)
    .slice(0, mostEntries)
    .map(([name, field]) => [name, salvage(field, (one) => isSound({ [name]: one }), depth - 1)])
    .filter(([, field]) => field !== undefined);
  const record = Object.fromEntries(fields);
  return fields.length > 0 && isSound(record) ? record : undefined;
}

/** Of an unsound wish all that is sound by itself; `faults` name each field that could not be read, in whole or in part. */
export function salvageWish(value: unknown): { wish: Wish; faults: readonly Told[] } {
  const fields =
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [];
  const faults: Told[] = [];
  const sound: [string, unknown][] = [];
  for (const [name, field] of fields) {
    const said = fieldOf(name);
    const read =
      said === "other"
        ? undefined
        : salvage(field, (one) => Wish.safeParse({ [name]: one }).success);
    if (read !== undefined) sound.push([name, read]);
    // As many faults as a wish has fields: what is no field is said once.
    const isSaid = faults.some(({ values }) => values.field === said);
    if (read !== field && !isSaid) faults.push(tell("link-wish", { field: said }));
  }
  const wish = Wish.parse(Object.fromEntries(sound));
  return { wish, faults: faults.length === 0 ? [tell("link-empty")] : faults };
}
