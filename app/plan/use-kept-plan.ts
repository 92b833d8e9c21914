import { useEffect, useRef } from "react";
import { ownAddress } from "#app/ui/language.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
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
    const waiting = pending.current;
    pending.current = null;
    if (waiting) keepPlan(waiting);
    return waiting;
  };
  const id = kept?.id;
  const plan = kept?.plan;
  const talk = kept?.talk;
  useEffect(() => {
    if (!id || !plan) return;
    if (pending.current && pending.current.id !== id) keep();
    const isWaiting = pending.current !== null;
    pending.current = { id, plan, ...(talk && { talk }) };
    if (isWaiting) return;
    whenIdle(() => {
      const done = keep();
      if (!done) return;
      writeTripLink(done.plan.document).then(
        (link) => {
          // Another change, or another page, has an address of its own.
          if (isHere.current && !pending.current)
            window.history.replaceState(
              window.history.state,
              "",
              ownAddress(`/plan?p=${link}${done.talk ? `&talk=${done.talk}` : ""}`),
            );
        },
        () => {},
      );
    });
  }, [id, plan, talk]);
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
