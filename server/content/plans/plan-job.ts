import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { Override } from "../overrides/layers.ts";
import type { PlannerTexts } from "./planner-files.ts";
import type { PreparedThread } from "./prepared-facts.ts";

/** What is asked of the planning thread: the facts as text, or the trip of a link or wish. */
export type PlanJob =
  | { id: number; ask: "facts" }
  /** What is published over the content from now on; the next answer is of it. */
  | { id: number; ask: "overrides"; overrides: readonly Override[] }
  | ({ id: number; ask: "open"; link: OpenedLink } & PlanBounds);

/** What a thread starts with. */
export type ThreadBeginning = {
  prepared: PreparedThread | null;
  overrides: readonly Override[];
};

/** Improvements instead of time: the same wish is the same trip, whatever else the machine does. */
export type PlanBounds = { iterations?: number };

/** The facts as JSON, and what the planner's page fetches of them. */
export type FactsAnswer = { text: string; planner: PlannerTexts };

export type PlanAnswer =
  | { id: number; kind: "heard" }
  | ({ id: number; kind: "facts" } & FactsAnswer)
  | { id: number; kind: "plan"; plan: TripPlan }
  /** A fault of ours; a wish that cannot be kept is a plan with conflicts. */
  | { id: number; kind: "failed"; text: string };
