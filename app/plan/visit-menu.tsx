import { useEffect, useRef, useState } from "react";
import { useSay } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import { Select } from "#app/ui/select-field.tsx";
import type { Alternative } from "#planner/trip/alternatives.ts";
import type { TripVisit } from "#trip/document.ts";
import { moveVisit, replaceVisit } from "./plan-edits.ts";
import styles from "./plan-menu.module.css";
import { useTripDates, useTripTools } from "./trip-tools.tsx";

/** Why a visit is there, what could stand in its place, and everything that can be done with it. */
export function VisitMenu({ visit, day }: { visit: TripVisit; day: number }) {
  const { change, readTrip, listAlternatives } = useTripTools();
  const dates = useTripDates();
  const say = useSay();
  const [isFilled, setFilled] = useState(false);
  const [others, setOthers] = useState<Alternative[] | null>(null);
  const { name, sight, id: item } = visit;
  const load = (isOpen: boolean) => {
    if (!isOpen) return;
    setFilled(true);
    listAlternatives(sight).then(setOthers, () => setOthers([]));
  };
  const menu = useRef<HTMLDetailsElement>(null);
  // Opened before the application woke: it hears nothing of that.
  const asks = useRef(load);
  useEffect(() => asks.current(menu.current?.open ?? false), []);
  return (
    <details
      ref={menu}
      className={`${styles.menu} ${styles.visit}`}
      onToggle={(event) => load(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. Its press fills the menu: a trip has hundreds of these. */}
      <summary aria-label={m.plan_change_of({ name })} onClick={() => setFilled(true)}>
        {m.plan_change()}
      </summary>
      <div className={styles.tools}>
        <p className="small">
          <b>{m.plan_why()}</b> {visit.why.map(say).join(" ")}
        </p>
        {isFilled && (
          <div className={styles.buttons}>
            {visit.fixed === "no" ? (
              <Button
                size="small"
                variant="secondary"
                icon="pin"
                onClick={() => change({ do: "fix", item, fixed: "day" })}
              >
                {m.plan_pin()}
              </Button>
            ) : (
              <Button
                size="small"
                variant="secondary"
                icon="pin"
                onClick={() => change({ do: "fix", item, fixed: "no" })}
              >
                {m.plan_unpin()}
              </Button>
            )}
            <Button
              size="small"
              variant="secondary"
              icon="minus"
              onClick={() => change({ do: "remove-item", item })}
            >
              {m.plan_remove()}
            </Button>
            <Button
              size="small"
              variant="secondary"
              icon="close"
              onClick={() => change({ do: "never", id: sight })}
            >
              {m.plan_ban()}
            </Button>
            {dates.length > 1 && (
              <span className={styles.move}>
                <Select
                  aria-label={m.plan_move({ name })}
                  value=""
                  placeholder={m.plan_move_short()}
                  options={dates
                    .filter(({ number }) => number !== day)
                    .map(({ number, date }) => ({
                      value: String(number),
                      label: m.plan_move_to({
                        day: number,
                        date: date === null ? "" : formatNamedDay(date),
                      }),
                    }))}
                  onChange={(event) => {
                    const edit = moveVisit(readTrip(), sight, Number(event.target.value));
                    if (edit) change(edit);
                  }}
                />
              </span>
            )}
          </div>
        )}
        <div className={styles.others} aria-live="polite">
          {others && (
            <p className="small">
              <b>{others.length > 0 ? m.plan_instead({ name }) : m.plan_instead_none()}</b>
            </p>
          )}
          <ul>
            {others?.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  aria-label={`${other.name}: ${say(other)}`}
                  onClick={() => change(replaceVisit(sight, other))}
                >
                  <b>{other.name}</b> <span>{say(other)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
