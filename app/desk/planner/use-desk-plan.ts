import { useEffect, useRef, useState } from "react";
import { loadWords, sayLoaded } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { openPlanner } from "#app/plan/open-planner.ts";
import { beginHistory, type History, pushHistory, redo, undo } from "#app/plan/plan-history.ts";
import { sayChange } from "#app/plan/say-change.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { compareTrips, type Moved } from "#planner/trip/compare-trips.ts";
import type { PlanEdit } from "#planner/trip/edits.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
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
  const [history, setHistory] = useState<History<Itinerary> | null>(null);
  const [status, setStatus] = useState<"planning" | "changing" | "ready" | "failed">("planning");
  const [said, setSaid] = useState("");
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const [planner] = useState(() => open(facts));
  const [attempt, setAttempt] = useState(0);
  const written = useRef(document);
  written.current = document;
  const shown = useRef<Itinerary | null>(null);
  const turns = useRef(Promise.resolve());

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
          if (written.current.days.length === 0) onTrip(writeDocument(trip));
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
    const planned = [writeDocument(before), writeDocument(after)] as const;
    const next = mergePlanned(...planned, written.current, sayLoaded);
    // The next change of a quick hand is made on these, before the page has drawn them.
    written.current = next;
    onTrip(next);
  }

  async function apply(edit: PlanEdit): Promise<void> {
    const before = shown.current;
    if (!before) return;
    setStatus("changing");
    try {
      const changed = await planner.change(before, edit);
      take(before, changed.itinerary);
      setHistory((now) => now && pushHistory(now, changed.itinerary));
      setMoved(changed.moved);
      setSaid(sayChange(before, changed, edit));
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
    change(edit: PlanEdit): Promise<void> {
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
