import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";

/** What is asked of the planning thread: the facts as text, or the trip of a link or wish. */
export type PlanJob =
  | { id: number; ask: "facts" }
  | ({ id: number; ask: "open"; link: OpenedLink } & PlanBounds);

/** Improvements instead of time: the same wish is the same trip, whatever else the machine does. */
export type PlanBounds = { iterations?: number };

export type PlanAnswer =
  | { id: number; kind: "facts"; text: string }
  | { id: number; kind: "plan"; itinerary: Itinerary }
  /** A fault of ours; a wish that cannot be kept is a plan with conflicts. */
  | { id: number; kind: "failed"; text: string };
