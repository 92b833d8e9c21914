import { CallError } from "./call-error.ts";

/** What is known of one address: what came last, and what went wrong since. */
export type Known<T> = { readonly data: T | null; readonly error: CallError | null };

/**
 * Reads an address. What it resolves to is laid over what is held by then (null: nothing yet), so a
 * list can keep what was loaded below its head.
 */
export type Read<T> = (signal: AbortSignal) => Promise<(held: T | null) => T>;

type Shared = {
  known: Known<unknown>;
  read: Read<unknown>;
  running: AbortController | null;
  watchers: Set<() => void>;
};

/**
 * One entry an address, while somebody looks: two parts of a page that want the same ask once. With
 * the last of them it goes, and a call that is under way is broken off: nothing outlives a sign-out.
 */
const shared = new Map<string, Shared>();
const nothing: Known<never> = { data: null, error: null };

/** What is known of an address now; the same object until it changes. */
export const readKnown = <T>(address: string): Known<T> =>
  (shared.get(address)?.known ?? nothing) as Known<T>;

function tell(entry: Shared, known: Known<unknown>): void {
  entry.known = known;
  for (const watcher of entry.watchers) watcher();
}

/**
 * Reads an address that somebody looks at afresh; of several readings at once the last one counts. `isQuiet`: an
 * answer that says what is held already is told to nobody.
 */
export async function reread(address: string, isQuiet = false): Promise<void> {
  const entry = shared.get(address);
  if (!entry) return;
  entry.running?.abort();
  const mine = new AbortController();
  entry.running = mine;
  try {
    const lay = await entry.read(mine.signal);
    if (mine.signal.aborted) return;
    const { data: held, error } = entry.known;
    const data = lay(held);
    if (isQuiet && !error && JSON.stringify(data) === JSON.stringify(held)) return;
    tell(entry, { data, error: null });
  } catch (thrown) {
    if (mine.signal.aborted) return;
    const error =
      thrown instanceof CallError ? thrown : new CallError("internal", "", { cause: thrown });
    tell(entry, { data: entry.known.data, error });
  } finally {
    if (entry.running === mine) entry.running = null;
  }
}

/**
 * Puts what an answer said where it was read. Which of it and a reading under way is the newer cannot
 * be told, so the reading begins again.
 */
export function setKnown<T>(address: string, change: (held: T | null) => T): void {
  const entry = shared.get(address);
  if (!entry) return;
  const wasReading = entry.running !== null;
  entry.running?.abort();
  tell(entry, { data: change(entry.known.data as T | null), error: null });
  if (wasReading) void reread(address);
}

/** Lays more over what is held, without breaking off a reading: a list's next page. */
export function addKnown<T>(address: string, change: (held: T) => T): void {
  const entry = shared.get(address);
  if (entry?.known.data == null) return;
  tell(entry, { ...entry.known, data: change(entry.known.data as T) });
}

/** Looks at an address, reading it when nobody did yet. @returns what ends the looking */
export function lookAt<T>(address: string, read: Read<T>, watcher: () => void): () => void {
  const found = shared.get(address);
  const looked = found ?? {
    known: nothing,
    read: read as Read<unknown>,
    running: null,
    watchers: new Set<() => void>(),
  };
  looked.watchers.add(watcher);
  if (!found) {
    shared.set(address, looked);
    void reread(address);
  }
  return () => {
    looked.watchers.delete(watcher);
    if (looked.watchers.size > 0) return;
    looked.running?.abort();
    if (shared.get(address) === looked) shared.delete(address);
  };
}

/** Has everything that is looked at below an address ("/api/desk/trips") read afresh; `isQuiet` as in `reread`. */
export async function invalidate(address: string, isQuiet = false): Promise<void> {
  const keys = [...shared.keys()].filter((key) => key.startsWith(address));
  await Promise.all(keys.map((key) => reread(key, isQuiet)));
}
