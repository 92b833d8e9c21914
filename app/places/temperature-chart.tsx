import { m } from "#app/paraglide/messages.js";
import { nameMonth, shortenMonth } from "./months.ts";
import styles from "./temperature-chart.module.css";

type TemperatureChartProps = {
  /** Mean daily high and low by month, °C, January first. */
  temperatures: readonly (readonly [number, number])[];
  /** Months to go, 1 to 12. */
  best: readonly number[];
  present: number;
  place: string;
};

const width = 960;
const height = 320;
const foot = 44;
const head = 30;
const left = 44;

/** Bars from the night's low to the day's high; the months to go stand in the sun. */
export function TemperatureChart({ temperatures, best, present, place }: TemperatureChartProps) {
  const values = temperatures.flat();
  const lowest = Math.floor((Math.min(...values) - 2) / 5) * 5;
  const highest = Math.ceil((Math.max(...values) + 2) / 5) * 5;
  const y = (degrees: number) =>
    head + ((highest - degrees) / (highest - lowest)) * (height - head - foot);
  const column = (width - left) / 12;
  const lines = Array.from(
    { length: Math.floor((highest - lowest) / 10) + 1 },
    (_, index) => Math.ceil(lowest / 10) * 10 + index * 10,
  ).filter((degrees) => degrees <= highest);
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {lines.map((degrees) => (
          <g key={degrees}>
            <path className={styles.line} d={`M${left} ${y(degrees)}H${width}`} />
            <text className={styles.scale} x={left - 10} y={y(degrees) + 5} textAnchor="end">
              {degrees}°
            </text>
          </g>
        ))}
        {temperatures.map(([high, low], index) => {
          const month = index + 1;
          const x = left + column * index + column / 2;
          return (
            <g key={nameMonth(month)} data-best={best.includes(month) || undefined}>
              {month === present && (
                <rect
                  className={styles.present}
                  x={x - column / 2 + 3}
                  y={0}
                  width={column - 6}
                  height={height}
                  rx={16}
                />
              )}
              <rect
                className={styles.bar}
                x={x - 15}
                y={y(high)}
                width={30}
                height={Math.max(8, y(low) - y(high))}
                rx={15}
              />
              <text className={styles.value} x={x} y={y(high) - 9} textAnchor="middle">
                {Math.round(high)}
              </text>
              <text className={styles.value} x={x} y={y(low) + 20} textAnchor="middle">
                {Math.round(low)}
              </text>
              <text className={styles.month} x={x} y={height - 6} textAnchor="middle">
                {shortenMonth(month)}
              </text>
            </g>
          );
        })}
      </svg>
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
      <figcaption className="small muted">{m.place_temperatures_note({ place })}</figcaption>
    </figure>
  );
}
