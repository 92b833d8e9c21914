import type { Itinerary } from "#contract/itinerary.ts";
import type { Wish } from "#contract/wish.ts";
import type { PlanEdit } from "./plan-edits.ts";
import type { PlaceName } from "./plan-engine.ts";

/** What the page asks of the worker; the facts come first, as text: a worker may fetch nothing. */
export type PlanRequest = { id: number } & (
  | { ask: "begin"; facts: string }
  | { ask: "names" }
  | { ask: "plan"; wish: Wish }
  | { ask: "change"; itinerary: Itinerary; edit: PlanEdit }
  | { ask: "stop" }
);

/** What it answers: news on the way, then one end. */
export type PlanReply = { id: number } & (
  | { kind: "names"; names: PlaceName[] }
  | { kind: "news"; itinerary: Itinerary; done: boolean }
  | { kind: "trip"; itinerary: Itinerary }
  | { kind: "failed"; text: string }
);
