import { useMemo } from "react";
import type { Method } from "#app/calls/call-api.ts";
import type { Query } from "#app/calls/use-query.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { callTrip, readTrip } from "#app/kept/call-trip.ts";
import { hasKept } from "#app/kept/kept-hint.ts";
import { useWaiting } from "#app/kept/use-waiting.ts";
import { keepWaiting, sendWaiting } from "#app/kept/waiting.ts";
import type { TripGroup } from "#contract/wire/trip-group.ts";
import { applyWaiting, type ShownGroup } from "./apply-waiting.ts";

export type Group = {
  query: Query<TripGroup>;
  /** With what waits on this phone laid over it. */
  shown: ShownGroup | null;
  /** A change that may wait without a network. @throws CallError */
  change(method: Method, path: string, body?: unknown): Promise<void>;
  /** Another call below the group's address, which needs a network. @throws CallError */
  ask<T>(method: Method, path: string, body?: unknown): Promise<T>;
};

/** What the group of a trip shares, by a link of one of its members. */
export function useGroup(token: string): Group {
  const base = `/api/trip/${token}`;
  const query = useQuery<TripGroup>(readTrip, `${base}/group`);
  const waiting = useWaiting(token);
  const { data, set } = query;
  const shown = useMemo(() => data && applyWaiting(data, waiting), [data, waiting]);
  return {
    query,
    shown,
    async change(method, path, body) {
      const key = crypto.randomUUID();
      const change = { method, path: `/group${path}`, body, key };
      // What was written before goes first: this builds on it.
      if (waiting.some(({ refused }) => !refused)) await sendWaiting(token);
      try {
        const headers = { "idempotency-key": key };
        set(await callTrip<TripGroup>(method, `${base}/group${path}`, body, { headers }));
      } catch (error) {
        if (!hasKept()) throw error;
        await keepWaiting<TripGroup>(token, change, error);
      }
    },
    ask: (method, path, body) => callTrip(method, `${base}/group${path}`, body),
  };
}
