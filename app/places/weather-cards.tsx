import type { CSSProperties } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import type { FaqPage } from "#server/content/pages/fixed-pages.ts";
import styles from "./weather-cards.module.css";

/** Which sky a month has: rain decides before heat does. */
function chooseSky({ high, rain }: { high: number; rain: number }): string {
  if (rain >= 120) return "rain";
  if (high >= 36) return "hot";
  return high < 18 ? "cold" : "fair";
}

/** Each city's month under its own small sky: the higher the sun, the hotter the day. */
export function WeatherCards({ cities }: { cities: FaqPage["weather"]["cities"] }) {
  return (
    <ul className={styles.cards}>
      {cities.map((city) => (
        <li
          key={city.to}
          className={styles.card}
          data-sky={chooseSky(city)}
          style={
            {
              "--height": Math.min(1, Math.max(0, (city.high + 4) / 46)).toFixed(2),
            } as CSSProperties
          }
        >
          <span className={styles.sky} aria-hidden="true">
            <i />
          </span>
          <div>
            <h3 className="h3">
              <Link to={city.to}>{city.name}</Link>
            </h3>
            <p className={`${styles.degrees} num`}>
              {m.faq_degrees({ high: city.high, low: city.low })}
            </p>
            <p className="small num">{m.faq_rain({ rain: city.rain })}</p>
            <p className="small muted">{city.note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
