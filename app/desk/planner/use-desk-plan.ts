import { useEffect, useRef, useState } from "react";
import { loadWords, sayLoaded } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { openPlanner } from "#app/plan/open-planner.ts";
import { compareTrips, type Moved } from "#app/plan/plan-edits.ts";
import { beginHistory, type History, pushHistory, redo, undo } from "#app/plan/plan-history.ts";
import { sayChange } from "#app/plan/say-change.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { daysOfItinerary, type PlanDays } from "#contract/trip/trip-days.ts";
import type { TripEdit } from "#planner/trip/edits.ts";
import { readTripLink } from "#trip/link.ts";
import { alignTrip } from "./align-trip.ts";
import { mergePlan } from "./merge-plan.ts";
import { compareNightsOnWay, type OnWayChange } from "./nights-on-way.ts";

/** Any name is answered with today's facts. */
const facts = "/data/plannable-desk.json";

export type OpenPlanner = typeof openPlanner;

/**
 * The planner on a quote's days: each change goes into them, beside what was written by hand.
 * `plan`: the visitor's plan as an address carries it.
 */
export function useDeskPlan(
  plan: string,
  days: PlanDays,
  onDays: (days: PlanDays, onWay: OnWayChange) => void,
  open: OpenPlanner = openPlanner,
) {
  const [history, setHistory] = useState<History<Itinerary> | null>(null);
  const [status, setStatus] = useState<"planning" | "changing" | "ready" | "failed">("planning");
  const [said, setSaid] = useState("");
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const [planner] = useState(() => open(facts));
  const [attempt, setAttempt] = useState(0);
  const written = useRef(days);
  written.current = days;
  const shown = useRef<Itinerary | null>(null);
  const turns = useRef(Promise.resolve());

  useEffect(() => {
    let isOver = false;
    setStatus("planning");
    // What goes into the quote's days are sentences.
    const words = loadWords();
    readTripLink(plan)
      .then((link) => alignTrip(planner, link, written.current))
      .then((trip) => words.then(() => trip))
      .then(
        (trip) => {
          if (isOver) return;
          shown.current = trip;
          setHistory(beginHistory(trip));
          setStatus("ready");
          if (written.current.length === 0)
            onDays(daysOfItinerary(trip, sayLoaded), compareNightsOnWay(null, trip));
        },
        () => !isOver && setStatus("failed"),
      );
    return () => {
      isOver = true;
    };
  }, [plan, planner, attempt]);
  useEffect(() => () => planner.close(), [planner]);

  function take(before: Itinerary, after: Itinerary): void {
    shown.current = after;
    const next = mergePlan(
      daysOfItinerary(before, sayLoaded),
      daysOfItinerary(after, sayLoaded),
      written.current,
    );
    // The next change of a quick hand is made on these, before the page has drawn them.
    written.current = next;
    onDays(next, compareNightsOnWay(before, after));
  }

  async function apply(edit: TripEdit): Promise<void> {
    const before = shown.current;
    if (!before) return;
    setStatus("changing");
    try {
      const changed = await planner.change(before, edit);
      take(before, changed.itinerary);
      setHistory((now) => now && pushHistory(now, changed.itinerary));
      setMoved(changed.moved);
      setSaid(sayChange(changed.itinerary, edit, changed.moved));
    } catch {
      setSaid(m.plan_change_failed());
    }
    setStatus("ready");
  }

  function step(move: typeof undo, words: string): void {
    if (!history) return;
    const next = move(history);
    if (next === history) return;
    take(history.present, next.present);
    setHistory(next);
    setMoved(compareTrips(history.present, next.present));
    setSaid(words);
  }

  return {
    trip: history?.present ?? null,
    status,
    said,
    moved,
    retry: () => setAttempt((count) => count + 1),
    /** One after the other: the second of two quick changes changes what the first has made. */
    change(edit: TripEdit): Promise<void> {
      turns.current = turns.current.then(() => apply(edit));
      return turns.current;
    },
    listNames: () => planner.listNames(),
    listAlternatives: async (sight: string) =>
      shown.current ? planner.listAlternatives(shown.current, sight) : [],
    explainAbsence: async (sight: string) =>
      shown.current ? planner.explainAbsence(shown.current, sight) : null,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    undo: () => step(undo, m.plan_said_undone()),
    redo: () => step(redo, m.plan_said_redone()),
  };
}
