import { useRef } from "react";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { keepTripDraft, readTripDraft } from "#app/trips/trip-draft.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { Conflict, Itinerary } from "#contract/itinerary.ts";
import { writePlanLink } from "#contract/plan-link.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { DayCard, Notices } from "./day-card.tsx";
import { describeTrip, listBases, sayDate } from "./plan-words.ts";
import { BudgetBox, LeftOutList, StayList } from "./trip-aside.tsx";
import { TripMap } from "./trip-map.tsx";
import styles from "./trip-view.module.css";
import type { Plan } from "./use-plan.ts";

const list = new Intl.ListFormat("en");

/** Wishes that cannot all be kept, and what to give up. */
function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby="plan-conflicts">
      <h3 className="h4" id="plan-conflicts">
        <Icon name="alert" />
        {m.plan_conflicts_title()}
      </h3>
      {conflicts.map(({ text, giveUp }) => (
        <div key={text}>
          <p>{text}</p>
          {giveUp.length > 0 && (
            <>
              <p className="small muted">{m.plan_conflicts_give_up()}</p>
              <ul>
                {giveUp.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </section>
  );
}

async function linkOf({ wish }: Itinerary): Promise<string> {
  return `${window.location.origin}/plan?p=${await writePlanLink(wish)}`;
}

async function share(trip: Itinerary): Promise<void> {
  const url = await linkOf(trip);
  try {
    if (navigator.share) await navigator.share({ title: m.plan_title(), url });
    else {
      await navigator.clipboard.writeText(url);
      void showToast(m.plan_shared());
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    void showToast(m.plan_not_shared(), "error");
  }
}

/** The trip, to be read and changed. `plan` null: made by the server for a page without a script. */
export function TripView({
  trip,
  map,
  plan,
}: {
  trip: Itinerary;
  map: PlanForm["map"];
  plan: Pick<Plan, "change" | "undo" | "redo" | "canUndo" | "canRedo" | "status" | "said">;
}) {
  const { openPanel } = usePanels();
  const root = useRef<HTMLDivElement>(null);
  const onChange: Parameters<typeof DayCard>[0]["onChange"] = async (edit) => {
    const day = document.activeElement?.closest("article")?.getAttribute("aria-labelledby");
    await plan.change(edit);
    // What was pressed may be gone with its row: the day's heading takes the focus.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const heading = day ? document.getElementById(day) : null;
      (heading ?? root.current?.querySelector<HTMLElement>("h2"))?.focus();
    });
  };
  const send = async () => {
    const draft = readTripDraft();
    const words = describeTrip(trip, await linkOf(trip));
    keepTripDraft({ ...draft, values: { ...draft.values, ...words } });
    openPanel("trip");
  };
  const days = trip.days.map(({ number, date }) => ({ number, date }));
  return (
    <div className={styles.trip} ref={root} aria-busy={plan.status === "improving"}>
      <header className={styles.head}>
        <div>
          <h2 className="h1" id="plan-trip" tabIndex={-1}>
            {m.plan_days_of({ count: trip.days.length })}
          </h2>
          <p className="lede">
            {m.plan_head({
              from: sayDate(trip.from),
              to: sayDate(trip.to),
              way: list.format([...new Set(listBases(trip))]),
            })}
          </p>
        </div>
        <div className={styles.tools}>
          <IconButton
            name="arrow-left"
            variant="outline"
            label={m.plan_undo()}
            disabled={!plan.canUndo}
            onClick={plan.undo}
          />
          <IconButton
            name="arrow-right"
            variant="outline"
            label={m.plan_redo()}
            disabled={!plan.canRedo}
            onClick={plan.redo}
          />
          <Button variant="secondary" icon="external" onClick={() => void share(trip)}>
            {m.plan_share()}
          </Button>
          <Button icon="send" onClick={() => void send()}>
            {m.plan_send()}
          </Button>
        </div>
      </header>
      <p className={styles.said} role="status" aria-live="polite">
        {plan.said}
      </p>
      <Conflicts conflicts={trip.conflicts} />
      <Notices notices={trip.notices} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <TripMap trip={trip} map={map} />
          <StayList trip={trip} onChange={onChange} />
          <BudgetBox budget={trip.budget} />
        </div>
        <div className={styles.days}>
          {trip.days.map((day) => (
            <DayCard key={day.number} day={day} days={days} onChange={onChange} />
          ))}
        </div>
      </div>
      <LeftOutList items={trip.leftOut} onChange={onChange} />
    </div>
  );
}
