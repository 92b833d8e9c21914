import { useRef } from "react";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `after`, with every part of it that equals its counterpart in `before` taken from there. For plain data. */
export function keepSame<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(after) && Array.isArray(before)) {
    let isSame = after.length === before.length;
    const kept = after.map((value, index) => {
      const own = keepSame(before[index], value);
      isSame &&= own === before[index];
      return own;
    });
    return (isSame ? before : kept) as T;
  }
  if (isRecord(after) && isRecord(before)) {
    const names = Object.keys(after);
    let isSame = names.length === Object.keys(before).length;
    const kept: Record<string, unknown> = {};
    for (const name of names) {
      const own = keepSame(before[name], after[name]);
      isSame &&= own === before[name] && (own !== undefined || name in before);
      kept[name] = own;
    }
    return (isSame ? before : kept) as T;
  }
  return after;
}

/** A value of which what has not changed since the last rendering is the same object. */
export function useSame<T>(value: T): T {
  const last = useRef({ given: value, kept: value });
  if (last.current.given !== value)
    last.current = { given: value, kept: keepSame(last.current.kept, value) };
  return last.current.kept;
}
