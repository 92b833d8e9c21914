import type { CSSProperties } from "react";
import { m } from "#app/paraglide/messages.js";
import { nameMonth, shortenMonth } from "#app/ui/months.ts";
import styles from "./temperature-chart.module.css";

type TemperatureChartProps = {
  /** Mean daily high and low by month, °C, January first. */
  temperatures: readonly (readonly [number, number])[];
  /** Months to go, 1 to 12. */
  best: readonly number[];
  present: number;
  place: string;
};

/** Bars from the night's low to the day's high, upright on a wide screen and lying on a narrow one. */
export function TemperatureChart({ temperatures, best, present, place }: TemperatureChartProps) {
  const values = temperatures.flat();
  const lowest = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - lowest);
  const share = (degrees: number) => ((degrees - lowest) / span).toFixed(3);
  return (
    <figure>
      <ol className={styles.chart} aria-hidden="true">
        {temperatures.map(([high, low], index) => (
          <li
            key={nameMonth(index + 1)}
            data-best={best.includes(index + 1) || undefined}
            data-present={index + 1 === present || undefined}
            style={{ "--low": share(low), "--high": share(high) } as CSSProperties}
          >
            <b>{shortenMonth(index + 1)}</b>
            <span className={styles.track}>
              <span className={styles.bar}>
                <em className={`${styles.high} num`}>{Math.round(high)}°</em>
                <em className={`${styles.low} num`}>{Math.round(low)}°</em>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <table className="visually-hidden">
        <caption>{m.place_temperatures_caption({ place })}</caption>
        <thead>
          <tr>
            <th scope="col">{m.place_month()}</th>
            <th scope="col">{m.place_high()}</th>
            <th scope="col">{m.place_low()}</th>
          </tr>
        </thead>
        <tbody>
          {temperatures.map(([high, low], index) => (
            <tr key={nameMonth(index + 1)}>
              <th scope="row">{nameMonth(index + 1)}</th>
              <td>{high}</td>
              <td>{low}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className={`${styles.note} small muted`}>
        {m.place_temperatures_note({ place })}
      </figcaption>
    </figure>
  );
}
