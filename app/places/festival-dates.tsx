import { m } from "#app/paraglide/messages.js";
import { formatDays, formatNamedDay, nameWeekday } from "#app/ui/format-dates.ts";
import type { FestivalPage } from "#server/content/pages/place-page.ts";
import styles from "./festival-dates.module.css";
import { MoonGlyph, nameMoon } from "./moon.tsx";

type FestivalDatesProps = { dates: FestivalPage["dates"]; next: string };

/** The years of a festival that are known, each with the moon of its first night. */
export function FestivalDates({ dates, next }: FestivalDatesProps) {
  return (
    <ol className={styles.dates}>
      {dates.map((date) => (
        <li key={date.year} aria-current={date.start === next ? "date" : undefined}>
          <span className={`${styles.year} num`}>{date.year}</span>
          <time dateTime={date.start} className={styles.day}>
            {formatDays(date.start, date.end)}
          </time>
          <span>
            {nameWeekday(date.start)}
            {date.provisional && ` · ${m.place_provisional()}`}
            {date.reckoned && ` · ${m.place_reckoned()}`}
          </span>
          {date.days && (
            <ul className={styles.great}>
              {date.days.map(({ day, name }) => (
                <li key={day + name}>
                  <time dateTime={day}>{formatNamedDay(day)}</time> {name}
                </li>
              ))}
            </ul>
          )}
          <span className={styles.moon}>
            <MoonGlyph phase={date.moon.phase} size={44} />
            {nameMoon(date.moon.name)}
          </span>
        </li>
      ))}
    </ol>
  );
}
