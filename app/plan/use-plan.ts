import { useEffect, useRef, useState } from "react";
import { createUuid } from "#app/calls/create-uuid.ts";
import { loadWords, useWords, withWords } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { dropSavedPlace, useSavedPlaces } from "#app/saved/saved-places.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { compareTrips, type Moved } from "#planner/trip/compare-trips.ts";
import { listNamed, type PlanEdit } from "#planner/trip/edits.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { writeSkeleton } from "#trip/skeleton.ts";
import type { Planner } from "./create-planner.ts";
import { type KeptPlan, prepareKeptPlans, readKeptPlans } from "./kept-plans.ts";
import { listVisits } from "./plan-edits.ts";
import {
  beginHistory,
  type History,
  pushHistory,
  redo,
  replacePresent,
  undo,
} from "./plan-history.ts";
import { sayChange } from "./say-change.ts";
import { readTalkOfAddress } from "./talk-of-address.ts";
import { useKeptPlan } from "./use-kept-plan.ts";

export type PlanStatus = "idle" | "planning" | "improving" | "ready" | "failed";

/** A better trip that was found while one reads: what it changes, and what it is worth more. */
export type Offer = { itinerary: Itinerary; moved: Moved[]; percent: number };

/** Wish, nights, visits and times are the same: the facts beside them may be of another day. */
const spell = (trip: Itinerary) =>
  JSON.stringify({ ...writeSkeleton(writeDocument(trip)), h: "", t: [] });

const findKept = (plans: readonly KeptPlan[], trip: Itinerary) => {
  const said = spell(trip);
  return plans.find(({ itinerary }) => spell(itinerary) === said);
};

/** Quiet searches for one trip; milliseconds of rest before each. */
const quiet = { rounds: 4, rest: 1500 };

/**
 * The trip that is being made: planned, changed, undone, kept in the browser and in the address.
 * `first`: a plan that the server has made; `isAsked`: one is asked for that the browser makes (`open`).
 * `said`: what has just changed, to be read out.
 */
