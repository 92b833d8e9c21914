import type { CSSProperties } from "react";
import { m } from "#app/paraglide/messages.js";
import type { TrekPage } from "#server/content/treks/trek-pages.ts";
import styles from "./trek-profile.module.css";
import { nightNames, writeHours, writeMetres } from "./trek-texts.ts";

type TrekProfileProps = Pick<TrekPage, "name" | "start" | "highest" | "course">;

/** Units of the drawing, which is stretched to the page: words stand beside it, not in it. */
const width = 1000;
const height = 300;
/** Metres that the drawing shows at least, so that a walk along a beach is no mountain. */
const leastSpan = 400;
/** Metres between the lines that are named. */
const steps = [100, 200, 500, 1000, 2000];

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Two or three round heights between the lowest and the highest point, clear of the way's own beginning. */
function chooseLines(low: number, high: number): number[] {
  const step = steps.find((one) => (high - low) / one <= 3.5) ?? 2000;
  const first = Math.ceil((low + (high - low) / 4) / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** A curve through the points that never overshoots one of them. */
function drawLine(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = Math.round((before[0] + x) / 2);
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}

/** The heights along a trek: drawn for the eye, and day by day in the table below, which says it all. */
export function TrekProfile({ name, start, highest, course }: TrekProfileProps) {
  const { profile, days } = course;
  const total = profile.at(-1)?.km ?? 1;
  const heights = profile.map(({ altitude }) => altitude);
  const top = Math.max(...heights);
  const low = Math.max(0, Math.min(...heights, top - leastSpan) - (top - Math.min(...heights)) / 8);
  const share = (altitude: number) => (altitude - low) / (top - low);
  const points = profile.map(
    ({ km, altitude }) =>
      [
        Math.round((km / total) * width),
        Math.round(height - share(altitude) * height * 0.92),
      ] as const,
  );
  const line = drawLine(points);
  const peak = profile.find(({ altitude }) => altitude === top);
  const at = (peak?.km ?? 0) / total;
  return (
    <figure>
      <div className={styles.chart} aria-hidden="true">
        {chooseLines(low, top).map((metres) => (
          <span
            key={metres}
            className={styles.line}
            style={{ "--up": percent(share(metres) * 0.92) } as CSSProperties}
          >
            <span className="num">{writeMetres(metres)}</span>
          </span>
        ))}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={styles.land}
          aria-hidden="true"
        >
          <path className={styles.ground} d={`${line}V${height}H0Z`} />
          <path className={styles.way} d={line} />
        </svg>
        {days.slice(0, -1).map(({ day, until }) => (
          <i
            key={day}
            className={styles.night}
            style={{ "--at": percent(until / total) } as CSSProperties}
          />
        ))}
        <span
          className={styles.top}
          data-side={at > 0.7 ? "end" : at < 0.3 ? "start" : "middle"}
          style={{ "--at": percent(at) } as CSSProperties}
        >
          <b>{highest.name}</b> <span className="num">{writeMetres(highest.altitude)}</span>
        </span>
        <ol className={styles.days}>
          {days.map(({ day, km }) => (
            <li key={day} className="num" style={{ flexGrow: km }}>
              {day}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={`${styles.caption} small muted`}>
        {m.trek_profile_caption({ start: start.name, metres: writeMetres(start.altitude) })}
      </figcaption>
      <section
        className={styles.frame}
        aria-label={m.trek_stages_caption({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
      >
        <table className={styles.stages}>
          <caption className="visually-hidden">{m.trek_stages_caption({ name })}</caption>
          <thead>
            <tr>
              <th scope="col">{m.trek_day()}</th>
              <th scope="col">{m.trek_to()}</th>
              <th scope="col">{m.trek_km()}</th>
              <th scope="col">{m.trek_walking()}</th>
              <th scope="col">{m.trek_night()}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, to, km, hours, over, night, quick }) => (
              <tr key={day}>
                <th scope="row" className="num">
                  {day}
                </th>
                <td>
                  <b>{to.name}</b> <span className="num">{writeMetres(to.altitude)}</span>
                  {over && (
                    <span className={styles.over}>
                      {m.trek_over({ name: over.name, metres: writeMetres(over.altitude) })}
                    </span>
                  )}
                  {quick !== null && (
                    <span className={styles.quick}>
                      {m.trek_quick({ metres: writeMetres(quick) })}
                    </span>
                  )}
                </td>
                <td className="num">{m.trek_km_value({ km })}</td>
                <td className="num">{writeHours(hours)}</td>
                <td>{nightNames[night]()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
