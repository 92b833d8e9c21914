import { type KeyboardEvent, memo, type PointerEvent } from "react";
import { m } from "#app/paraglide/messages.js";
import { formatRupees } from "#app/ui/format-money.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Visit } from "#contract/trip/itinerary.ts";
import type { TripEdit } from "#planner/trip/edits.ts";
import { itemIdOf } from "#trip/item-ids.ts";
import styles from "./day-card.module.css";
import { dragVisit } from "./drag-visit.ts";
import { Notices } from "./notices.tsx";
import { placeVisit, stepVisit } from "./plan-edits.ts";
import { sayLength, sayTime } from "./plan-words.ts";
import { markItem } from "./trip-marks.ts";
import { useMoved, useTripTools } from "./trip-tools.tsx";
import { VisitMenu } from "./visit-menu.tsx";

const steps: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

function sayFee({ fee, open }: Visit): string {
  const price =
    fee === null
      ? m.plan_fee_unknown()
      : fee === 0
        ? m.plan_fee_free()
        : m.plan_fee({ sum: formatRupees(fee) });
  return open === null ? `${price}. ${m.plan_hours_unknown()}` : price;
}

/** What the last change has done with this visit, if it did not name it. */
function Tag({ visit }: { visit: Visit }) {
  const change = useMoved().get(visit.sight);
  const words = [
    change && (change.from === null ? m.plan_tag_new() : m.plan_tag_moved({ day: change.from })),
    visit.pinned === "day" && m.plan_pinned_day(),
    visit.pinned === "trip" && m.plan_pinned_trip(),
  ].filter((one) => typeof one === "string");
  return words.map((text) => (
    <p key={text} className={styles.tag}>
      {text}
    </p>
  ));
}

/** A visit: when, what, at what price, why, and a handle by which it is carried elsewhere. */
export const VisitRow = memo(function VisitRow({ visit, day }: { visit: Visit; day: number }) {
  const { readTrip, change } = useTripTools();
  const { name, sight } = visit;
  const apply = (edit: TripEdit | null) => edit && change(edit);
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
    <li className={styles.visit} {...markItem(itemIdOf("", visit, 0), sight)}>
      <p className={`${styles.time} num`}>
        {sayTime(visit.from)}
        <span>{sayLength(visit.to - visit.from)}</span>
      </p>
      <div className={styles.what}>
        <div className={styles.title}>
          <h4 className={styles.name}>{name}</h4>
          <Tag visit={visit} />
        </div>
        <p className="small muted">{sayFee(visit)}</p>
        <Notices notices={visit.notices} />
        <VisitMenu visit={visit} day={day} />
      </div>
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
    </li>
  );
});
