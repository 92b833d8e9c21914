import { useEffect, useRef, useState } from "react";
import { createUuid } from "#app/calls/create-uuid.ts";
import { loadWords, useWords, withWords } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { dropSavedPlace, useSavedPlaces } from "#app/saved/saved-places.ts";
import { isSlowLine } from "#app/site/slow-line.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { compareTrips, type Moved } from "#planner/trip/compare-trips.ts";
import { listNamed, type PlanEdit, writesWords } from "#planner/trip/edits.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { ChangedPlan, TripPlan } from "#planner/trip/trip-plan.ts";
import type { TripDocument } from "#trip/document.ts";
import { fitsLink } from "#trip/link.ts";
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
export type Offer = { plan: TripPlan; moved: Moved[]; percent: number };

/** Wish, nights, visits and times are the same: the facts beside them may be of another day. */
const spell = (trip: TripDocument) => JSON.stringify({ ...writeSkeleton(trip), h: "", t: [] });

const findKept = (plans: readonly KeptPlan[], trip: TripPlan) => {
  const said = spell(trip.document);
  return plans.find(({ plan }) => spell(plan.document) === said);
};

/** Quiet searches for one trip; milliseconds of rest before each. */
const quiet = { rounds: 4, rest: 1500 };

/**
 * The trip that is being made: planned, changed, undone, kept in the browser and in the address.
 * `first`: a plan that the server has made; `isAsked`: one is asked for that the browser makes (`open`).
 * `said`: what has just changed, to be read out.
 */
