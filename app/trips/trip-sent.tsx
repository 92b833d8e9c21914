import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatLongDay } from "#app/ui/format-dates.ts";
import styles from "./trip-sent.module.css";
import type { Sent } from "./trip-steps.ts";

/** The request went: its reference, what it said, and a way on. */
export function TripSent({
  sent,
  onAnother,
  onDone,
}: {
  sent: Sent;
  onAnother(): void;
  onDone(): void;
}) {
  const { destination, travelDate, travelers } = sent.values;
  return (
    <div className={styles.sent}>
      <h3 className="h3" tabIndex={-1} data-focus>
        {m.trip_sent_title()}
      </h3>
      <div className={styles.ticket}>
        <p className={styles.trip}>
          <b>{destination}</b>
          <span className="num">{formatLongDay(travelDate)}</span>
          <span className="num">{m.trip_sent_travelers({ count: travelers })}</span>
        </p>
        {sent.reference && (
          <p className={styles.reference}>
            <span>{m.trip_sent_reference()}</span>
            <b>{sent.reference}</b>
          </p>
        )}
      </div>
      <p className="muted">{m.trip_sent_lede({ email: sent.email })}</p>
      <p>
        <Link to="/my-trips" className="more" onClick={onDone}>
          {m.trip_sent_follow()}
        </Link>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onAnother}>
          {m.trip_sent_another()}
        </Button>
        <Button onClick={onDone}>{m.trip_sent_close()}</Button>
      </div>
    </div>
  );
}
