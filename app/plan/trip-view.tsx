import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { useDayInView } from "#app/itinerary/day-in-view.ts";
import { type DayLink, DayLinks } from "#app/itinerary/day-links.tsx";
import row from "#app/itinerary/days-row.module.css";
import { findBest } from "#app/itinerary/find-best.ts";
import { Notices } from "#app/itinerary/notices.tsx";
import { sayRange } from "#app/itinerary/say-figures.ts";
import { findStay } from "#app/itinerary/show-planned.ts";
import { spreadCosts } from "#app/itinerary/spread-costs.ts";
import { TripBand } from "#app/itinerary/trip-band.tsx";
import { TripBar } from "#app/itinerary/trip-bar.tsx";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { SendByAddress } from "#app/trips/send-by-address.tsx";
import { keepTripDraft, readTripDraft } from "#app/trips/trip-draft.ts";
import { Button } from "#app/ui/button.tsx";
import { formatLongDay, formatNamedDay, shortenWeekday } from "#app/ui/format-dates.ts";
import { listAll } from "#app/ui/format-lists.ts";
import { latePart } from "#app/ui/late-part.tsx";
import { useStable } from "#app/ui/use-stable.ts";
import type { Itinerary, Stay, TripDay } from "#contract/trip/itinerary.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import type { TripDocument } from "#trip/document.ts";
import { AddPlace } from "./add-place.tsx";
import { Conflicts } from "./conflicts.tsx";
import { useSame } from "./keep-same.ts";
import { DayCosts, PlanDay } from "./plan-day.tsx";
import { PlanTalkBox, PlanTalkId } from "./plan-talk.tsx";
import { describeTrip, listBases } from "./plan-words.ts";
import { sayMoved } from "./say-change.ts";
import { SendPlainly } from "./send-plainly.tsx";
import { sendableOf, sharePlan } from "./share-plan.ts";
import { useSightLooks } from "./sight-looks.tsx";
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

/** Sights of a day that are visited. */
const sightsOf = ({ parts }: TripDay) =>
  parts.flatMap((part) => (part.kind === "visit" ? part.sight : []));

type TripHeadProps = { trip: Itinerary; tools: ReactNode };

/** How long, from when to when, over which places and for whom, on a picture of the best of them. */
const TripHead = memo(function TripHead({ trip, tools }: TripHeadProps) {
  const looks = useSightLooks();
  const { from, to, days } = trip;
  return (
    <TripBand look={findBest(days.flatMap(sightsOf), looks)} tools={tools}>
      <h2 id="plan-trip" tabIndex={-1}>
        {m.plan_days_of({ count: days.length })}
      </h2>
      <p>
        {m.plan_head({
          from: formatLongDay(from),
          to: formatLongDay(to),
          way: listAll([...new Set(listBases(trip))]),
        })}
      </p>
    </TripBand>
  );
});

type Followed = { trip: Itinerary; root: RefObject<HTMLElement | null> };

/** The days to jump to, each by its best sight; the one that is read is marked. */
function TripDays({ trip, root }: Followed) {
  const looks = useSightLooks();
  const active = useDayInView(root, trip.days.length);
  const links = useMemo(
    () =>
      trip.days.map((day): DayLink => {
        const { number, date, wakes, sleeps } = day;
        return {
          number,
          to: `day-${number}`,
          weekday: shortenWeekday(date),
          name: sleeps?.name ?? m.day_home(),
          label: `${m.plan_day({ day: number, date: formatNamedDay(date) })}, ${wakes.name}`,
          look: findBest(sightsOf(day), looks),
        };
      }),
    [trip.days, looks],
  );
  return <DayLinks days={links} active={active} />;
}

/** The way on the map, where the day that is read is marked. */
const FollowingMap = ({ trip, root, map }: Followed & { map: PlanForm["map"] }) => (
  <TripMap trip={trip} map={map} active={useDayInView(root, trip.days.length)} />
);

const SendLater = memo(SendByAddress);

/** Days that are painted with a new trip; the next follow in the moment after. */
const firstDays = 2;
/** What a card of a day is high, about, before it has been drawn. */
const headPixels = 420;
const partPixels = 60;

