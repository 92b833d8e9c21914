import { useEffect } from "react";
import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { keys, useStored } from "#app/calls/stored-values.ts";
import { useQuery } from "#app/calls/use-query.ts";
import type { KeptPlanInput, KeptPlanList } from "#contract/wire/kept-plans.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { writeTripLink } from "#trip/link.ts";
import { namePlan } from "./plan-words.ts";

const address = "/api/me/plans";
/** Milliseconds of rest after a change before the account hears of it. */
const rest = 2000;

/** The plans of the account of who is signed in, and its copy of the one that is made here. */
export function useAccountPlans(own: { id: string; trip: TripPlan } | null) {
  const isSignedIn = useStored(keys.image) !== null;
  const { data, set } = useQuery<KeptPlanList>(callAsTraveller, isSignedIn ? address : null);
  const id = own?.id;
  const trip = own?.trip;
  useEffect(() => {
    if (!isSignedIn || !id || !trip) return;
    const timer = setTimeout(async () => {
      const plan = await writeTripLink(trip.document);
      const kept: KeptPlanInput = { name: namePlan(trip.document), plan };
      // The browser and the address keep it too: without a network it is sent with the next change.
      await callAsTraveller("PUT", `${address}/${id}`, kept).catch(() => {});
    }, rest);
    return () => clearTimeout(timer);
  }, [isSignedIn, id, trip]);
  return {
    plans: data?.plans ?? [],
    /** @throws CallError, whose message is fit to be shown */
    async drop(gone: string): Promise<void> {
      if (!isSignedIn) return;
      await callAsTraveller("DELETE", `${address}/${gone}`);
      set({ plans: (data?.plans ?? []).filter((plan) => plan.id !== gone) });
    },
  };
}
