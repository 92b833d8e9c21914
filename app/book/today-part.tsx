import { LoneStrip } from "#app/itinerary/day-strip.tsx";
import { showDay } from "#app/itinerary/show-day.ts";
import { markDay } from "#app/itinerary/trip-marks.ts";
import { m } from "#app/paraglide/messages.js";
import { sayStanding } from "#app/places/say-standing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { writeClock } from "#contract/clock.ts";
import type { PlanDay } from "#contract/trip/trip-days.ts";
import type { BookDay, BookHotel, BookStop } from "#contract/wire/trip-book.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import styles from "./book.module.css";
import { listMapLinks, type Spot } from "./map-links.ts";
import { findNext, findTrains } from "./today.ts";

function MapLinks({ spot }: { spot: Spot }) {
  return (
    <nav className={styles.maps} aria-label={m.road_way_to({ name: spot.name })}>
      {listMapLinks(spot).map(({ href, label }) => (
        <a key={href} href={href} rel="noopener">
          {label}
        </a>
      ))}
    </nav>
  );
}

/** "Open 09:00–17:00 · reported"; null where nobody knows. */
function sayHours({ open, openStanding }: BookStop): string | null {
  if (!open) return null;
  const hours = open.map(([from, to]) => `${writeClock(from)}–${writeClock(to)}`).join(", ");
  const said = open.length === 0 ? m.road_closed() : m.road_open({ hours });
  return `${said} · ${sayStanding(openStanding)}`;
}

/** What comes next, with when to leave and how to get there. */
function Next({ day, told, minute }: { day: PlanDay; told: BookDay; minute: number }) {
  const next = findNext(day, told, minute);
  if (!next)
    return (
      <p className={styles.lead}>
        {day.stops.some(({ at }) => at !== null) ? m.road_done() : m.road_nothing()}
      </p>
    );
  const { stop, leave, ride, spot } = next;
  return (
    <div className={styles.next}>
      <p className="small muted">{m.road_next()}</p>
      <p className={styles.lead}>
        {stop.at !== null && <span className="num">{writeClock(stop.at)}</span>} {stop.name}
      </p>
      {leave !== null && ride !== null && (
        <p>
          <b>{m.road_leave({ time: writeClock(leave), minutes: ride })}</b>{" "}
          <span className="muted">{m.road_leave_note()}</span>
        </p>
      )}
      {spot && <MapLinks spot={{ ...spot, name: stop.name }} />}
    </div>
  );
}

/** One day as it is lived: what is next, its stops with their hours, the sun, and where one sleeps. */
export function TodayPart(props: {
  /** The page whose day it is: with its pictures, and what its days say. */
  data: TripPage;
  day: PlanDay;
  told: BookDay;
  hotel: BookHotel | null;
  /** Minutes after midnight in India; 0 on another day. */
  minute: number;
  /** Its place in the trip, from 1. */
  number: number;
  label: string;
  /** Names of the papers that are taken along. */
  papers: readonly string[];
}) {
  const { data, day, told, hotel, minute, number, label, papers } = props;
  const trains = findTrains(day, papers);
  const { sun } = told;
  const light = sun && { sunrise: sun.rise, sunset: sun.set };
  const shown = { ...showDay(day, number, data), light };
  const byId = new Map(told.stops.map((stop) => [stop.id, stop]));
  return (
    <div
      className={styles.today}
      {...markDay({ id: day.id, number, date: told.date, night: day.sleeps })}
    >
      <p className="muted">
        {label} · {day.title}
      </p>
      {told.holidays.map((name) => (
        <p key={name} className={styles.line}>
          <Icon name="info" size={20} />
          <span>{m.road_holiday({ name })}</span>
        </p>
      ))}
      <Next day={day} told={told} minute={minute} />
      {trains.length > 0 && (
        <p>
          {trains.map(({ number, coach }) => (
            <b key={number} className={styles.train}>
              {coach ? m.road_train_coach({ number, coach }) : m.road_train({ number })}
            </b>
          ))}
        </p>
      )}
      <LoneStrip
        day={shown}
        looks={data.sights}
        now={minute}
        tailOf={({ id }) => {
          const known = byId.get(id);
          const hours = known ? sayHours(known) : null;
          return (
            hours && (
              <small
                className={styles.hours}
                data-closed={known?.open?.length === 0 ? "" : undefined}
              >
                {hours}
              </small>
            )
          );
        }}
      />
      {(hotel || day.sleeps) && (
        <div className={styles.night}>
          <p className="small muted">{m.road_tonight()}</p>
          <p className={styles.lead}>{hotel?.name ?? day.sleeps}</p>
          {hotel?.address && <p dir="auto">{hotel.address}</p>}
          {hotel?.text && (
            <p className="small muted" dir="auto">
              {hotel.text}
            </p>
          )}
          {hotel?.phone && (
            <a className={styles.call} href={`tel:${hotel.phone.replaceAll(/[^\d+]/g, "")}`}>
              <Icon name="phone" size={20} />
              <span className="num">{hotel.phone}</span>
            </a>
          )}
          {told.bed && <MapLinks spot={{ ...told.bed, name: hotel?.name ?? day.sleeps ?? "" }} />}
        </div>
      )}
    </div>
  );
}
