import { stageNames } from "#app/desk/request-names.ts";
import { formatAgo } from "#app/desk/time-spans.ts";
import { badgeClass, dotClass, rowClass } from "#app/desk/ui/list-classes.ts";
import { StageSun } from "#app/desk/ui/stage-sun.tsx";
import { m } from "#app/paraglide/messages.js";
import { findToday, formatShortDay } from "#app/ui/format-dates.ts";
import type { DeskTrip } from "#contract/desk.ts";
import styles from "./requests.module.css";

export const isOpenStage = (stage: DeskTrip["stage"]) => stage !== "accepted" && stage !== "lost";

export const isOverdue = (trip: Pick<DeskTrip, "stage" | "nextActionOn">) =>
  isOpenStage(trip.stage) && trip.nextActionOn !== null && trip.nextActionOn <= findToday();

/** One request in two lines: where, when, who; and what is to be done. */
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
      <StageSun stage={trip.stage} size={30} />
      <span className={styles.what}>
        <strong>{trip.destination}</strong>
        {trip.unread && <span className={dotClass} role="img" aria-label={m.desk_unread()} />}
      </span>
      <time className={styles.ago} dateTime={trip.createdAt}>
        {formatAgo(trip.createdAt)}
      </time>
      <span className={styles.who}>
        {trip.name} · {formatShortDay(trip.travelDate)} ·{" "}
        {m.desk_travelers({ count: trip.travelers })}
        <span className="visually-hidden"> · {stageNames[trip.stage]()}</span>
      </span>
      {(trip.nextAction || trip.nextActionOn || trip.owner) && (
        <span className={styles.next}>
          {(trip.nextAction || trip.nextActionOn) && (
            <span className={badgeClass} data-tone={isOverdue(trip) ? "err" : undefined}>
              {[trip.nextActionOn && formatShortDay(trip.nextActionOn), trip.nextAction]
                .filter(Boolean)
                .join(": ")}
            </span>
          )}
          {trip.owner && <span className={styles.owner}>{trip.owner.name}</span>}
        </span>
      )}
    </button>
  );
}