export function usePlan(openPlanner: () => Planner, first: TripPlan | null, isAsked = false) {
  const [history, setHistory] = useState<History<TripPlan> | null>(first && beginHistory(first));
  const [status, setStatus] = useState<PlanStatus>(first ? "ready" : "idle");
  const [said, setSaid] = useState("");
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [id, setId] = useState<string | null>(null);
  /** Not owned until edited: what was opened by a link is somebody else's. */
  const [isOwn, setOwn] = useState(false);
  /** The id under which the plan is shared and talked about; null: it is not. */
  const [talk, setTalk] = useState<string | null>(null);
  const opener = useRef<Planner | null>(null);
  const latest = useRef(0);
  const shown = useRef(first);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const open = () => {
    void loadWords().catch(() => {});
    opener.current ??= openPlanner();
    return opener.current;
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
    const own = latest.current;
    const isNew = () => own === latest.current;
    const prepared = prepareKeptPlans();
    // Who plans meanwhile has begun another trip.
    const goOn = () => (isNew() ? begin() : setId((now) => now ?? createUuid()));
    if (prepared) prepared.catch(() => {}).then(goOn);
    else begin();
    return () => {
      latest.current += 1;
      opener.current?.close();
      opener.current = null;
    };
  }, []);

  useKeptPlan(
    trip && id && isOwn && status === "ready" ? { id, plan: trip, ...(talk && { talk }) } : null,
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
      const wish = shown.current?.document.wish;
      if (!wish) return;
      const planner = open();
      planner
        .warm(wish)
        // Names of all places bring the texts of all, which a change may show.
        .then(() => (isSlowLine() ? null : planner.listNames()))
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
          plan: better,
          moved: compareTrips(trip.document, better.document),
          percent: Math.max(
            1,
            Math.round((better.itinerary.worth / trip.itinerary.worth - 1) * 100),
          ),
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
  const saved = useSavedPlaces();
  const asked = useRef(new Set<string>());
  const missing = saved.find(({ id }) => {
    if (!trip?.document.wish || asked.current.has(id)) return false;
    const { must, never, pins } = trip.document.wish;
    const isPinned = pins.some((pin) => pin.kind === "sight" && pin.sight === id);
    return !must.includes(id) && !never.includes(id) && !isPinned;
  })?.id;
  useEffect(() => {
    if (!trip || !missing || !isOwn || status !== "ready") return;
    asked.current.add(missing);
    void change({ do: "want", id: missing });
  }, [trip, missing, isOwn, status]);

  function show(kept: KeptPlan): void {
    latest.current += 1;
    setId(kept.id);
    setTalk(kept.talk ?? null);
    setOwn(true);
    setHistory(beginHistory(kept.plan));
    setMoved([]);
    setStatus("ready");
  }

  /** A new trip of a wish; `as`: under another id than the one that is shown. */
  async function plan(wish: Wish, as?: string, becomesOwn = true): Promise<void> {
    const own = ++latest.current;
    if (as) setId(as);
    setTalk(null);
    setOwn(becomesOwn);
    setStatus("planning");
    setMoved([]);
    setSaid(m.plan_said_planning());
    let isFirst = true;
    const take = (planned: TripPlan, done: boolean) => {
      if (own !== latest.current) return;
      const begins = isFirst;
      isFirst = false;
      setHistory((now) =>
        !now
          ? beginHistory(planned)
          : begins
            ? pushHistory(now, planned)
            : replacePresent(now, planned),
      );
      setStatus(done ? "ready" : "improving");
    };
    try {
      const planned = await open().plan(wish, (better) => take(better, false));
      take(planned, true);
      if (own === latest.current)
        setSaid(
          m.plan_said_planned({
            days: planned.document.days.length,
            visits: listVisits(planned.document).length,
          }),
        );
    } catch {
      if (own !== latest.current) return;
      setStatus("failed");
      setSaid(m.plan_failed());
    }
  }

  /** The trip of a link as it stands there, nobody's own yet; `as`: one's own, kept under this id. */
  async function openLink(asked: OpenedLink, as?: string): Promise<void> {
    if (!asked.skeleton) return plan(asked.wish, as, as !== undefined);
    const own = ++latest.current;
    if (as) setId(as);
    setStatus("planning");
    setMoved([]);
    try {
      const opened = await open().open(asked);
      await prepareKeptPlans()?.catch(() => {});
      if (own !== latest.current) return;
      const kept = as === undefined ? findKept(readKeptPlans(), opened) : undefined;
      const ofAddress = as === undefined ? readTalkOfAddress() : null;
      if (kept) return show(ofAddress ? { talk: ofAddress, ...kept } : kept);
      setTalk(ofAddress);
      setOwn(as !== undefined);
      setHistory(beginHistory(opened));
      setStatus("ready");
    } catch {
      if (own !== latest.current) return;
      setStatus("failed");
      setSaid(m.plan_failed());
    }
  }

  async function apply(edits: readonly [PlanEdit, ...PlanEdit[]]): Promise<string | null> {
    const before = shown.current;
    if (!before) return null;
    const own = ++latest.current;
    try {
      // Nothing is drawn before the answer: what would be stands in the way of it.
      const [edit] = edits;
      let { moved, ...changed }: ChangedPlan = { ...before, moved: [] };
      for (const one of edits) ({ moved, ...changed } = await open().change(changed.document, one));
      const isTooLong = edits.some(writesWords) && !(await fitsLink(changed.document));
      if (own !== latest.current) return null;
      if (isTooLong) {
        setStatus("ready");
        return m.plan_words_too_long();
      }
      if (edit.do === "never" || edit.do === "remove-item")
        for (const one of listNamed(edit, before.document)) dropSavedPlace(one);
      setOwn(true);
      shown.current = changed;
      setHistory((now) => (now ? pushHistory(now, changed) : beginHistory(changed)));
      setMoved(moved);
      setSaid(sayChange(before, { ...changed, moved }, edit));
      setStatus("ready");
      return null;
    } catch {
      if (own !== latest.current) return null;
      setStatus("failed");
      setSaid(m.plan_change_failed());
      return m.plan_change_failed();
    }
  }

  /** @returns what stands against it; null: it is done. Edits that are one step. One change after the other: the second of two quick ones changes what the first has made. */
  function change(...edits: [PlanEdit, ...PlanEdit[]]): Promise<string | null> {
    const done = queue.current.then(() => apply(edits));
    queue.current = done;
    return done;
  }

  function step(move: typeof undo, words: string) {
    if (!history) return;
    const next = move(history);
    if (next === history) return;
    latest.current += 1;
    setOwn(true);
    setHistory(next);
    setMoved(compareTrips(history.present.document, next.present.document));
    setStatus("ready");
    setSaid(words);
  }

  function takeOffer() {
    if (!offer || !history) return;
    latest.current += 1;
    setHistory(pushHistory(history, offer.plan));
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
      shown.current ? withWords(open().listAlternatives(shown.current.document, sight)) : [],
    explainAbsence: async (sight: string) =>
      shown.current ? withWords(open().explainAbsence(shown.current.document, sight)) : null,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    undo: () => step(undo, m.plan_said_undone()),
    redo: () => step(redo, m.plan_said_redone()),
  };
}

export type Plan = ReturnType<typeof usePlan>;
