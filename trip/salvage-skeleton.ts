import { FactId, TripId } from "./ids.ts";
import { tripLimits } from "./limits.ts";
import { Skeleton } from "./skeleton.ts";
import { readSkeletonDays } from "./skeleton-days.ts";
import { tell } from "./tell.ts";
import type { Told } from "./told.ts";

/** The nearest sound days of a link whose days are not: what is sound stays, what is not is left out and said. */

/** Of more nobody reads. */
const mostFaults = 5;
/** Days, stops and visits that people wrote beside: a trip has fewer. */
const mostEntries = 2000;

type Written = Skeleton["d"][number];
const oneDay = (day: Written) => readSkeletonDays({ d: [["a"], day] })[1];

function isSound(day: Written): boolean {
  try {
    oneDay(day);
    return Skeleton.shape.d.safeParse([day]).success;
  } catch {
    return false;
  }
}

/** The night, if it can be read, and the visits before the first that cannot. */
function salvageDay(value: unknown): Written {
  const [night, ...parts]: unknown[] = Array.isArray(value) ? value : [];
  const isNight =
    typeof night === "string" && (night === "" || FactId.safeParse(night.replace("~", "")).success);
  let day: Written = [isNight ? night : 0];
  for (let at = 0; at < parts.length; at += 3) {
    const longer = [...day, ...parts.slice(at, at + 3)] as Written;
    if (!isSound(longer)) break;
    day = longer;
  }
  return day;
}

/** Each its own; of two alike the later gets a number that no day had. */
function salvageIds(ids: unknown[], next: number): { i: string[]; n: number; twice: number } {
  const i: string[] = [];
  let [n, twice] = [next, 0];
  for (const [index, id] of ids.entries()) {
    const isFree = TripId.safeParse(id).success && !i.includes(String(id));
    if (!isFree) twice ||= index + 1;
    while (!isFree && (ids.includes(`d${n}`) || i.includes(`d${n}`))) n++;
    i.push(isFree ? String(id) : `d${n++}`);
  }
  return { i, n, twice };
}

const kinds = { l: "names", o: "stops", x: "notes", t: "saved" } as const;
type Kind = keyof typeof kinds;

/** Of a record what is sound by itself; of a list in it each entry by itself. */
function salvageEntries(field: Kind, value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const isSound = (id: string, one: unknown) =>
    Skeleton.shape[field].safeParse({ [id]: one }).success;
  return Object.entries(value)
    .slice(0, mostEntries)
    .flatMap(([id, one]): [string, unknown][] => {
      if (isSound(id, one)) return [[id, one]];
      const sound = Array.isArray(one) ? one.filter((entry) => isSound(id, [entry])) : [];
      return sound.length > 0 && isSound(id, sound) ? [[id, sound]] : [];
    });
}

/** What people wrote, as far as it can be read; `lost`: of what something could not. */
function salvageWritten(written: Record<string, unknown>) {
  const lost: (typeof kinds)[Kind][] = [];
  const fields: Record<string, unknown> = {};
  for (const field of Object.keys(kinds) as Kind[]) {
    const whole = Skeleton.shape[field].safeParse(written[field]);
    const entries = whole.success ? [] : salvageEntries(field, written[field]);
    if (!whole.success) lost.push(kinds[field]);
    const read = whole.success ? whole.data : entries.length > 0 && Object.fromEntries(entries);
    if (read) fields[field] = read;
  }
  return { fields, lost };
}

/**
 * @returns null where the first day or the ends are not sound: there is nothing to lay days on. `faults`: what was
 * wrong, each with its place, a few of them
 */
export function salvageSkeleton(
  value: object,
): { skeleton: Skeleton; faults: readonly Told[] } | null {
  const fields = value as Record<string, unknown>;
  if (!Array.isArray(fields.d)) return null;
  const faults: Told[] = [];
  const count = fields.d.length;
  if (count > tripLimits.days)
    faults.push(tell("link-days-over", { count, most: tripLimits.days }));
  const d = fields.d.slice(0, tripLimits.days).map((day: Written, index) => {
    if (Array.isArray(day) && isSound(day)) return day;
    faults.push(tell("link-day-damaged", { day: index + 1 }));
    return salvageDay(day);
  });
  const counted = d.map((_, index) => `d${index + 1}`);
  const given = Array.isArray(fields.i) ? fields.i : [];
  const least = Number.isSafeInteger(fields.n) ? Number(fields.n) : 1;
  const { i, n, twice } = salvageIds(
    counted.map((id, index) => given[index] ?? id),
    Math.max(least, count + 1),
  );
  if (twice) faults.push(tell("link-day-twice", { day: twice }));
  const { w, f, s, e } = fields;
  const written = salvageWritten(fields);
  faults.push(...written.lost.map((lost) => tell("link-words", { lost })));
  const { data } = Skeleton.safeParse({ w, f, s, e, h: "", d, i, n, ...written.fields });
  if (!data) return null;
  return {
    skeleton: data,
    faults: faults.length > 0 ? faults.slice(0, mostFaults) : [tell("link-day-rest")],
  };
}
