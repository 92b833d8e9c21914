import { memo } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import type { DayPart, Ride, TripDay } from "#contract/trip/itinerary.ts";
import { itemIdOf } from "#trip/item-ids.ts";
import styles from "./day-card.module.css";
import { DayFrame, DayHead, DayNight, nameNight, nameWay } from "./day-frame.tsx";
import { Notices } from "./notices.tsx";
import { DayTalkOf } from "./plan-talk.tsx";
import { modeNames, nameRideEnd, sayLength, sayRange, sayTime } from "./plan-words.ts";
import { useSay } from "./said.tsx";
import { markDay, markItem } from "./trip-marks.ts";
import { useTripTools } from "./trip-tools.tsx";
import { VisitRow } from "./visit-row.tsx";

function RideRow({ ride, id }: { ride: Ride; id: string }) {
  const isLocal = !ride.between;
  const words = { mode: modeNames[ride.mode](), to: nameRideEnd(ride) };
  return (
    <li className={styles.ride} data-local={isLocal || undefined} {...markItem(id)}>
      <p className={`${styles.time} num`}>{sayTime(ride.from)}</p>
      <div className={styles.what}>
        <p>
          {isLocal ? m.plan_ride_short(words) : <b>{m.plan_ride(words)}</b>}{" "}
          <span className="muted num">
            {sayLength(ride.minutes)}
            {!isLocal &&
              ride.slowMinutes > ride.minutes &&
              `, ${m.plan_slow({ time: sayLength(ride.slowMinutes) })}`}
          </span>
        </p>
        {!isLocal && (
          <p className="small muted">
            {[
              ride.name,
              ride.departs !== undefined && m.plan_departs({ time: sayTime(ride.departs) }),
              m.plan_km({ km: Math.round(ride.km) }),
              ride.fare && sayRange(ride.fare),
              ride.night && m.plan_night_ride(),
              ride.estimated && m.plan_estimated(),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        )}
        <Notices notices={ride.notices} />
      </div>
    </li>
  );
}

function PartRow({ part, id, day }: { part: DayPart; id: string; day: number }) {
  const say = useSay();
  if (part.kind === "visit") return <VisitRow visit={part} day={day} />;
  if (part.kind === "ride") return <RideRow ride={part} id={id} />;
  return (
    <li className={styles.pause} {...markItem(id)}>
      <p className={`${styles.time} num`}>{sayTime(part.from)}</p>
      <p className="muted">{say(part)}</p>
    </li>
  );
}

/** One day: its date and places, then what is done in order of time. Rendered when the day has changed. */
export const DayCard = memo(function DayCard({
  day,
  tall,
}: {
  day: TripDay;
  /** Where it is drawn only when it comes near: what it is high before, in pixels. */
  tall?: number;
}) {
  const { change } = useTripTools();
  const { number, locked } = day;
  return (
    <DayFrame
      headingId={`day-${number}`}
      {...markDay({ ...day, night: day.aboard ?? day.sleeps?.name ?? null })}
      className={tall ? styles.far : ""}
      style={tall ? { containIntrinsicBlockSize: `auto ${tall}px` } : undefined}
    >
      <DayHead
        id={`day-${number}`}
        number={number}
        date={m.plan_day({ day: number, date: formatNamedDay(day.date) })}
        title={nameWay(day)}
      >
        <IconButton
          name="lock"
          variant={locked ? "primary" : "quiet"}
          label={m.plan_lock({ day: number })}
          aria-pressed={locked}
          className={styles.lock}
          onClick={() => change({ kind: locked ? "unlock" : "lock", day: number })}
        />
      </DayHead>
      <Notices notices={day.notices} />
      {day.parts.length > 0 ? (
        <ol className={styles.parts}>
          {day.parts.map((part, index) => (
            <PartRow
              key={`${part.kind}-${part.kind === "visit" ? part.sight : part.from}`}
              part={part}
              id={itemIdOf(day.id, part, index)}
              day={number}
            />
          ))}
        </ol>
      ) : (
        <p className="muted">{m.plan_day_free()}</p>
      )}
      <DayNight>{nameNight(day)}</DayNight>
      <DayTalkOf day={day} />
    </DayFrame>
  );
});
