import { createContext, type ReactNode, type RefObject, useContext, useMemo } from "react";
import { useStable } from "#app/ui/use-stable.ts";
import type { Moved } from "#planner/trip/compare-trips.ts";
import type { PlanEdit } from "#planner/trip/edits.ts";
import { listDated } from "#trip/dates.ts";
import type { TripDocument } from "#trip/document.ts";
import { keepFocus } from "./keep-focus.ts";
import { useSame } from "./keep-same.ts";
import type { Plan } from "./use-plan.ts";

/** What the parts of a shown trip work with: the same as long as it is shown, so that none is rendered for it. */
export type TripTools = Pick<Plan, "listNames" | "listAlternatives" | "explainAbsence"> & {
  /** The trip as it stands when it is asked for. */
  readTrip(): TripDocument;
  /** Edits that are one step. @returns what stands against it; null: it is done */
  change(...edits: [PlanEdit, ...PlanEdit[]]): Promise<string | null>;
};

type Dates = readonly { id: string; number: number; date: string | null }[];

const ToolsContext = createContext<TripTools | null>(null);
const MovedContext = createContext<ReadonlyMap<string, Moved>>(new Map());
const DatesContext = createContext<Dates>([]);

type GivenTools = Pick<Plan, "listNames" | "listAlternatives" | "explainAbsence" | "change"> & {
  moved: readonly Moved[];
};

/** A plan's tools for the trip that it shows below `root`, where the focus stays after a change. */
export function TripToolsProvider({
  plan,
  trip,
  root,
  children,
}: {
  plan: GivenTools;
  trip: TripDocument;
  root: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const tools = useStable<TripTools>({
    readTrip: () => trip,
    change: (...edits) => keepFocus(root.current, () => plan.change(...edits)),
    listNames: plan.listNames,
    listAlternatives: plan.listAlternatives,
    explainAbsence: plan.explainAbsence,
  });
  const moved = useMemo(() => new Map(plan.moved.map((one) => [one.id, one])), [plan.moved]);
  const dates = useSame(
    listDated(trip).map(({ day, number, date }) => ({ id: day.id, number, date })),
  );
  return (
    <ToolsContext value={tools}>
      <DatesContext value={dates}>
        <MovedContext value={moved}>{children}</MovedContext>
      </DatesContext>
    </ToolsContext>
  );
}

export function useTripTools(): TripTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error("useTripTools is called outside a trip");
  return tools;
}

/** What the last change has moved, by sight. */
export const useMoved = () => useContext(MovedContext);

/** The days of the trip, to choose one of. */
export const useTripDates = () => useContext(DatesContext);
