import { m } from "#app/paraglide/messages.js";
import { shortenMonths } from "#app/ui/months.ts";
import type { TrekTile } from "#server/content/pages/tiles.ts";
import styles from "./trek-card-text.module.css";
import { gradeNames, openNames, writeMetres } from "./trek-texts.ts";

/** Under a trek's name: how long, how high and how hard it is, its months, and one line. */
export function TrekCardText({ trek }: { trek: TrekTile }) {
  const { days, highest, grade, months, open, line } = trek;
  return (
    <>
      <p className={styles.measures}>
        <span className="num">
          {m.trek_card_days({ days })} · {writeMetres(highest)}
        </span>{" "}
        · {gradeNames[grade]()}
      </p>
      {months.length > 0 && <p className={styles.months}>{shortenMonths(months)}</p>}
      {open !== "open" && <p className={styles.open}>{openNames[open]()}</p>}
      <p className={styles.line}>{line}</p>
    </>
  );
}
