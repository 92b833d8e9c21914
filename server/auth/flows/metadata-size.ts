import { invalid } from "../auth-error.ts";

type Json = Record<string, unknown>;

/** Bytes of JSON that a caller may set: it travels in every access token, and so in every header. */
export const maxMetadata = 4096;
/** The same with the service's own members (sub, email …) beside it; no token carries more. */
export const maxKept = 5120;

/** Bytes as JSON. */
export const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? "");

const own = new Set(["sub", "email", "phone", "email_verified", "phone_verified"]);

/** Merges a patch into metadata; null deletes a member. @throws AuthError validation_failed: too large */
export function mergeMetadata(old: Json, patch: Json): Json {
  const merged = Object.fromEntries(
    Object.entries({ ...old, ...patch }).filter(([, value]) => value !== null),
  );
  const theirs = Object.entries(merged).filter(
    ([key, value]) => !own.has(key) || value !== old[key],
  );
  const isTooLarge = sizeOf(Object.fromEntries(theirs)) > maxMetadata || sizeOf(merged) > maxKept;
  // What was kept before there was a bound may still be made smaller.
  if (isTooLarge && sizeOf(merged) >= sizeOf(old))
    throw invalid(`The metadata of an account may be ${maxMetadata} bytes of JSON at most`);
  return merged;
}

/** Adds members as long as they fit, the small ones first: what a provider says is trimmed, not refused. */
export function addWhatFits(base: Json, extra: Json, most = maxMetadata): Json {
  const fitting = { ...base };
  const bySize = Object.entries(extra).sort(([, one], [, other]) => sizeOf(one) - sizeOf(other));
  for (const [key, value] of bySize) {
    const size = sizeOf({ ...fitting, [key]: value });
    if (size <= most || size <= sizeOf(fitting)) fitting[key] = value;
  }
  return fitting;
}
