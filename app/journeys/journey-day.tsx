import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import card from "#app/plan/day-card.module.css";
import { DayFrame, DayHead, DayNight, nameNight, nameWay } from "#app/plan/day-frame.tsx";
import { Notices } from "#app/plan/notices.tsx";
import { modeNames, nameRideEnd, sayLength, sayTime } from "#app/plan/plan-words.ts";
import { useSay } from "#app/plan/said.tsx";
import { markDay, markItem } from "#app/plan/trip-marks.ts";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import { formatRupees } from "#app/ui/format-money.ts";
import type { DayPart, Ride, TripDay, Visit } from "#contract/trip/itinerary.ts";
import { itemIdOf } from "#trip/item-ids.ts";

/** Rides within a town shorter than that go without saying. */
const toldMinutes = 40;

const isTold = (part: DayPart) =>
  part.kind === "visit" ||
  (part.kind === "ride" && (Boolean(part.between) || part.minutes >= toldMinutes)) ||
  (part.kind === "pause" && part.what !== "meal");

const toldCodes = new Set(["way", "runs", "rests", "early-start"]);

function RideLine({ ride, id }: { ride: Ride; id: string }) {
  const words = { mode: modeNames[ride.mode](), to: nameRideEnd(ride) };
  return (
    <li className={card.ride} data-local={ride.between ? undefined : true} {...markItem(id)}>
      <p className={`${card.time} num`}>{sayTime(ride.from)}</p>
      <div className={card.what}>
        <p>
          {m.plan_ride(words)} <span className="muted num">{sayLength(ride.minutes)}</span>
        </p>
        {ride.night && <p className="small muted">{m.plan_night_ride()}</p>}
        {ride.departs !== undefined && (
          <p className="small muted num">
            {[ride.name, m.plan_departs({ time: sayTime(ride.departs) })]
              .filter(Boolean)
              .join(" · ")}
          </p>
        )}
        <Notices notices={ride.notices.filter(({ code }) => toldCodes.has(code))} />
      </div>
    </li>
  );
}

function VisitLine({ visit, id, to }: { visit: Visit; id: string; to: string | undefined }) {
  const { name, fee, notices } = visit;
  return (
    <li {...markItem(id, visit.sight)}>
      <p className={`${card.time} num`}>
        {sayTime(visit.from)}
        <span>{sayLength(visit.to - visit.from)}</span>
      </p>
      <div className={card.what}>
        <h4 className={card.name}>{to ? <Link to={to}>{name}</Link> : name}</h4>
        <p className="small muted">
          {fee === null
            ? m.plan_fee_unknown()
            : fee === 0
              ? m.plan_fee_free()
              : m.plan_fee({ sum: formatRupees(fee) })}
        </p>
        <Notices notices={notices} />
      </div>
    </li>
  );
}

/** One day of a journey, to be read: what is seen, and the ways that take time. */
export function JourneyDay({
  day,
  links,
}: {
  day: TripDay;
  links: Readonly<Record<string, string>>;
}) {
  const { number } = day;
  const say = useSay();
  return (
    <DayFrame
      headingId={`day-${number}`}
      {...markDay({ ...day, night: day.aboard ?? day.sleeps?.name ?? null })}
    >
      <DayHead
        id={`day-${number}`}
        number={number}
        date={m.plan_day({ day: number, date: formatNamedDay(day.date) })}
        title={nameWay(day)}
      />
      <Notices notices={day.notices.filter(({ code }) => code !== "sun")} />
      <ol className={card.parts}>
        {day.parts.map((part, index) => {
          const id = itemIdOf(day.id, part, index);
          if (!isTold(part)) return null;
          if (part.kind === "visit")
            return <VisitLine key={id} visit={part} id={id} to={links[part.sight]} />;
          if (part.kind === "ride") return <RideLine key={id} ride={part} id={id} />;
          return (
            <li key={id} className={card.pause} {...markItem(id)}>
              <p className={`${card.time} num`}>{sayTime(part.from)}</p>
              <p className="muted">{say(part)}</p>
            </li>
          );
        })}
      </ol>
      <DayNight>{nameNight(day)}</DayNight>
    </DayFrame>
  );
}
