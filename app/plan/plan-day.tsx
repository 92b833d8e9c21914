import { createContext, memo, useContext } from "react";
import { DayCard } from "#app/itinerary/day-card.tsx";
import { farDay } from "#app/itinerary/far-day.ts";
import { useSay } from "#app/itinerary/said.tsx";
import { showPlanned } from "#app/itinerary/show-planned.ts";
import type { ShownVisit } from "#app/itinerary/shown-day.ts";
import { SoFar } from "#app/itinerary/so-far.tsx";
import type { DayCost } from "#app/itinerary/spread-costs.ts";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import type { Stay } from "#contract/trip/itinerary.ts";
import type { DayFacts } from "#planner/trip/trip-facts.ts";
import type { TripDay } from "#trip/document.ts";
import { DayMenu } from "./day-menu.tsx";
import { OwnStopTools } from "./own-stops.tsx";
import styles from "./plan-day.module.css";
import { visitsOf } from "./plan-edits.ts";
import { DayTalkOf } from "./plan-talk.tsx";
import { useSightLooks } from "./sight-looks.tsx";
import { useTripTools } from "./trip-tools.tsx";
import { VisitTools } from "./visit-tools.tsx";

/** Sums of the days in their order: apart from the days, for a change moves the sums of all that follow. */
export const DayCosts = createContext<readonly DayCost[]>([]);

function PlanSoFar({ day }: { day: number }) {
  const costs = useContext(DayCosts);
  return <SoFar cost={costs[day - 1]} total={costs.at(-1)?.sofar} />;
}

type PlanDayProps = {
  day: TripDay;
  number: number;
  date: string | null;
  /** The town of its night. */
  town: string | null;
  facts: DayFacts | undefined;
  /** Whether one writes notes and stops into it: at the desk the quote's own days are for that. */
  mayWrite?: boolean;
  /** What its night belongs to. */
  stay: Stay | undefined;
  /** It is drawn only when it comes near. */
  isFar?: boolean;
};

/** A day of the plan, to be read and changed. Rendered when the day has changed. */
export const PlanDay = memo(function PlanDay(props: PlanDayProps) {
  const { day, number, date, town, facts, stay, mayWrite = false, isFar } = props;
  const { change } = useTripTools();
  const looks = useSightLooks();
  const { id, locked } = day;
  const shown = showPlanned(day, { number, date, town, facts, stay, say: useSay() });
  const tailOf = ({ id: shownId }: ShownVisit) => {
    const item = day.items.find((one) => one.id === shownId);
    if (item?.kind === "own") return mayWrite ? <OwnStopTools stop={item} /> : null;
    return item?.kind === "visit" ? <VisitTools visit={item} day={number} /> : null;
  };
  return (
    <DayCard
      day={shown}
      looks={looks}
      tailOf={tailOf}
      headingId={`day-${number}`}
      {...(isFar && farDay(visitsOf(day).length))}
      aside={
        <IconButton
          name="lock"
          variant={locked ? "primary" : "quiet"}
          label={m.plan_lock({ day: number })}
          aria-pressed={locked}
          className={styles.lock}
          onClick={() => void change({ do: "lock-day", day: id, locked: !locked })}
        />
      }
      foot={<PlanSoFar day={number} />}
    >
      <DayMenu day={day} number={number} mayWrite={mayWrite} />
      <DayTalkOf day={day} />
    </DayCard>
  );
});
