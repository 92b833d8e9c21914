import type { MoveTable } from "./reckoned.ts";
import type { TripModel } from "./trip-model.ts";

/** Minutes by day from base to base; so many where nothing leads there. */
export function minutesOfWay(model: TripModel, day: number, from: number, to: number): number {
  const row = recallRow(model, model.moveMinutes, day, from, newMinutes);
  let minutes = row[to] as number;
  if (minutes < 0) {
    minutes = model.ways.findLength(from, to, model.timetable[day] as number)?.minutes ?? noWay;
    row[to] = minutes;
  }
  return minutes;
}

const noWay = 900;

/** Not yet reckoned. */
const newMinutes = (length: number) => new Int16Array(length).fill(-1);

/** What is kept of the ways from a base on such a day, by base. */
export function recallRow<Row>(
  { facts, timetable }: TripModel,
  table: MoveTable<Row>,
  day: number,
  from: number,
  make: (length: number) => Row,
): Row {
  const { length } = facts.plannable.bases;
  const when = timetable[day] as number;
  let rows = table[when];
  if (!rows) {
    rows = new Array(length);
    table[when] = rows;
  }
  let row = rows[from];
  if (!row) {
    row = make(length);
    rows[from] = row;
  }
  return row;
}
