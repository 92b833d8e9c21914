import { useRef } from "react";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `after`, with every part of it that equals its counterpart in `before` taken from there. For plain data. */
export function keepSame<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(after) && Array.isArray(before)) {
    const kept = after.map((value, index) => keepSame(before[index], value));
    const isSame = kept.length === before.length && kept.every((value, k) => value === before[k]);
    return (isSame ? before : kept) as T;
  }
  if (isRecord(after) && isRecord(before)) {
    const names = Object.keys(after);
    const kept = names.map((name) => [name, keepSame(before[name], after[name])] as const);
    const isSame =
      names.length === Object.keys(before).length &&
      kept.every(([name, value]) => name in before && value === before[name]);
    return (isSame ? before : Object.fromEntries(kept)) as T;
  }
  return after;
}

/** A value of which what has not changed since the last rendering is the same object. */
export function useSame<T>(value: T): T {
  const last = useRef(value);
  last.current = keepSame(last.current, value);
  return last.current;
}
