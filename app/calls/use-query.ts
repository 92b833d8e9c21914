import { useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import type { Caller } from "./call-api.ts";
import type { CallError } from "./call-error.ts";
import { type Known, lookAt, type Read, readKnown, reread, setKnown } from "./shared-reads.ts";

export type Query<T> = {
  /** Null until the first answer has come; kept when a later one fails. */
  data: T | null;
  error: CallError | null;
  /** The sentence of the last failure; null while all is well. */
  fault: string | null;
  reload(): Promise<void>;
  /** Takes over what another call answered. */
  set(data: T): void;
};

const none: Known<never> = { data: null, error: null };
const nobody = () => () => {};

/** What lies at an address (null: nothing is wanted), by a way of reading it that keeps for its life. */
export function useRead<T>(address: string | null, read: Read<T>): Query<T> {
  const latest = useRef(read);
  latest.current = read;
  const subscribe = useMemo(() => {
    if (address === null) return nobody;
    return (watcher: () => void) => lookAt<T>(address, (signal) => latest.current(signal), watcher);
  }, [address]);
  const find = () => (address === null ? none : readKnown<T>(address));
  const known = useSyncExternalStore<Known<T>>(subscribe, find, () => none);
  const reload = useCallback(async () => {
    if (address !== null) await reread(address);
  }, [address]);
  const set = useCallback(
    (data: T) => {
      if (address !== null) setKnown<T>(address, () => data);
    },
    [address],
  );
  return { ...known, fault: known.error?.message ?? null, reload, set };
}

/** One thing, read at `address` by whoever calls (null: nothing yet) and again on `reload`. */
export function useQuery<T>(call: Caller, address: string | null): Query<T> {
  return useRead<T>(address, async (signal) => {
    const data = await call<T>("GET", address ?? "", undefined, { signal });
    return () => data;
  });
}
