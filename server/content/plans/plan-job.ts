import type { Itinerary } from "#contract/itinerary.ts";
import type { Wish } from "#contract/wish.ts";

/** What is asked of the planning thread: the facts as text, or a plan of a wish. */
export type PlanJob =
  | { id: number; ask: "facts" }
  | ({ id: number; ask: "plan"; wish: Wish } & PlanBounds);

/** Betterments instead of time: the same wish is the same trip, whatever else the machine does. */
export type PlanBounds = { iterations?: number };

export type PlanAnswer =
  | { id: number; kind: "facts"; text: string }
  | { id: number; kind: "plan"; itinerary: Itinerary }
  /** A fault of ours; a wish that cannot be kept is a plan with conflicts. */
  | { id: number; kind: "failed"; text: string };