/** Days out of sight are neither laid out nor painted before they come near. */
const DayCards = ({
  days,
  written,
  stays,
}: {
  days: readonly TripDay[];
  /** The same days as the document has them. */
  written: TripDocument["days"];
  stays: readonly Stay[];
}) => (
  <div className={row.days} data-days="">
    {days.map((day, index) => (
      <PlanDay
        key={day.id}
        day={day}
        written={written[index]}
        stay={findStay(stays, day.number)}
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
  exchange,
  plan,
  link,
}: {
  trip: TripPlan;
  map: PlanForm["map"];
  exchange: PlanForm["exchange"];
  plan: ShownPlan;
  /** As the server made it, for who has no script; null where the page has made the trip. */
  link: string | null;
}) {
  const { openPanel } = usePanels();
  const whole = useSame(given);
  const { document: written, itinerary: trip } = whole;
  // What has been changed is painted first, then what follows from it: sums, and what was left out.
  const laterWhole = useDeferredValue(whole);
  const later = laterWhole.itinerary;
  const isWhole = useDeferredValue(true, link !== null);
  const root = useRef<HTMLDivElement>(null);
  useUndoKeys(plan);
  const calls = useStable({
    describe: async () => {
      const { plan: link, seen } = await sendableOf(written);
      return { ...describeTrip(whole, link), seen, talk: plan.talk ?? "" };
    },
    share: () => void sharePlan(written, plan),
    send: () => void send(),
  });
  const send = async () => {
    const draft = readTripDraft();
    const words = await calls.describe();
    keepTripDraft({ ...draft, values: { ...draft.values, ...words } });
    openPanel("trip");
  };
  const costs = useMemo(() => spreadCosts(later), [later]);
  const people = trip.wish.party.adults + trip.wish.party.children.length;
  return (
    <TripToolsProvider plan={plan} trip={whole} root={root}>
      <div className={styles.trip} ref={root} aria-busy={plan.status === "improving"}>
        <TripHead
          trip={later}
          tools={
            <>
              <UndoButtons plan={plan} />
              <Button variant="secondary" icon="external" onClick={calls.share}>
                {m.plan_share()}
              </Button>
              <Button icon="send" onClick={calls.send}>
                {m.plan_send()}
              </Button>
            </>
          }
        />
        <TripDays trip={later} root={root} />
        <p className={styles.said} role="status" aria-live="polite">
          {plan.said}
        </p>
        <PlanTalkBox id={plan.talk} />
        <BetterOffer plan={plan} />
        <Conflicts conflicts={trip.conflicts} />
        <Notices notices={trip.notices} />
        <div className={styles.columns}>
          <DayCosts value={costs}>
            <PlanTalkId value={plan.talk}>
              <DayCards
                days={isWhole ? trip.days : trip.days.slice(0, firstDays)}
                written={written.days}
                stays={trip.stays}
              />
            </PlanTalkId>
          </DayCosts>
          <div className={styles.beside}>
            <BudgetBox budget={later.budget} exchange={exchange} />
            <FollowingMap trip={later} root={root} map={map} />
          </div>
          <StayList stays={later.stays} />
          <AddPlace plan={laterWhole} />
        </div>
        <div className={styles.close}>
          <p className="lede">{m.plan_send_line()}</p>
          <Button icon="send" size="large" onClick={calls.send}>
            {m.plan_send_days()}
          </Button>
          {isWhole && <SendLater describe={calls.describe} />}
          {isWhole && <TakePlan plan={laterWhole} />}
        </div>
        {link && <SendPlainly trip={whole} link={link} />}
        {isWhole && <LeftOutList items={later.leftOut} />}
        <TripBar
          sum={sayRange(later.budget.total)}
          note={people === 1 ? m.trip_people_one() : m.trip_people({ count: people })}
        >
          <Button icon="send" onClick={calls.send}>
            {m.plan_send_short()}
          </Button>
        </TripBar>
      </div>
    </TripToolsProvider>
  );
}
