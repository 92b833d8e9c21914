import { useEffect, useRef, useState } from "react";
import { loadWords, sayLoaded } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { openPlanner } from "#app/plan/open-planner.ts";
import { beginHistory, type History, pushHistory, redo, undo } from "#app/plan/plan-history.ts";
import { sayChange } from "#app/plan/say-change.ts";
import { compareTrips, type Moved } from "#planner/trip/compare-trips.ts";
import type { PlanEdit } from "#planner/trip/edits.ts";
import type { ChangedPlan, TripPlan } from "#planner/trip/trip-plan.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { readTripLink } from "#trip/link.ts";
import { alignTrip } from "./align-trip.ts";
import { mergePlanned } from "./merge-plan.ts";

/** Any name is answered with today's facts. */
const facts = "/data/planner-facts-desk.json";

export type OpenPlanner = typeof openPlanner;

/**
 * The planner on a quote's trip: each change goes into its days, beside what was written by hand.
 * `plan`: the visitor's plan as an address carries it.
 */
export function useDeskPlan(
  plan: string,
  document: TripDocument,
  onTrip: (document: TripDocument) => void,
  open: OpenPlanner = openPlanner,
) {
  const [history, setHistory] = useState<History<TripPlan> | null>(null);
  const [status, setStatus] = useState<"planning" | "changing" | "ready" | "failed">("planning");
  const [said, setSaid] = useState("");
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const [planner] = useState(() => open(facts));
  const [attempt, setAttempt] = useState(0);
  const written = useRef(document);
  written.current = document;
  const shown = useRef<TripPlan | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isOver = false;
    setStatus("planning");
    // Words by hand are told from the planner's by what both say.
    const words = loadWords();
    readTripLink(plan)
      .then(async (link) => {
        await words;
        return alignTrip(planner, link, daysOfDocument(written.current, sayLoaded));
      })
      .then(
        (trip) => {
          if (isOver) return;
          shown.current = trip;
          setHistory(beginHistory(trip));
          setStatus("ready");
          if (written.current.days.length === 0) onTrip(trip.document);
        },
        () => !isOver && setStatus("failed"),
      );
    return () => {
      isOver = true;
    };
  }, [plan, planner, attempt]);
  useEffect(() => () => planner.close(), [planner]);

  function take(before: TripPlan, after: TripPlan): void {
    shown.current = after;
    const next = mergePlanned(before.document, after.document, written.current, sayLoaded);
    // The next change of a quick hand is made on these, before the page has drawn them.
    written.current = next;
    onTrip(next);
  }

  async function apply([edit, ...others]: readonly [PlanEdit, ...PlanEdit[]]) {
    const before = shown.current;
    if (!before) return null;
    setStatus("changing");
    try {
      let changed: ChangedPlan = await planner.change(before.document, edit);
      for (const one of others) changed = await planner.change(changed.document, one);
      take(before, changed);
      setHistory((now) => now && pushHistory(now, changed));
      setMoved(changed.moved);
      setSaid(sayChange(before, changed, edit));
    } catch {
      setSaid(m.plan_change_failed());
      setStatus("ready");
      return m.plan_change_failed();
    }
    setStatus("ready");
    return null;
  }

  function step(move: typeof undo, words: string): void {
    if (!history) return;
    const next = move(history);
    if (next === history) return;
    take(history.present, next.present);
    setHistory(next);
    setMoved(compareTrips(history.present.document, next.present.document));
    setSaid(words);
  }

  return {
    trip: history?.present ?? null,
    status,
    said,
    moved,
    retry: () => setAttempt((count) => count + 1),
    /** One after the other: the second of two quick changes changes what the first has made. */
    change(...edits: [PlanEdit, ...PlanEdit[]]): Promise<string | null> {
      const done = queue.current.then(() => apply(edits));
      queue.current = done;
      return done;
    },
    listNames: () => planner.listNames(),
    listAlternatives: async (sight: string) =>
      shown.current ? planner.listAlternatives(shown.current.document, sight) : [],
    explainAbsence: async (sight: string) =>
      shown.current ? planner.explainAbsence(shown.current.document, sight) : null,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    undo: () => step(undo, m.plan_said_undone()),
    redo: () => step(redo, m.plan_said_redone()),
  };
}
