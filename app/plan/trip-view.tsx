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
import { firstDays, roomOfDays } from "#app/itinerary/far-day.ts";
import { findBest } from "#app/itinerary/find-best.ts";
import { Notices } from "#app/itinerary/notices.tsx";
import { sayRange } from "#app/itinerary/say-figures.ts";
import { listPlannedDays } from "#app/itinerary/show-planned.ts";
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
import { type TripWithFacts, withFacts } from "#planner/trip/trip-facts.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { dateAt, listDated } from "#trip/dates.ts";
import type { TripDocument } from "#trip/document.ts";
import { nameTowns, townOfNight } from "#trip/name-day.ts";
import { sightsOf } from "#trip/sights.ts";
import { AddPlace } from "./add-place.tsx";
import { Conflicts } from "./conflicts.tsx";
import { useSame } from "./keep-same.ts";
import { DayCosts, PlanDay } from "./plan-day.tsx";
import { visitsOf } from "./plan-edits.ts";
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

type TripHeadProps = { trip: TripDocument; sum: string; note: string; tools: ReactNode };

/** How long, from when to when, over which places and at what cost, on a picture of the best of them. */
const TripHead = memo(function TripHead({ trip, sum, note, tools }: TripHeadProps) {
  const looks = useSightLooks();
  const { start, days } = trip;
  const end = dateAt(trip, days.length - 1);
  return (
    <TripBand look={findBest(sightsOf({ days }), looks)} tools={tools}>
      <h2 id="plan-trip" tabIndex={-1}>
        {m.plan_days_of({ count: days.length })}
      </h2>
      {start && end && (
        <p>
          {m.plan_head({
            from: formatLongDay(start),
            to: formatLongDay(end),
            way: listAll([...new Set(listBases(trip))]),
          })}
        </p>
      )}
      <p className={`num ${styles.sum}`}>
        <b>{sum}</b> {note}
      </p>
    </TripBand>
  );
});

type Followed = { root: RefObject<HTMLElement | null> };

/** The days to jump to, each by its best sight; the one that is read is marked. */
function TripDays({ trip, root }: Followed & { trip: TripDocument }) {
  const looks = useSightLooks();
  const active = useDayInView(root, trip.days.length);
  const links = useMemo(() => {
    const towns = nameTowns(trip);
    return listDated(trip).map(({ day, number, date }): DayLink => {
      const said = date === null ? "" : m.plan_day({ day: number, date: formatNamedDay(date) });
      return {
        number,
        to: `day-${number}`,
        weekday: date === null ? "" : shortenWeekday(date),
        name: townOfNight(day, towns) ?? m.day_home(),
        label: [said, day.place?.name].filter(Boolean).join(", "),
        look: findBest(sightsOf({ days: [day] }), looks),
      };
    });
  }, [trip, looks]);
  return <DayLinks days={links} active={active} />;
}

/** The way on the map, where the day that is read is marked. */
const FollowingMap = ({
  trip,
  root,
  map,
}: Followed & { trip: TripWithFacts; map: PlanForm["map"] }) => (
  <TripMap trip={trip} map={map} active={useDayInView(root, trip.document.days.length)} />
);

const SendLater = memo(SendByAddress);

/** Days out of sight are neither laid out nor painted before they come near; those that follow have their room. */
function DayCards({ trip, most }: { trip: TripWithFacts; most: number }) {
  const days = listPlannedDays(trip);
  const follow = days.slice(most).map(({ day }) => visitsOf(day).length);
  return (
    <div className={row.days} data-days="">
      {days.slice(0, most).map((planned) => (
        <PlanDay key={planned.day.id} {...planned} mayWrite isFar />
      ))}
      {follow.length > 0 && (
        <i
          {...roomOfDays(
            follow.length,
            follow.reduce((sum, visits) => sum + visits),
          )}
        />
      )}
    </div>
  );
}

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
  const trip = useSame(useMemo(() => withFacts(given), [given]));
  const { document, facts } = trip;
  // What has been changed is painted first, then what follows from it: sums, and what was left out.
  const later = useDeferredValue(trip);
  const isWhole = useDeferredValue(true, link !== null);
  const root = useRef<HTMLDivElement>(null);
  useUndoKeys(plan);
  const calls = useStable({
    describe: async () => {
      const { plan: link, seen } = await sendableOf(document);
      return { ...describeTrip(document, link), seen, talk: plan.talk ?? "" };
    },
    share: () => void sharePlan(document, plan),
    send: () => void send(),
  });
  const send = async () => {
    const draft = readTripDraft();
    const words = await calls.describe();
    keepTripDraft({ ...draft, values: { ...draft.values, ...words } });
    openPanel("trip");
  };
  const costs = useMemo(() => spreadCosts(later), [later]);
  const { party } = document;
  const people = party ? party.adults + party.children.length : 1;
  const cost = {
    sum: sayRange(later.facts.budget.total),
    note: people === 1 ? m.trip_people_one() : m.trip_people({ count: people }),
  };
  return (
    <TripToolsProvider plan={plan} trip={document} root={root}>
      <div className={styles.trip} ref={root} aria-busy={plan.status === "improving"}>
        <TripHead
          trip={later.document}
          {...cost}
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
        <TripDays trip={later.document} root={root} />
        <p className={styles.said} role="status" aria-live="polite">
          {plan.said}
        </p>
        <PlanTalkBox id={plan.talk} />
        <BetterOffer plan={plan} />
        <Conflicts conflicts={facts.conflicts} />
        <Notices notices={document.notices} />
        <div className={styles.columns}>
          <DayCosts value={costs}>
            <PlanTalkId value={plan.talk}>
              <DayCards trip={trip} most={isWhole ? document.days.length : firstDays} />
            </PlanTalkId>
          </DayCosts>
          <div className={styles.beside}>
            <BudgetBox budget={later.facts.budget} exchange={exchange} />
            <FollowingMap trip={later} root={root} map={map} />
          </div>
          <StayList stays={later.facts.stays} />
          <AddPlace plan={later} />
        </div>
        <div className={styles.close}>
          <p className="lede">{m.plan_send_line()}</p>
          <Button icon="send" size="large" onClick={calls.send}>
            {m.plan_send_days()}
          </Button>
          {isWhole && <SendLater describe={calls.describe} />}
          {isWhole && <TakePlan plan={later} />}
        </div>
        {link && <SendPlainly trip={document} link={link} />}
        {isWhole && <LeftOutList items={later.facts.leftOut} />}
        <TripBar {...cost}>
          <Button icon="send" onClick={calls.send}>
            {m.plan_send_short()}
          </Button>
        </TripBar>
      </div>
    </TripToolsProvider>
  );
}
