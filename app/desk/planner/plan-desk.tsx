import { useMemo, useRef } from "react";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { Notices } from "#app/itinerary/notices.tsx";
import { listPlannedDays } from "#app/itinerary/show-planned.ts";
import { m } from "#app/paraglide/messages.js";
import { AddPlace } from "#app/plan/add-place.tsx";
import { Conflicts } from "#app/plan/conflicts.tsx";
import { useSame } from "#app/plan/keep-same.ts";
import { PlanDay } from "#app/plan/plan-day.tsx";
import { StayList } from "#app/plan/trip-aside.tsx";
import { TripToolsProvider } from "#app/plan/trip-tools.tsx";
import { UndoButtons } from "#app/plan/undo-buttons.tsx";
import { withFacts } from "#planner/trip/trip-facts.ts";
import type { TripDocument } from "#trip/document.ts";
import styles from "./plan-desk.module.css";
import { type OpenPlanner, useDeskPlan } from "./use-desk-plan.ts";

/** The visitor's plan at the desk, with the planner's own tools; what is changed goes into the quote's days. */
export function PlanDesk({
  plan: link,
  document,
  onTrip,
  open,
}: {
  plan: string;
  document: TripDocument;
  onTrip(document: TripDocument): void;
  open?: OpenPlanner;
}) {
  const plan = useDeskPlan(link, document, onTrip, open);
  const root = useRef<HTMLDivElement>(null);
  const trip = useSame(useMemo(() => plan.trip && withFacts(plan.trip), [plan.trip]));
  if (!trip)
    return plan.status === "failed" ? (
      <Fault text={m.plan_failed()} onRetry={plan.retry} />
    ) : (
      <LoadingRows count={4} />
    );
  const { document: shown, facts } = trip;
  return (
    <TripToolsProvider plan={plan} trip={shown} root={root}>
      <div className={styles.plan} ref={root} aria-busy={plan.status === "changing"}>
        <div className={styles.head}>
          <p className="muted small">{m.planner_lede()}</p>
          <UndoButtons plan={plan} />
        </div>
        <p className={styles.said} role="status" aria-live="polite">
          {plan.said}
        </p>
        <Conflicts conflicts={facts.conflicts} />
        <Notices notices={shown.notices} />
        <div className={styles.boxes}>
          <StayList stays={facts.stays} />
          <AddPlace plan={trip} />
        </div>
        {listPlannedDays(trip).map((planned) => (
          <PlanDay key={planned.day.id} {...planned} />
        ))}
      </div>
    </TripToolsProvider>
  );
}
