import { useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import type { Office } from "#contract/content/office.ts";
import styles from "./office-hours.module.css";
import { type OwnHours, readOwnHours } from "./own-hours.ts";

/** The hours as they are kept in Ranchi and, once the browser has said where it is, in its own time. */
export function OfficeHours({ office }: { office: Office }) {
  const [own, setOwn] = useState<OwnHours | null>(null);
  useEffect(() => {
    const read = () =>
      setOwn(
        readOwnHours(office.week, new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone),
      );
    read();
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, [office.week]);
  return (
    <div className={styles.hours}>
      <dl>
        {office.hours.map((line) => (
          <div key={line.days}>
            <dt>{line.days}</dt>
            <dd className="num">{line.hours}</dd>
          </div>
        ))}
      </dl>
      {own && (
        <div className={styles.own} data-testid="own-hours">
          <p className={styles.state} data-open={own.open || undefined}>
            {own.open
              ? m.contact_open_now()
              : m.contact_closed_now({ next: own.nextOpening ?? "" })}
          </p>
          {!own.same && (
            <p className="num">
              {m.contact_own_time({
                zone: own.zone,
                weekdays: own.weekdays,
                saturday: own.saturday,
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
