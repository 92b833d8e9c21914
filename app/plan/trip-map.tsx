import { m } from "#app/paraglide/messages.js";
import type { Itinerary, TripBase } from "#contract/itinerary.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { createProjection } from "./project-point.ts";
import styles from "./trip-map.module.css";

type Stop = { base: TripBase; numbers: number[] };
type Point = { x: number; y: number };

/** The bases in the order of travel, one stop a base, with the days one wakes or arrives there. */
export function listStops({ start, days, end }: Itinerary): { stops: Stop[]; way: TripBase[] } {
  const way = [
    start,
    ...days.flatMap(({ wakes, sleeps }) => (sleeps ? [wakes, sleeps] : [wakes])),
    end,
  ];
  const stretches = way.filter((base, index) => base.id !== way[index - 1]?.id);
  const stops = new Map<string, Stop>();
  for (const [index, base] of stretches.entries()) {
    const stop = stops.get(base.id);
    if (stop) stop.numbers.push(index + 1);
    else stops.set(base.id, { base, numbers: [index + 1] });
  }
  return { stops: [...stops.values()], way: stretches };
}

const aspect = 1.12;
const leastWidth = 210;

/** The part of the drawing that holds the way, with air around it. */
function frameAround(points: readonly Point[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const width = Math.max(leastWidth, (right - left) * 1.5, ((bottom - top) * 1.45) / aspect);
  const height = width * aspect;
  return { x: (left + right) / 2 - width / 2, y: (top + bottom) / 2 - height / 2, width, height };
}

/** The house's own map of India, drawn near to the trip's way, its stops numbered in order. */
export function TripMap({ trip, map }: { trip: Itinerary; map: PlanForm["map"] }) {
  const project = createProjection(map.anchors);
  const { stops, way } = listStops(trip);
  const points = way.map(project);
  const frame = frameAround(points);
  const unit = frame.width / 100;
  const taken: Point[] = [];
  const marks = stops.map((stop) => {
    const at = project(stop.base);
    const isCrowded = taken.some(
      (other) => Math.abs(other.x - at.x) < 26 * unit && Math.abs(other.y - at.y) < 5 * unit,
    );
    taken.push(at);
    const isRight = at.x > frame.x + frame.width * 0.62;
    return { ...stop, at, isCrowded, isRight };
  });
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        className={styles.map}
        role="img"
        aria-label={m.plan_map({ way: way.map(({ name }) => name).join(", ") })}
      >
        <g className={styles.land}>
          {map.lands.map((slug) => (
            <use key={slug} href={`${map.drawing}#${slug}`} />
          ))}
        </g>
        <polyline
          className={styles.way}
          points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
          strokeWidth={unit * 0.9}
          strokeDasharray={`${unit * 0.1} ${unit * 1.7}`}
        />
        {marks.map(({ base, numbers, at, isCrowded, isRight }) => (
          <g key={base.id} transform={`translate(${at.x} ${at.y}) scale(${unit})`}>
            <circle className={styles.stop} r={3.1} />
            <text className={styles.number} y={1.25} textAnchor="middle">
              {numbers[0]}
            </text>
            <text
              className={styles.name}
              x={isRight ? -4.4 : 4.4}
              y={isCrowded ? -2.6 : 1.4}
              textAnchor={isRight ? "end" : "start"}
            >
              {base.name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