export function usePlan(openPlanner: () => Planner, first: Itinerary | null, isAsked = false) {
  const [history, setHistory] = useState<History<Itinerary> | null>(first && beginHistory(first));
  const [status, setStatus] = useState<PlanStatus>(first ? "ready" : "idle");
  const [said, setSaid] = useState("");
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [id, setId] = useState<string | null>(null);
  /** Not owned until edited: what was opened by a link is somebody else's. */
  const [isOwn, setOwn] = useState(false);
  /** The id under which the plan is shared and talked about; null: it is not. */
  const [talk, setTalk] = useState<string | null>(null);
  const opened = useRef<Planner | null>(null);
  const turn = useRef(0);
  const shown = useRef(first);
  const edits = useRef(Promise.resolve());
  const open = () => {
    void loadWords().catch(() => {});
    opened.current ??= openPlanner();
    return opened.current;
  };
  const trip = history?.present ?? null;
  shown.current = trip;
  // What the server has made came with its sentences.
  const hasWords = useWords(trip !== null && trip !== first);

  useEffect(() => {
    const begin = () => {
      const plans = readKeptPlans();
      // One's own trip goes on under its own name; another of the same wish is another trip.
      const kept = first ? findKept(plans, first) : plans[0];
      const asked = readTalkOfAddress();
      if (kept && !isAsked) show(first && asked ? { talk: asked, ...kept } : kept);
      else {
        setId(createUuid());
        setTalk(asked);
      }
    };
    const own = turn.current;
    const isNew = () => own === turn.current;
    const prepared = prepareKeptPlans();
    // Who plans meanwhile has begun another trip.
    const goOn = () => (isNew() ? begin() : setId((now) => now ?? createUuid()));
    if (prepared) prepared.catch(() => {}).then(goOn);
    else begin();
    return () => {
      turn.current += 1;
      opened.current?.close();
      opened.current = null;
    };
  }, []);

  useKeptPlan(
    trip && id && isOwn && status === "ready"
      ? { id, itinerary: trip, ...(talk && { talk }) }
      : null,
  );

  /** Before a first trip is asked for: what answers comes before what searches on. */
  const warm = (wish: Wish) => {
    const planner = open();
    planner
      .warm(wish)
      .then(() => planner.warmSearch(wish))
      .catch(() => {});
  };

  // Once a trip is there everything that changes it is fetched, so that it works without a network.
  const has = trip !== null;
  useEffect(() => {
    if (!has) return;
    const timer = setTimeout(() => {
      if (shown.current)
        open()
          .warm(shown.current.wish)
          .catch(() => {});
    }, 300);
    return () => clearTimeout(timer);
  }, [has]);

  // While one reads, a better one is looked for; it is offered, never put in its place.
  useEffect(() => {
    if (!trip || !isOwn || status !== "ready") return;
    let isOver = false;
    let round = 0;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      round += 1;
      const better = document.hidden ? null : await open().improve(trip, round);
      if (isOver) return;
      if (better)
        setOffer({
          itinerary: better,
          moved: compareTrips(trip, better),
          percent: Math.max(1, Math.round((better.worth / trip.worth - 1) * 100)),
        });
      else if (round < quiet.rounds) timer = setTimeout(() => void look(), quiet.rest);
    };
    timer = setTimeout(() => void look(), quiet.rest);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setOffer(null);
    };
  }, [trip, isOwn, status]);

  // What was taken to heart elsewhere goes into the trip that is being made, once.
  const wished = useSavedPlaces();
  const asked = useRef(new Set<string>());
  const missing = wished.find(({ id }) => {
    if (!trip || asked.current.has(id)) return false;
    const { must, never, pins } = trip.wish;
    const isPinned = pins.some((pin) => pin.kind === "sight" && pin.sight === id);
    return !must.includes(id) && !never.includes(id) && !isPinned;
  })?.id;
  useEffect(() => {
    if (!trip || !missing || !isOwn || status !== "ready") return;
    asked.current.add(missing);
    void change({ do: "want", id: missing });
  }, [trip, missing, isOwn, status]);

  function show(plan: KeptPlan): void {
    turn.current += 1;
    setId(plan.id);
    setTalk(plan.talk ?? null);
    setOwn(true);
    setHistory(beginHistory(plan.itinerary));
    setMoved([]);
    setStatus("ready");
  }

  /** A new trip of a wish; `as`: under another id than the one that is shown. */
  async function plan(wish: Wish, as?: string, becomesOwn = true): Promise<void> {
    const own = ++turn.current;
    if (as) setId(as);
    setTalk(null);
    setOwn(becomesOwn);
    setStatus("planning");
    setMoved([]);
    setSaid(m.plan_said_planning());
    let isFirst = true;
    const take = (itinerary: Itinerary, done: boolean) => {
      if (own !== turn.current) return;
      const begins = isFirst;
      isFirst = false;
      setHistory((now) =>
        !now
          ? beginHistory(itinerary)
          : begins
            ? pushHistory(now, itinerary)
            : replacePresent(now, itinerary),
      );
      setStatus(done ? "ready" : "improving");
    };
    try {
      const itinerary = await open().plan(wish, (better) => take(better, false));
      take(itinerary, true);
      if (own === turn.current)
        setSaid(
          m.plan_said_planned({
            days: itinerary.days.length,
            visits: listVisits(itinerary).length,
          }),
        );
    } catch {
      if (own !== turn.current) return;
      setStatus("failed");
      setSaid(m.plan_failed());
    }
  }

  /** The trip of a link as it stands there, nobody's own yet; `as`: one's own, kept under this id. */
  async function openLink(asked: OpenedLink, as?: string): Promise<void> {
    if (!asked.skeleton) return plan(asked.wish, as, as !== undefined);
    const own = ++turn.current;
    if (as) setId(as);
    setStatus("planning");
    setMoved([]);
    try {
      const itinerary = await open().open(asked);
      await prepareKeptPlans()?.catch(() => {});
      if (own !== turn.current) return;
      const kept = as === undefined ? findKept(readKeptPlans(), itinerary) : undefined;
      const ofAddress = as === undefined ? readTalkOfAddress() : null;
      if (kept) return show(ofAddress ? { talk: ofAddress, ...kept } : kept);
      setTalk(ofAddress);
      setOwn(as !== undefined);
      setHistory(beginHistory(itinerary));
      setStatus("ready");
    } catch {
      if (own !== turn.current) return;
      setStatus("failed");
      setSaid(m.plan_failed());
    }
  }

  async function apply(edit: PlanEdit): Promise<void> {
    const before = shown.current;
    if (!before) return;
    const own = ++turn.current;
    try {
      // Nothing is drawn before the answer: what would be stands in the way of it.
      const changed = await open().change(before, edit);
      if (own !== turn.current) return;
      if (edit.do === "never" || edit.do === "remove-item")
        for (const one of listNamed(edit, before)) dropSavedPlace(one);
      setOwn(true);
      shown.current = changed.itinerary;
      setHistory((now) =>
        now ? pushHistory(now, changed.itinerary) : beginHistory(changed.itinerary),
      );
      setMoved(changed.moved);
      setSaid(sayChange(before, changed, edit));
      setStatus("ready");
    } catch {
      if (own !== turn.current) return;
      setStatus("failed");
      setSaid(m.plan_change_failed());
    }
  }

  /** One after the other: the second of two quick changes changes what the first has made. */
  function change(edit: PlanEdit): Promise<void> {
    edits.current = edits.current.then(() => apply(edit));
    return edits.current;
  }

  function step(move: typeof undo, words: string) {
    if (!history) return;
    const next = move(history);
    if (next === history) return;
    turn.current += 1;
    setOwn(true);
    setHistory(next);
    setMoved(compareTrips(history.present, next.present));
    setStatus("ready");
    setSaid(words);
  }

  function takeOffer() {
    if (!offer || !history) return;
    turn.current += 1;
    setHistory(pushHistory(history, offer.itinerary));
    setMoved(offer.moved);
    setStatus("ready");
    setSaid(m.plan_said_better());
  }

  return {
    id,
    trip: hasWords || trip === first ? trip : first,
    isOwn,
    talk,
    setTalk,
    status,
    said,
    moved,
    offer,
    warm,
    plan,
    open: openLink,
    show,
    change,
    takeOffer,
    listNames: () => open().listNames(),
    listAlternatives: async (sight: string) =>
      shown.current ? withWords(open().listAlternatives(shown.current, sight)) : [],
    explainAbsence: async (sight: string) =>
      shown.current ? withWords(open().explainAbsence(shown.current, sight)) : null,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    undo: () => step(undo, m.plan_said_undone()),
    redo: () => step(redo, m.plan_said_redone()),
  };
}

export type Plan = ReturnType<typeof usePlan>;
