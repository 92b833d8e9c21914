import { createContext, type RefObject, useContext } from "react";
import type { Itinerary } from "#contract/itinerary.ts";
import type { TripEdit } from "#planner/trip/edits.ts";
import { keepFocus } from "./keep-focus.ts";
import type { Moved } from "./plan-edits.ts";
import type { Plan } from "./use-plan.ts";

/** What the parts of a shown trip work with. */
export type TripTools = Pick<Plan, "listNames" | "listAlternatives" | "explainAbsence"> & {
  trip: Itinerary;
  /** What the last change has moved, by sight. */
  moved: ReadonlyMap<string, Moved>;
  change(edit: TripEdit): void;
};

/** A plan's tools for the trip that it shows below `root`, where the focus stays after a change. */
export const giveTools = (
  plan: Pick<Plan, "listNames" | "listAlternatives" | "explainAbsence" | "change"> & {
    moved: readonly Moved[];
  },
  trip: Itinerary,
  root: RefObject<HTMLElement | null>,
): TripTools => ({
  trip,
  moved: new Map(plan.moved.map((one) => [one.id, one])),
  change: (edit) => void keepFocus(root.current, () => plan.change(edit)),
  listNames: plan.listNames,
  listAlternatives: plan.listAlternatives,
  explainAbsence: plan.explainAbsence,
});

const ToolsContext = createContext<TripTools | null>(null);
export const TripToolsProvider = ToolsContext.Provider;

export function useTripTools(): TripTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error("useTripTools is called outside a trip");
  return tools;
}
