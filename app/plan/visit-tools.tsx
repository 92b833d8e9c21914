import { type KeyboardEvent, memo, type PointerEvent } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import type { PlanEdit } from "#planner/trip/edits.ts";
import type { TripVisit } from "#trip/document.ts";
import { dragVisit } from "./drag-visit.ts";
import { placeVisit, stepVisit } from "./plan-edits.ts";
import { useMoved, useTripTools } from "./trip-tools.tsx";
import { VisitMenu } from "./visit-menu.tsx";
import styles from "./visit-tools.module.css";

const steps: Record<string, 1 | -1> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** What the last change has done with this visit, if it did not name it. */
function Tag({ visit }: { visit: TripVisit }) {
  const change = useMoved().get(visit.sight);
  const words = [
    change && (change.from === null ? m.plan_tag_new() : m.plan_tag_moved({ day: change.from })),
    visit.fixed === "day" && m.plan_pinned_day(),
    visit.fixed === "trip" && m.plan_pinned_trip(),
  ].filter((one) => typeof one === "string");
  return words.map((text) => (
    <p key={text} className={styles.tag}>
      {text}
    </p>
  ));
}

/** Below a visit: what has become of it, what can be done with it, and the handle that carries it elsewhere. */
export const VisitTools = memo(function VisitTools({
  visit,
  day,
}: {
  visit: TripVisit;
  day: number;
}) {
  const { readTrip, change } = useTripTools();
  const { name, sight } = visit;
  const apply = (edit: PlanEdit | null) => edit && change(edit);
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    const row = event.currentTarget.closest<HTMLElement>("[data-sight]");
    if (!row || event.button !== 0) return;
    dragVisit(event, event.currentTarget, row, (drop) =>
      apply(placeVisit(readTrip(), sight, drop.day, drop.index)),
    );
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    apply(stepVisit(readTrip(), sight, by));
  };
  return (
    <>
      <Tag visit={visit} />
      <div className={styles.tools}>
        <VisitMenu visit={visit} day={day} />
        <button
          type="button"
          className={styles.handle}
          data-handle={sight}
          aria-label={m.plan_drag({ name })}
          onPointerDown={press}
          onKeyDown={step}
        >
          <Icon name="grip" size={22} />
        </button>
      </div>
    </>
  );
});
