import { createContext, useContext } from "react";
import type { Itinerary } from "#contract/itinerary.ts";
import type { TripEdit } from "#planner/trip/edits.ts";
import type { Moved } from "./plan-edits.ts";
import type { Plan } from "./use-plan.ts";

/** What the parts of a shown trip work with. */
export type TripTools = Pick<Plan, "listNames" | "listAlternatives" | "explainAbsence"> & {
  trip: Itinerary;
  /** What the last change has moved, by sight. */
  moved: ReadonlyMap<string, Moved>;
  change(edit: TripEdit): void;
};

const ToolsContext = createContext<TripTools | null>(null);
export const TripToolsProvider = ToolsContext.Provider;

export function useTripTools(): TripTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error("useTripTools is called outside a trip");
  return tools;
}
