import { stageNames } from "#app/desk/request-names.ts";
import { formatAgo } from "#app/desk/time-spans.ts";
import { badgeClass, dotClass, rowClass } from "#app/desk/ui/list-classes.ts";
import { StageSun } from "#app/desk/ui/stage-sun.tsx";
import { m } from "#app/paraglide/messages.js";
import { findToday, formatShortDay, formatTravel } from "#app/ui/format-dates.ts";
import { ownNameOf } from "#contract/languages.ts";
import type { DeskTrip } from "#contract/wire/desk.ts";
import styles from "./requests.module.css";

export const isOpenStage = (stage: DeskTrip["stage"]) => stage !== "accepted" && stage !== "lost";

export const isOverdue = (trip: Pick<DeskTrip, "stage" | "nextActionOn">) =>
  isOpenStage(trip.stage) && trip.nextActionOn !== null && trip.nextActionOn <= findToday();

/** What is planned next, as a small sign; nothing where nothing is. */
export function NextAction({ trip }: { trip: DeskTrip }) {
  if (!trip.nextAction && !trip.nextActionOn) return null;
  const text = [trip.nextActionOn && formatShortDay(trip.nextActionOn), trip.nextAction]
    .filter(Boolean)
    .join(": ");
  return (
    <span
      className={`${badgeClass} ${styles.next}`}
      data-tone={isOverdue(trip) ? "err" : undefined}
      title={text}
    >
      {text}
    </span>
  );
}

/** One request in two lines: who, and what is to be done; where, when, how many. */
export function TripRow({
  trip,
  current,
  onOpen,
}: {
  trip: DeskTrip;
  current: boolean;
  onOpen(): void;
}) {
  return (
    <button
      id={`trip-${trip.id}`}
      type="button"
      className={`${rowClass} ${styles.row}`}
      aria-current={current}
      onClick={onOpen}
    >
      <StageSun stage={trip.stage} size={26} />
      <span className={styles.what}>
        <strong>{trip.name}</strong>
        {trip.unread && <span className={dotClass} role="img" aria-label={m.desk_unread()} />}
        <NextAction trip={trip} />
      </span>
      <time className={styles.ago} dateTime={trip.createdAt}>
        {formatAgo(trip.createdAt)}
      </time>
      <span className={styles.who}>
        <span>{trip.destination}</span> · {formatTravel(trip)} ·{" "}
        {m.desk_travelers({ count: trip.travelers })}
        {trip.language !== "en" && (
          <> · {m.desk_writes_in({ language: ownNameOf[trip.language] })}</>
        )}
        <span className="visually-hidden"> · {stageNames[trip.stage]()}</span>
      </span>
      {trip.owner && <span className={styles.owner}>{trip.owner.name}</span>}
    </button>
  );
}
