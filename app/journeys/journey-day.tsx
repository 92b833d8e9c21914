import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import card from "#app/plan/day-card.module.css";
import { DayFrame, DayHead, DayNight, nameNight, nameWay } from "#app/plan/day-frame.tsx";
import { Notices } from "#app/plan/notices.tsx";
import { modeNames, sayLength, sayTime } from "#app/plan/plan-words.ts";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import { formatRupees } from "#app/ui/format-money.ts";
import type { DayPart, Ride, TripDay, Visit } from "#contract/itinerary.ts";

/** Rides within a town shorter than that go without saying. */
const toldMinutes = 40;

const isTold = (part: DayPart) =>
  part.kind === "visit" ||
  (part.kind === "ride" && (Boolean(part.between) || part.minutes >= toldMinutes)) ||
  (part.kind === "pause" && part.what !== "meal");

const toldCodes = new Set(["way", "days", "early-start"]);

function RideLine({ ride }: { ride: Ride }) {
  const words = { mode: modeNames[ride.mode](), to: ride.toName };
  return (
    <li className={card.ride} data-local={ride.between ? undefined : true}>
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

function VisitLine({ visit, to }: { visit: Visit; to: string | undefined }) {
  const { name, fee, notices } = visit;
  return (
    <li>
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
  return (
    <DayFrame headingId={`day-${number}`}>
      <DayHead
        id={`day-${number}`}
        number={number}
        date={m.plan_day({ day: number, date: formatNamedDay(day.date) })}
        title={nameWay(day)}
      />
      <Notices notices={day.notices.filter(({ code }) => code !== "sun")} />
      <ol className={card.parts}>
        {day.parts.filter(isTold).map((part) =>
          part.kind === "visit" ? (
            <VisitLine key={part.sight} visit={part} to={links[part.sight]} />
          ) : part.kind === "ride" ? (
            <RideLine key={part.from} ride={part} />
          ) : (
            <li key={part.from} className={card.pause}>
              <p className={`${card.time} num`}>{sayTime(part.from)}</p>
              <p className="muted">{part.text}</p>
            </li>
          ),
        )}
      </ol>
      <DayNight>{nameNight(day)}</DayNight>
    </DayFrame>
  );
}
