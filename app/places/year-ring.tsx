import { m } from "#app/paraglide/messages.js";
import { nameMonth, shortenMonth } from "#app/ui/months.ts";
import styles from "./year-ring.module.css";

/** The twelve months on two lines: those to go lit, the present one ringed. */
export function YearRing({ best, present }: { best: readonly number[]; present: number }) {
  return (
    <ol className={styles.year} aria-label={m.place_months_label()}>
      {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => (
        <li
          key={month}
          data-best={best.includes(month) || undefined}
          aria-current={month === present ? "date" : undefined}
        >
          <abbr title={nameMonth(month)}>{shortenMonth(month)}</abbr>
          {best.includes(month) && (
            <span className="visually-hidden">, {m.place_score_best()}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
