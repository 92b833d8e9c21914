import { useSyncExternalStore } from "react";
import { keys, readStored } from "#app/calls/stored-values.ts";

/** Whose session this browser has; "" for nobody's. */
export function readOwner(): string {
  try {
    const session = JSON.parse(readStored(keys.session) ?? "null") as { user?: { id?: string } };
    return session?.user?.id ?? "";
  } catch {
    return "";
  }
}

/**
 * Says in local storage that a trip lies on this phone, without saying which: what is only for that is then fetched.
 * Its value is another one after each forgetting.
 */
export const keptHint = "trip.kept";
export const hasKept = (): boolean => !import.meta.env.SSR && readStored(keptHint) !== null;

let asOf: string | null = null;
const listeners = new Set<() => void>();

/** Since when what the page shows has not been heard of anew: it was read from the phone. Null: it is the site's. */
export const findAsOf = (): string | null => asOf;

export function setAsOf(iso: string | null): void {
  if (asOf === iso) return;
  asOf = iso;
  for (const listener of listeners) listener();
}

/** @returns how to stop */
export function watchAsOf(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownAsOf = (): string | null =>
  useSyncExternalStore(watchAsOf, findAsOf, () => null);
