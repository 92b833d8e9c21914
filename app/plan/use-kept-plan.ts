import { useEffect, useRef } from "react";
import { ownAddress } from "#app/ui/language.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { writeTripLink } from "#trip/link.ts";
import { type KeptPlan, keepPlan } from "./kept-plans.ts";

/**
 * Keeps a trip in the browser and in the address: once the page has drawn it and has nothing better
 * to do, and in any case before one leaves. The address is written without a request; the router's
 * own state stays.
 */
export function useKeptPlan(kept: KeptPlan | null): void {
  const pending = useRef<KeptPlan | null>(null);
  const isHere = useRef(true);
  const keep = () => {
    const plan = pending.current;
    pending.current = null;
    if (plan) keepPlan(plan);
    return plan;
  };
  const id = kept?.id;
  const itinerary = kept?.itinerary;
  const talk = kept?.talk;
  useEffect(() => {
    if (!id || !itinerary) return;
    if (pending.current && pending.current.id !== id) keep();
    const isWaiting = pending.current !== null;
    pending.current = { id, itinerary, ...(talk && { talk }) };
    if (isWaiting) return;
    whenIdle(() => {
      const plan = keep();
      if (!plan) return;
      writeTripLink(writeDocument(plan.itinerary)).then(
        (link) => {
          // Another change, or another page, has an address of its own.
          if (isHere.current && !pending.current)
            window.history.replaceState(
              window.history.state,
              "",
              ownAddress(`/plan?p=${link}${plan.talk ? `&talk=${plan.talk}` : ""}`),
            );
        },
        () => {},
      );
    });
  }, [id, itinerary, talk]);
  useEffect(() => {
    isHere.current = true;
    window.addEventListener("pagehide", keep);
    return () => {
      isHere.current = false;
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, []);
}
