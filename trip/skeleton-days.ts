import type { Skeleton } from "./skeleton.ts";

/** The days of a skeleton, read without its shape: a worker needs no more. */

/** A visit of a skeleton: minutes after midnight. */
export type SkeletonVisit = { sight: string; from: number; to: number };
/** A day of a skeleton, read. `night`: the base where one wakes after it; null on the last. */
export type SkeletonDay = {
  id: string;
  /** As somebody called it; absent: by its places. */
  title?: string;
  night: string | null;
  isOnWay: boolean;
  visits: SkeletonVisit[];
};

const isNumber = (value: unknown): value is number => typeof value === "number";

/** @throws RangeError where a day is not written as it must be */
function readDay(
  parts: readonly (string | number)[],
  id: string,
  before: string,
): Omit<SkeletonDay, "title"> {
  const [first, ...rest] = parts;
  if (typeof first !== "string" && first !== 0) throw new RangeError("a night is no place");
  const text = first === 0 ? before : String(first);
  const isOnWay = text.startsWith("~");
  const visits: SkeletonVisit[] = [];
  let time = 0;
  for (let at = 0; at < rest.length; at += 3) {
    const [sight, gap, length] = rest.slice(at, at + 3);
    if (typeof sight !== "string" || !isNumber(gap) || !isNumber(length) || length < 0)
      throw new RangeError("a visit is not whole");
    const from = time + gap;
    if (from < 0 || from + length > 2880) throw new RangeError("a visit is of no day");
    time = from + length;
    visits.push({ sight, from, to: time });
  }
  const night = text.replace(/^~/, "");
  return { id, night: night === "" ? null : night, isOnWay, visits };
}

/** The days of a skeleton. @throws RangeError where they are not written as they must be */
export function readSkeletonDays({ d, i, l }: Pick<Skeleton, "d" | "i" | "l">): SkeletonDay[] {
  let before = "";
  return d.map((parts, index) => {
    const day = readDay(parts, i?.[index] ?? `d${index + 1}`, before);
    before = day.night ?? "";
    const title = l?.[day.id];
    return { ...day, ...(title && { title }) };
  });
}
