import { useEffect, useMemo, useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { invalidate } from "#app/calls/shared-reads.ts";
import { type Query, useQuery } from "#app/calls/use-query.ts";
import { readTrip } from "#app/kept/call-trip.ts";
import { withMarks } from "#app/kept/duty-marks.ts";
import { forgetTrip, sweepKept } from "#app/kept/forget-kept.ts";
import { keepDuty } from "#app/kept/keep-duty.ts";
import { setAsOf, useShownAsOf } from "#app/kept/kept-hint.ts";
import { baseOf, getKept, hashToken, isDuty, type KeptDuty } from "#app/kept/kept-store.ts";
import { useWaiting } from "#app/kept/use-waiting.ts";
import { keepWaiting } from "#app/kept/waiting.ts";
import type { DutyInput, DutyPage } from "#contract/trip/duties.ts";

export type OwnDuty = {
  page: Query<DutyPage>;
  /** What the site or this phone says, with what waits over it; null: nothing yet. */
  shown: DutyPage | null;
  /** What lies on this phone; null: nothing, or not yet. */
  kept: KeptDuty | null;
  /** As of when what is shown was heard of; null: it is the site's. */
  asOf: string | null;
  /** Nothing can be kept here: a private window, a full phone. */
  cannotKeep: boolean;
  /** Of a day; without a network it waits on this phone. @throws CallError */
  mark(day: string, input: DutyInput): Promise<void>;
  forget(): Promise<void>;
};

/** One's days by the link of a duty: kept on this phone as soon as they are opened, until somebody forgets them. */
export function useDuty(token: string): OwnDuty {
  const base = baseOf(token);
  const page = useQuery<DutyPage>(readTrip, base);
  const asOf = useShownAsOf();
  const [kept, setKept] = useState<KeptDuty | null>(null);
  const [cannotKeep, setCannotKeep] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const { data } = page;
  const waiting = useWaiting(token);
  const shown = useMemo(() => data && withMarks(data, waiting), [data, waiting]);
  useEffect(() => {
    const look = async () => {
      await sweepKept();
      const found = await getKept("trips", await hashToken(token));
      if (found && isDuty(found)) setKept((now) => now ?? found);
    };
    void look().catch(() => {});
  }, [token]);
  useEffect(() => {
    // What was read from here is not newer than what lies here.
    if (!data || asOf !== null || isForgotten) return;
    keepDuty(token, data).then(setKept, () => setCannotKeep(true));
  }, [token, data, asOf, isForgotten]);
  useEffect(() => {
    const again = () => void invalidate(base);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [base]);
  return {
    ...{ page, shown, kept, asOf, cannotKeep },
    async mark(day, input) {
      const path = `/${day}`;
      const body = { ...input, at: new Date().toISOString() };
      // Tried again with the same key it is done once, whether or not the first try arrived.
      const key = crypto.randomUUID();
      try {
        const headers = { "idempotency-key": key };
        page.set(await callApi<DutyPage>("POST", base + path, body, { headers }));
      } catch (error) {
        await keepWaiting(token, { method: "POST", path, body, key }, error);
      }
    },
    async forget() {
      setForgotten(true);
      await forgetTrip(token);
      setKept(null);
      setAsOf(null);
    },
  };
}
