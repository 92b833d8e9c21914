import { copyDay, createDayTimes, type DayTimes } from "./day-times.ts";
import type { Schedule } from "./schedule.ts";

/** A copy of a schedule that can be put back. */
export class ScheduleCopy {
  worth = 0;
  way = 0;
  private readonly times: DayTimes;
  private readonly kindSum: Float64Array;
  private readonly stride: number;

  constructor(schedule: Schedule) {
    this.stride = schedule.stride;
    this.times = createDayTimes(schedule.problem.days, schedule.stride);
    this.kindSum = schedule.kindSum.slice();
    this.keepAll(schedule);
  }

  keepAll(schedule: Schedule): void {
    for (let day = 0; day < schedule.problem.days; day++)
      copyDay(schedule.times, this.times, day, this.stride);
    this.keepSums(schedule);
  }

  /** Only what changed since it was last kept or restored. */
  keepChanged(schedule: Schedule): void {
    schedule.keepChanged(this.times);
    this.keepSums(schedule);
  }

  /** Places that were inserted since must have been marked as unvisited. */
  restoreChanged(schedule: Schedule): void {
    schedule.restoreChanged(this.times);
    schedule.worth = this.worth;
    if (this.kindSum.length > 0) schedule.kindSum.set(this.kindSum);
  }

  days(): number[][] {
    const { length, stops } = this.times;
    return Array.from(length, (count, day) =>
      Array.from(stops.subarray(day * this.stride + 1, day * this.stride + count - 1)),
    );
  }

  private keepSums(schedule: Schedule): void {
    this.worth = schedule.worth;
    this.way = schedule.totalWay();
    if (this.kindSum.length > 0) this.kindSum.set(schedule.kindSum);
  }
}
