import type { Wish } from "#contract/trip/wish.ts";
import type { PlanEdit } from "#planner/trip/edits.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { TripDocument } from "#trip/document.ts";
import type { SearchOptions } from "./plan-engine.ts";

/** What the page asks of the worker; the facts come first, as text: a worker may fetch nothing. */
export type PlanAsk =
  | { ask: "begin"; facts: string }
  | { ask: "warm"; wish: Wish }
  | { ask: "names" }
  | { ask: "search"; wish: Wish; options: SearchOptions; tell: boolean }
  | { ask: "open"; link: OpenedLink }
  | { ask: "change"; trip: TripDocument; edit: PlanEdit }
  | { ask: "alternatives"; trip: TripDocument; sight: string }
  | { ask: "absence"; trip: TripDocument; sight: string };

export type PlanRequest = { id: number } & PlanAsk;

/** What it answers: better trips on the way, then one end with what the engine returned. */
export type PlanReply = {
  id: number;
} /** Parts of texts that the answer will show, while it is still made. */ & (
  | { kind: "likely"; parts: string[] }
  | { kind: "better"; plan: TripPlan }
  | { kind: "done"; value: unknown }
  | { kind: "failed"; text: string }
);
