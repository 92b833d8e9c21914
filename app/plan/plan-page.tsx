import { useEffect, useMemo, useRef, useState } from "react";
import { SaidProvider } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { BeforeYouGo } from "#app/places/before-you-go.tsx";
import { PlainHead } from "#app/places/reading-head.tsx";
import { Section } from "#app/places/section.tsx";
import { useSavedPlaces } from "#app/saved/saved-places.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useStable } from "#app/ui/use-stable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import type { SightLooks } from "#contract/wire/sight-look.ts";
import { planOf } from "#planner/trip/write-document.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import type { OwnWords } from "#trip/own-words.ts";
import type { Skeleton } from "#trip/skeleton.ts";
import type { Planner } from "./create-planner.ts";
import { KeptTrips } from "./kept-trips.tsx";
import type { SavedPlaces } from "./more-wishes.tsx";
import styles from "./plan-page.module.css";
import { readAsked } from "./read-asked.ts";
import { readWish } from "./read-wish.ts";
import { SightLooksProvider } from "./sight-looks.tsx";
import { TripView } from "./trip-view.tsx";
import { useFormWish } from "./use-form-wish.ts";
import { usePlan } from "./use-plan.ts";
import { useWarmPlanner } from "./use-warm-planner.ts";
import { WishForm } from "./wish-form.tsx";

type PlanPageProps = {
  form: PlanForm;
  /** What the address asks for, and what the server has planned for it. */
  wish: Wish | null;
  result: Itinerary | null;
  /** What people wrote into it. */
  own?: OwnWords;
  /** What the server says of its trip, in the order of `listTold`. */
  said?: readonly string[];
  /** The address's plan as a link; null where none was asked for. */
  link: string | null;
  /** How the sights of the result are drawn. */
  looks?: SightLooks;
  /** The days that the address carries, where the server has laid out none. */
  skeleton?: Skeleton | null;
  /** Sentences about answers that could not be read. */
  faults: readonly string[];
  /** Something is asked for that the server has not planned: the browser does, at once. */
  isUnplanned?: boolean;
  /** Opens who plans, on the facts at this address. */
  open(facts: string): Planner;
};

const none: SavedPlaces = [];
const noLooks: SightLooks = {};
const nothingSaid: readonly string[] = [];
const nothingWritten: OwnWords = { texts: {}, stops: {} };

/** The planner: a little is asked, the trip stands below, each change is answered at once. */
export function PlanPage(props: PlanPageProps) {
  const { form, wish: asks, result, link, skeleton = null, faults: first } = props;
  const { said = nothingSaid, looks = noLooks, own = nothingWritten } = props;
  const { isUnplanned = false, open } = props;
  const saved = useSavedPlaces();
  const [served] = useState(() => result && planOf(result, own));
  const plan = usePlan(() => open(form.facts), served, isUnplanned);
  const [faults, setFaults] = useState(first);
  const asked = useRef(false);
  const answer = useRef<HTMLDivElement>(null);
  const { trip, status } = plan;
  const planned = trip?.document.wish;
  const wish = useMemo(() => planned ?? asks ?? Wish.parse({}), [planned, asks]);
  const { say, ...inForm } = useFormWish(wish);
  const isBusy = status === "planning";
  const readAnswers = (answers: FormData) =>
    readWish(answers as unknown as URLSearchParams, form.today);
  const has = trip !== null;
  // Whoever opens a link has come for its trip; what was asked for is a line above it.
  const [isAsked] = useState(asks !== null || isUnplanned);

  useEffect(() => {
    if (!has || !asked.current || isBusy) return;
    asked.current = false;
    answer.current?.scrollIntoView({ block: "start", behavior: "smooth" });
    answer.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [has, isBusy]);

  useEffect(() => {
    if (!isUnplanned) return;
    const answers = new URLSearchParams(window.location.search);
    const read = asks
      ? Promise.resolve({ wish: asks, skeleton, faults: first })
      : readAsked(answers, form.today, plan.listNames);
    read
      .then(({ faults, ...link }) => {
        setFaults(faults);
        return plan.open(link);
      })
      // Without the facts there are no names: what was typed is planned as far as it can be read.
      .catch(() => plan.open({ wish: readWish(answers, form.today).wish, skeleton: null }));
  }, []);

  const ask = useRef<HTMLDivElement>(null);
  const calls = useStable({
    warm() {
      const answers = ask.current?.querySelector("form");
      plan.warm(answers ? readAnswers(new FormData(answers)).wish : wish);
    },
    listNames: plan.listNames,
    onWish(answers: FormData) {
      const read = readAnswers(answers);
      setFaults(read.faults);
      asked.current = true;
      void plan.plan(read.wish);
      say(read.wish, read.faults.length > 0);
    },
  });
  useWarmPlanner(ask, calls.warm);
  const wishForm = (
    <WishForm
      key={inForm.answers}
      form={form}
      wish={inForm.wish}
      places={inForm.places}
      busy={isBusy}
      again={has}
      saved={has ? none : saved}
      unsaid={!planned && !asks}
      listNames={calls.listNames}
      onWish={calls.onWish}
    />
  );
  return (
    <div data-hour="gold" className={styles.page} data-asked={isAsked || undefined}>
      <PlainHead
        crumbs={[
          { name: m.place_home(), to: "/" },
          { name: m.plan_title(), to: "/plan" },
        ]}
        title={m.plan_title()}
        {...(!isAsked && { line: m.plan_lede() })}
        hour="gold"
      />
      <Section>
        <div className={styles.ask} ref={ask}>
          {isAsked ? (
            <details>
              <summary className="more">
                {m.plan_change_wish()}
                <Icon name="chevron-down" />
              </summary>
              {wishForm}
            </details>
          ) : (
            wishForm
          )}
          <KeptTrips plan={plan} />
          {isUnplanned && !trip && <p className={styles.said}>{m.plan_unplanned()}</p>}
          {isUnplanned && !trip && (
            <noscript>
              <p className={styles.said}>{m.plan_unplanned_plain()}</p>
            </noscript>
          )}
          {!trip && (
            <p className={styles.said} role="status">
              {plan.said}
            </p>
          )}
          {faults.length > 0 && (
            <ul className={styles.faults} role="alert">
              {faults.map((fault) => (
                <li key={fault}>
                  <Icon name="info" size={20} />
                  {fault}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Section>
      {trip && (
        <Section tone="tint">
          <div ref={answer} className={styles.answer}>
            <SaidProvider trip={result} said={said}>
              <SightLooksProvider first={looks} address={form.looks}>
                <TripView
                  trip={trip}
                  map={form.map}
                  exchange={form.exchange}
                  plan={plan}
                  link={trip === served ? link : null}
                />
              </SightLooksProvider>
            </SaidProvider>
            <BeforeYouGo />
          </div>
        </Section>
      )}
    </div>
  );
}
