import { m } from "#app/paraglide/messages.js";
import { formatDays, splitDay } from "#app/ui/format-dates.ts";
import styles from "./sun-date.module.css";

type Occasion = { start: string; end: string; running: boolean };

/** A festival's day as a sun going under: the day in its disc, the short month below the horizon. */
export function SunDate({ occasion, large }: { occasion: Occasion; large?: boolean }) {
  const { day, month, year } = splitDay(occasion.start);
  return (
    <time
      className={`${styles.sun} ${large ? styles.large : ""}`}
      dateTime={occasion.start}
      title={formatDays(occasion.start, occasion.end)}
      data-running={occasion.running || undefined}
    >
      <b className="num">{day}</b>
      <span>
        {month}
        <span className={styles.year}> {year}</span>
      </span>
      {occasion.running && <span className="visually-hidden">, {m.place_running()}</span>}
    </time>
  );
}
