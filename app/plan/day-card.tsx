import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Select } from "#app/ui/select-field.tsx";
import type { DayPart, Notice, Ride, TripDay, Visit } from "#contract/itinerary.ts";
import styles from "./day-card.module.css";
import type { PlanEdit } from "./plan-edits.ts";
import { sayDay, sayLength, sayRange, sayRupees, sayTime } from "./plan-words.ts";

const modes: Record<Ride["mode"], () => string> = {
  road: m.plan_mode_road,
  train: m.plan_mode_train,
  "toy-train": m.plan_mode_toy_train,
  flight: m.plan_mode_flight,
  ferry: m.plan_mode_ferry,
  walk: m.plan_mode_walk,
};

/** What is to be known, the gravest first; the level is said and not only coloured. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  const order = { conflict: 0, warning: 1, note: 2 };
  const words = { conflict: m.plan_conflict, warning: m.plan_warning, note: m.plan_note };
  return (
    <ul className={styles.notices}>
      {notices
        .toSorted((one, other) => order[one.level] - order[other.level])
        .map(({ level, code, text }) => (
          <li key={code + text} data-level={level}>
            <Icon name={level === "note" ? "info" : "alert"} size={18} />
            <span>
              <span className="visually-hidden">{words[level]()}: </span>
              {text}
            </span>
          </li>
        ))}
    </ul>
  );
}

type Change = ((edit: PlanEdit) => void) | null;
type DayNumbers = readonly { number: number; date: string }[];

function VisitRow(props: { visit: Visit; day: number; days: DayNumbers; onChange: Change }) {
  const { visit, day, days, onChange } = props;
  const { name, sight } = visit;
  return (
    <li className={styles.visit} data-sight={sight}>
      <p className={`${styles.time} num`}>
        {sayTime(visit.from)}
        <span>{sayLength(visit.to - visit.from)}</span>
      </p>
      <div className={styles.what}>
        <div className={styles.title}>
          <h4 className={styles.name}>{name}</h4>
          {visit.pinned !== "no" && (
            <p className={styles.pinned}>
              {visit.pinned === "day" ? m.plan_pinned_day() : m.plan_pinned_trip()}
            </p>
          )}
        </div>
        <p className="small muted">
          {visit.fee === null
            ? m.plan_fee_unknown()
            : visit.fee === 0
              ? m.plan_fee_free()
              : m.plan_fee({ sum: sayRupees(visit.fee) })}
          {visit.open === null && `. ${m.plan_hours_unknown()}`}
        </p>
        <Notices notices={visit.notices} />
        {onChange && (
          <details className={styles.menu}>
            <summary aria-label={m.plan_change_of({ name })}>{m.plan_change()}</summary>
            <div className={styles.tools}>
              <p className="small">
                <b>{m.plan_why()}</b> {visit.why}
              </p>
              <div className={styles.buttons}>
                {visit.pinned === "no" ? (
                  <Button
                    size="small"
                    variant="secondary"
                    icon="pin"
                    onClick={() => onChange({ kind: "pin", sight, day })}
                  >
                    {m.plan_pin()}
                  </Button>
                ) : (
                  <Button
                    size="small"
                    variant="secondary"
                    icon="pin"
                    onClick={() => onChange({ kind: "unpin", sight })}
                  >
                    {m.plan_unpin()}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="secondary"
                  icon="close"
                  onClick={() => onChange({ kind: "remove", id: sight })}
                >
                  {m.plan_remove()}
                </Button>
                {days.length > 1 && (
                  <span className={styles.move}>
                    <Select
                      aria-label={m.plan_move({ name })}
                      value=""
                      placeholder={m.plan_move_short()}
                      options={days
                        .filter(({ number }) => number !== day)
                        .map(({ number, date }) => ({
                          value: String(number),
                          label: m.plan_move_to({ day: number, date: sayDay(date) }),
                        }))}
                      onChange={(event) =>
                        onChange({ kind: "move", sight, day: Number(event.target.value) })
                      }
                    />
                  </span>
                )}
              </div>
            </div>
          </details>
        )}
      </div>
    </li>
  );
}

function RideRow({ ride }: { ride: Ride }) {
  const isLocal = !ride.between;
  const words = { mode: modes[ride.mode](), to: ride.toName };
  return (
    <li className={styles.ride} data-local={isLocal || undefined}>
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

function PartRow(props: { part: DayPart; day: number; days: DayNumbers; onChange: Change }) {
  const { part, day, days, onChange } = props;
  if (part.kind === "visit")
    return <VisitRow visit={part} day={day} days={days} onChange={onChange} />;
  if (part.kind === "ride") return <RideRow ride={part} />;
  return (
    <li className={styles.pause}>
      <p className={`${styles.time} num`}>{sayTime(part.from)}</p>
      <p className="muted">{part.text}</p>
    </li>
  );
}

/** One day: its date and places, then what is done in order of time. `onChange` null: to be read. */
export function DayCard(props: { day: TripDay; days: DayNumbers; onChange: Change }) {
  const { day, days, onChange } = props;
  const { number, wakes, sleeps } = day;
  const where =
    sleeps && sleeps.id !== wakes.id
      ? m.plan_day_way({ from: wakes.name, to: sleeps.name })
      : wakes.name;
  return (
    <article className={styles.card} aria-labelledby={`day-${number}`}>
      <header className={styles.head}>
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
        <h3 className="h3" id={`day-${number}`} tabIndex={-1}>
          <span className={styles.date}>{m.plan_day({ day: number, date: sayDay(day.date) })}</span>
          {where}
        </h3>
      </header>
      <Notices notices={day.notices} />
      {day.parts.length > 0 ? (
        <ol className={styles.parts}>
          {day.parts.map((part) => (
            <PartRow
              key={`${part.kind}-${part.kind === "visit" ? part.sight : part.from}`}
              part={part}
              day={number}
              days={days}
              onChange={onChange}
            />
          ))}
        </ol>
      ) : (
        <p className="muted">{m.plan_day_free()}</p>
      )}
      <p className={styles.night}>
        <Icon name="bed" size={20} />
        {sleeps ? m.plan_night({ name: sleeps.name }) : m.plan_trip_ends({ name: wakes.name })}
      </p>
    </article>
  );
}
