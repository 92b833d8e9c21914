import { memo, useDeferredValue, useEffect, useRef } from "react";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { SendByAddress } from "#app/trips/send-by-address.tsx";
import { keepTripDraft, readTripDraft } from "#app/trips/trip-draft.ts";
import { Button } from "#app/ui/button.tsx";
import { formatLongDay, formatNamedDay } from "#app/ui/format-dates.ts";
import { listAll } from "#app/ui/format-lists.ts";
import { latePart } from "#app/ui/late-part.tsx";
import { useStable } from "#app/ui/use-stable.ts";
import type { Itinerary, TripDay } from "#contract/trip/itinerary.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { AddPlace } from "./add-place.tsx";
import { Conflicts } from "./conflicts.tsx";
import { DayCard } from "./day-card.tsx";
import { useSame } from "./keep-same.ts";
import { Notices } from "./notices.tsx";
import { PlanTalkBox, PlanTalkId } from "./plan-talk.tsx";
import { describeTrip, listBases } from "./plan-words.ts";
import { sayMoved } from "./say-change.ts";
import { SendPlainly } from "./send-plainly.tsx";
import { sendableOf, sharePlan } from "./share-plan.ts";
import { BudgetBox, LeftOutList, StayList } from "./trip-aside.tsx";
import { TripMap } from "./trip-map.tsx";
import { TripToolsProvider } from "./trip-tools.tsx";
import styles from "./trip-view.module.css";
import { UndoButtons } from "./undo-buttons.tsx";
import type { Plan } from "./use-plan.ts";

/** A better trip that was found while one reads: what it would change, taken only when asked for. */
function BetterOffer({ plan }: { plan: Pick<Plan, "offer" | "takeOffer"> }) {
  const { offer } = plan;
  return (
    <div role="status" className={offer ? styles.offer : undefined}>
      {offer && (
        <>
          <p>
            <b>{m.plan_offer({ percent: offer.percent })}</b> {sayMoved(offer.moved)}
          </p>
          <Button size="small" onClick={plan.takeOffer}>
            {m.plan_offer_take()}
          </Button>
        </>
      )}
    </div>
  );
}

type TripTitleProps = { days: number; from: string; to: string; way: string };

/** How long, from when to when, and over which places. */
const TripTitle = memo(function TripTitle({ days, from, to, way }: TripTitleProps) {
  return (
    <div>
      <h2 className="h1" id="plan-trip" tabIndex={-1}>
        {m.plan_days_of({ count: days })}
      </h2>
      <p className="lede">
        {m.plan_head({ from: formatLongDay(from), to: formatLongDay(to), way })}
      </p>
    </div>
  );
});

/** The days as a row of numbers to jump to. */
const DayLinks = memo(function DayLinks({ days }: { days: readonly TripDay[] }) {
  return (
    <nav className={styles.jump} aria-label={m.plan_jump()}>
      <ol>
        {days.map(({ number, date, wakes }) => (
          <li key={number}>
            <a
              href={`#day-${number}`}
              aria-label={`${m.plan_day({ day: number, date: formatNamedDay(date) })}, ${wakes.name}`}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
});

const SendLater = memo(SendByAddress);

/** Days that are painted with a new trip; the next follow in the moment after. */
const firstDays = 2;
/** What a card of a day is high, about, before it has been drawn. */
const headPixels = 500;
const partPixels = 125;

/** Days out of sight are neither laid out nor painted before they come near. */
const DayCards = ({ days }: { days: readonly TripDay[] }) => (
  <div className={styles.days}>
    {days.map((day) => (
      <DayCard
        key={day.number}
        day={day}
        tall={headPixels + partPixels * day.parts.filter(({ kind }) => kind === "visit").length}
      />
    ))}
  </div>
);

/** Files for other programs; needed by nobody's first view. */
const TakePlan = latePart(async () => (await import("./take-plan.tsx")).TakePlan);

type ShownPlan = Omit<Plan, "trip" | "plan" | "show" | "id">;

/** Undo and redo by keys, except where one types: there they are the field's own. */
function useUndoKeys({ undo, redo }: Pick<Plan, "undo" | "redo">): void {
  const steps = useRef({ undo, redo });
  steps.current = { undo, redo };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest("input, textarea");
      if (isTyped || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) steps.current.redo();
      else steps.current.undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** The trip, to be read and changed. */
export function TripView({
  trip: given,
  map,
  plan,
  link,
}: {
  trip: Itinerary;
  map: PlanForm["map"];
  plan: ShownPlan;
  /** As the server made it, for who has no script; null where the page has made the trip. */
  link: string | null;
}) {
  const { openPanel } = usePanels();
  const trip = useSame(given);
  // What has been changed is painted first, then what follows from it: sums, and what was left out.
  const later = useDeferredValue(trip);
  const isWhole = useDeferredValue(true, link !== null);
  const root = useRef<HTMLDivElement>(null);
  useUndoKeys(plan);
  const calls = useStable({
    describe: async () => {
      const { plan: link, seen } = await sendableOf(trip);
      return { ...describeTrip(trip, link), seen, talk: plan.talk ?? "" };
    },
  });
  const send = async () => {
    const draft = readTripDraft();
    const words = await calls.describe();
    keepTripDraft({ ...draft, values: { ...draft.values, ...words } });
    openPanel("trip");
  };
  return (
    <TripToolsProvider plan={plan} trip={trip} root={root}>
      <div className={styles.trip} ref={root} aria-busy={plan.status === "improving"}>
        <header className={styles.head}>
          <TripTitle
            days={trip.days.length}
            from={trip.from}
            to={trip.to}
            way={listAll([...new Set(listBases(trip))])}
          />
          <div className={styles.tools}>
            <UndoButtons plan={plan} />
            <Button variant="secondary" icon="external" onClick={() => void sharePlan(trip, plan)}>
              {m.plan_share()}
            </Button>
            <Button icon="send" onClick={() => void send()}>
              {m.plan_send()}
            </Button>
          </div>
        </header>
        <DayLinks days={later.days} />
        <p className={styles.said} role="status" aria-live="polite">
          {plan.said}
        </p>
        <PlanTalkBox id={plan.talk} />
        <BetterOffer plan={plan} />
        <Conflicts conflicts={trip.conflicts} />
        <Notices notices={trip.notices} />
        <div className={styles.columns}>
          <StayList stays={later.stays} />
          <div className={styles.beside}>
            <BudgetBox budget={later.budget} />
            <AddPlace trip={later} />
          </div>
          <div className={styles.map}>
            <TripMap trip={later} map={map} />
          </div>
          <PlanTalkId value={plan.talk}>
            <DayCards days={isWhole ? trip.days : trip.days.slice(0, firstDays)} />
          </PlanTalkId>
        </div>
        <div className={styles.close}>
          <p className="lede">{m.plan_send_line()}</p>
          <Button icon="send" size="large" onClick={() => void send()}>
            {m.plan_send_days()}
          </Button>
          {isWhole && <SendLater describe={calls.describe} />}
          {isWhole && <TakePlan trip={later} />}
        </div>
        {link && <SendPlainly trip={trip} link={link} />}
        {isWhole && <LeftOutList items={later.leftOut} />}
      </div>
    </TripToolsProvider>
  );
}
