import { useEffect, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import type { Itinerary } from "#contract/itinerary.ts";
import { writePlanLink } from "#contract/plan-link.ts";
import type { Wish } from "#contract/wish.ts";
import { keepPlan, readKeptPlan } from "./kept-plan.ts";
import { compareTrips, listVisits, type PlanEdit } from "./plan-edits.ts";
import type { Planner } from "./plan-engine.ts";
import {
  beginHistory,
  type History,
  pushHistory,
  redo,
  replacePresent,
  undo,
} from "./plan-history.ts";

export type PlanStatus = "idle" | "planning" | "improving" | "changing" | "ready" | "failed";

const list = new Intl.ListFormat("en");

/** "Agra Fort was left out. Baby Taj came in." */
function sayChange(before: Itinerary, after: Itinerary, edit: PlanEdit): string {
  const own = "sight" in edit ? edit.sight : "id" in edit ? edit.id : undefined;
  const { came, went, moved } = compareTrips(before, after, own);
  const names = (items: string[]) =>
    list.format(
      items.length > 4 ? [...items.slice(0, 3), m.plan_more({ count: items.length - 3 })] : items,
    );
  const found = listVisits(after).find(({ visit }) => visit.sight === own);
  const said = [
    edit.kind === "remove" && m.plan_said_removed(),
    (edit.kind === "move" || edit.kind === "pin" || edit.kind === "add") &&
      (found
        ? m.plan_said_on_day({ name: found.visit.name, day: found.day })
        : m.plan_said_not_possible()),
    edit.kind === "unpin" && m.plan_said_unpinned(),
    edit.kind === "nights" && m.plan_said_nights(),
    came.length > 0 && m.plan_said_came({ names: names(came) }),
    went.length > 0 && m.plan_said_went({ names: names(went) }),
    moved.length > 0 && m.plan_said_moved({ names: names(moved) }),
    came.length + went.length + moved.length === 0 && m.plan_said_rest(),
  ];
  return said.filter(Boolean).join(" ");
}

/** Writes the plan into the address without a request; the router's own state stays. */
async function writeAddress(wish: Wish): Promise<void> {
  const link = await writePlanLink(wish);
  window.history.replaceState(window.history.state, "", `/plan?p=${link}`);
}

/**
 * The trip that is being made: planned, changed, undone, kept in the browser and in the address.
 * `first`: a plan that the server has made. `said`: what has just changed, to be read out.
 */
export function usePlan(planner: Planner | (() => Planner), first: Itinerary | null) {
  const [history, setHistory] = useState<History<Itinerary> | null>(first && beginHistory(first));
  const [status, setStatus] = useState<PlanStatus>(first ? "ready" : "idle");
  const [said, setSaid] = useState("");
  const opened = useRef<Planner | null>(null);
  const turn = useRef(0);
  const open = () => {
    opened.current ??= typeof planner === "function" ? planner() : planner;
    return opened.current;
  };
  useEffect(() => {
    if (!first) {
      const kept = readKeptPlan();
      if (kept) {
        setHistory(beginHistory(kept));
        setStatus("ready");
      }
    }
    return () => {
      turn.current += 1;
      opened.current?.close();
      opened.current = null;
    };
  }, []);

  const trip = history?.present ?? null;
  useEffect(() => {
    if (!trip || status !== "ready") return;
    keepPlan(trip);
    writeAddress(trip.wish).catch(() => {});
  }, [trip, status]);

  async function plan(wish: Wish): Promise<void> {
    const own = ++turn.current;
    setStatus("planning");
    setSaid(m.plan_said_planning());
    let isFirst = true;
    const show = (itinerary: Itinerary, done: boolean) => {
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
      const itinerary = await open().plan(wish, (news) => show(news.itinerary, false));
      show(itinerary, true);
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

  async function change(edit: PlanEdit): Promise<void> {
    if (!trip) return;
    const own = ++turn.current;
    setStatus("changing");
    try {
      const next = await open().change(trip, edit);
      if (own !== turn.current) return;
      setHistory((now) => (now ? pushHistory(now, next) : beginHistory(next)));
      setSaid(sayChange(trip, next, edit));
      setStatus("ready");
    } catch {
      if (own !== turn.current) return;
      setStatus("failed");
      setSaid(m.plan_change_failed());
    }
  }

  function step(move: typeof undo, words: string) {
    if (!history) return;
    turn.current += 1;
    setHistory(move(history));
    setStatus("ready");
    setSaid(words);
  }

  return {
    trip,
    status,
    said,
    plan,
    change,
    listNames: () => open().listNames(),
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    undo: () => step(undo, m.plan_said_undone()),
    redo: () => step(redo, m.plan_said_redone()),
  };
}

export type Plan = ReturnType<typeof usePlan>;
