/** Stops and times of all days: day `d` fills the slots from `d * stride`. */
export interface DayTimes {
  /** Nodes of a day, both ends counted. */
  readonly length: Int32Array;
  /** Its start, the visits in order, its end. */
  readonly stops: Int32Array;
  /** Earliest departure from a stop. */
  readonly departure: Int32Array;
  /** Latest begin at a stop that keeps the rest of the day possible. */
  readonly latest: Int32Array;
  /** Way to the next stop. */
  readonly leg: Int32Array;
  /** Time between this stop and the next that is not needed for the way. */
  readonly room: Int32Array;
  /** The widest room of a day, and its way, all legs together. */
  readonly widestRoom: Int32Array;
  readonly way: Int32Array;
  /** What a day counts towards its caps (`Caps`), where it has any. */
  readonly effort: Int32Array;
  readonly road: Int32Array;
}

export function createDayTimes(days: number, stride: number): DayTimes {
  const slots = () => new Int32Array(days * stride);
  return {
    length: new Int32Array(days),
    stops: slots(),
    departure: slots(),
    latest: slots(),
    leg: slots(),
    room: slots(),
    widestRoom: new Int32Array(days),
    way: new Int32Array(days),
    effort: new Int32Array(days),
    road: new Int32Array(days),
  };
}

export function copyDay(from: DayTimes, to: DayTimes, day: number, stride: number): void {
  const start = day * stride;
  const end = start + (from.length[day] as number);
  for (let k = start; k < end; k++) {
    to.stops[k] = from.stops[k] as number;
    to.departure[k] = from.departure[k] as number;
    to.latest[k] = from.latest[k] as number;
    to.leg[k] = from.leg[k] as number;
    to.room[k] = from.room[k] as number;
  }
  to.length[day] = from.length[day] as number;
  to.widestRoom[day] = from.widestRoom[day] as number;
  to.way[day] = from.way[day] as number;
  to.effort[day] = from.effort[day] as number;
  to.road[day] = from.road[day] as number;
}
