import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { formatDays } from "#app/ui/format-dates.ts";
import type { FestivalTile } from "#server/content/pages/tiles.ts";
import styles from "./festival-rows.module.css";
import { FoldedList } from "./folded-list.tsx";
import { MoonGlyph, nameMoon } from "./moon.tsx";
import { SunDate } from "./sun-date.tsx";

const hours = ["dusk", "gold", "noon", "dawn"] as const;

type FestivalsProps = { festivals: readonly FestivalTile[] };

/** Festivals in order of their next day: the sun of the date, the name, the line, the moon. */
export const FestivalRows = ({ festivals }: FestivalsProps) => (
  <FoldedList
    items={festivals}
    first={2}
    narrow
    label={(count) => m.place_festivals_more({ count })}
    className={styles.rest}
  >
    {(some) => <Rows festivals={some} />}
  </FoldedList>
);

function Rows({ festivals }: FestivalsProps) {
  return (
    <ul className={styles.rows}>
      {festivals.map((festival, index) => (
        <li key={festival.to} data-hour={hours[index % hours.length]}>
          <SunDate occasion={festival.occasion} />
          <div>
            <h3 className="h3">
              <Link to={festival.to} className={styles.link}>
                {festival.name}
              </Link>
            </h3>
            <p className="small muted">{festival.place}</p>
          </div>
          <p className={styles.line}>{festival.line}</p>
          <p className={styles.dates}>
            {formatDays(festival.occasion.start, festival.occasion.end)}
            {festival.occasion.provisional && <em>{m.place_provisional()}</em>}
            {festival.occasion.reckoned && <em>{m.place_reckoned()}</em>}
            {festival.moon && (
              <span className={styles.moon}>
                <MoonGlyph phase={festival.moon.phase} size={20} />
                {nameMoon(festival.moon.name)}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
