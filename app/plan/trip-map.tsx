import { memo } from "react";
import { m } from "#app/paraglide/messages.js";
import type { TripBase } from "#contract/trip/itinerary.ts";
import type { TripWithFacts } from "#planner/trip/trip-facts.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { baseOfNight } from "#trip/name-day.ts";
import { useSame } from "./keep-same.ts";
import { placeLabels } from "./place-labels.ts";
import { createProjection } from "./project-point.ts";
import styles from "./trip-map.module.css";

/** A place of the way, with the days that begin or end there. */
export type Stop = { base: TripBase; days: number[] };
type Point = { x: number; y: number };

/** The bases in the order of travel, each once with the days that begin or end there. */
export function listStops({ document: { days, end }, facts: { towns } }: TripWithFacts): {
  stops: Stop[];
  way: TripBase[];
} {
  const touched = days.flatMap(({ place, night }, index) =>
    [place?.base, baseOfNight(night)].map((id) => ({
      id,
      day: index + 1,
    })),
  );
  const stops = new Map<string, Stop>();
  const way: TripBase[] = [];
  for (const { id, day } of [...touched, { id: end?.base, day: days.length }]) {
    const base = id ? towns[id] : undefined;
    if (!base) continue;
    const stop = stops.get(base.id) ?? { base, days: [] };
    if (!stop.days.includes(day)) stop.days.push(day);
    stops.set(base.id, stop);
    if (way.at(-1)?.id !== base.id) way.push(base);
  }
  return { stops: [...stops.values()], way };
}

/** 1, 2, 3, 10 as "1–3, 10". */
export function sayDays(days: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === day) run[1] = day;
    else runs.push([day, day]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
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

type MapOfIndia = PlanForm["map"];

/** Drawn anew when the way is another, not for every visit that changes. */
export const TripMap = (props: { trip: TripWithFacts; map: MapOfIndia; active?: number }) => (
  <WayMap {...useSame(listStops(props.trip))} map={props.map} active={props.active} />
);

/** The house's own map of India, drawn near to a way, its stops numbered by their days. */
export const WayMap = memo(function WayMap({
  stops,
  way,
  map,
  active,
}: {
  stops: readonly Stop[];
  way: readonly TripBase[];
  map: MapOfIndia;
  /** The day that is being read: its places are marked. */
  active?: number | undefined;
}) {
  const project = createProjection(map.anchors);
  const points = way.map(project);
  const frame = frameAround(points);
  const unit = frame.width / 100;
  const marks = placeLabels(
    stops.map((stop) => {
      const { x, y } = project(stop.base);
      const days = stop.days.length > 1 ? sayDays(stop.days) : "";
      return { ...stop, said: days, at: { x: (x - frame.x) / unit, y: (y - frame.y) / unit } };
    }),
    { width: 100, height: 100 * aspect },
  );
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
        {marks.map(({ base, days, said, at, label }) => (
          <g
            key={base.id}
            data-active={(active !== undefined && days.includes(active)) || undefined}
            transform={`translate(${frame.x + at.x * unit} ${frame.y + at.y * unit}) scale(${unit})`}
          >
            <circle className={styles.stop} r={3.1} />
            <text className={styles.number} y={1.25} textAnchor="middle">
              {days[0]}
            </text>
            <text className={styles.name} x={label.x} y={label.y} textAnchor={label.anchor}>
              {base.name}
              {said && <tspan className={styles.days}> {said}</tspan>}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
});
