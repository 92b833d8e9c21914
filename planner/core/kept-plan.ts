import type { Schedule } from "./schedule.ts";

/** A copy of a schedule's days that can be put back. */
export class KeptPlan {
  worth = 0;
  way = 0;
  private readonly stops: Int32Array;
  private readonly length: Int32Array;
  private readonly kindSum: Float64Array;

  constructor(schedule: Schedule) {
    this.stops = schedule.stops.slice();
    this.length = schedule.length.slice();
    this.kindSum = schedule.kindSum.slice();
    this.keepAll(schedule);
  }

  /** Copies the changed days and marks them unchanged. */
  keepChanged(schedule: Schedule): void {
    const { stops, length, changed, stride } = schedule;
    for (let day = 0; day < changed.length; day++) {
      if (changed[day] === 0) continue;
      const start = day * stride;
      const end = start + (length[day] as number);
      for (let k = start; k < end; k++) this.stops[k] = stops[k] as number;
      this.length[day] = length[day] as number;
      changed[day] = 0;
    }
    this.keepSums(schedule);
  }

  keepAll(schedule: Schedule): void {
    this.stops.set(schedule.stops);
    this.length.set(schedule.length);
    this.keepSums(schedule);
  }

  /** Puts the changed days back; places that were inserted since must have been marked unvisited. */
  restoreChanged(schedule: Schedule): void {
    const { stops, length, changed, dayOf, stride } = schedule;
    for (let day = 0; day < changed.length; day++) {
      if (changed[day] === 0) continue;
      const start = day * stride;
      const end = start + (this.length[day] as number);
      for (let k = start; k < end; k++) stops[k] = this.stops[k] as number;
      for (let k = start + 1; k < end - 1; k++) dayOf[stops[k] as number] = day;
      length[day] = this.length[day] as number;
      changed[day] = 0;
      schedule.retime(day);
    }
    schedule.worth = this.worth;
    schedule.kindSum.set(this.kindSum);
  }

  days(stride: number): number[][] {
    return Array.from(this.length, (length, day) =>
      Array.from(this.stops.subarray(day * stride + 1, day * stride + length - 1)),
    );
  }

  private keepSums(schedule: Schedule): void {
    this.worth = schedule.worth;
    this.way = schedule.totalWay();
    this.kindSum.set(schedule.kindSum);
  }
}
