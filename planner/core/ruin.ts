import type { Neighbours } from "./neighbours.ts";
import type { Random } from "./random.ts";
import type { Places, Schedule } from "./schedule.ts";
import type { Tuning } from "./tuning.ts";

/** Places that a day must have for each string that is already taken out of it. */
const placesAString = 14;
/** How often a string is kept in its middle, how often that is one place longer, and how often a place is passed over. */
const splits = 0.5;
const keepsMore = 0.5;
const passesOver = 0.15;

/**
 * Takes visits out around a place. By strings: slack induction by string removals (Christiaens and
 * Vanden Berghe, Transportation Science 2020), runs of adjacent visits, half of them with a part in
 * the middle that stays. By nearness: single visits.
 */
export class Ruin {
  private possible = true;
  private readonly struck: Int32Array;
  private readonly schedule: Schedule;
  private readonly neighbours: Neighbours;
  private readonly random: Random;
  private readonly tuning: Tuning;

  constructor(schedule: Schedule, neighbours: Neighbours, random: Random, tuning: Tuning) {
    this.schedule = schedule;
    this.neighbours = neighbours;
    this.random = random;
    this.tuning = tuning;
    this.struck = new Int32Array(schedule.problem.days);
  }

  /**
   * Takes visits out around `seed` and writes them to `out`; false when a day has become impossible
   * by it, which happens only where the straight way is longer than the one by way of a visit.
   */
  around(seed: number, out: Places): boolean {
    this.possible = true;
    if (this.random.next() < this.tuning.strings) this.strings(seed, out);
    else this.nearest(seed, out);
    return this.possible;
  }

  private strings(seed: number, out: Places): void {
    const { schedule, random, struck, tuning } = this;
    const { near, width } = this.neighbours;
    const { dayOf } = schedule;
    const { length } = schedule.times;
    const { locked, days } = schedule.problem;
    let visits = 0;
    let used = 0;
    for (let day = 0; day < days; day++)
      if (locked[day] === 0 && (length[day] as number) > 2) {
        visits += (length[day] as number) - 2;
        used++;
      }
    if (used === 0) return;
    const longest = Math.min(tuning.longestString, visits / used);
    const most = (4 * tuning.removals) / (1 + longest) - 1;
    let wanted = Math.max(1, (1 + random.next() * most) | 0);
    struck.fill(0);
    for (let k = 0; k < width && wanted > 0; k++) {
      const place = near[seed * width + k] as number;
      const day = dayOf[place] as number;
      if (day < 0 || locked[day] === 1) continue;
      const inDay = (length[day] as number) - 2;
      // A second string in one day only where the day is long.
      if ((struck[day] as number) * placesAString > inDay) continue;
      const size = Math.min(inDay, (1 + random.next() * Math.min(inDay, longest)) | 0);
      this.cut(day, schedule.slotOf[place] as number, size, inDay, out);
      struck[day] = (struck[day] as number) + 1;
      wanted--;
    }
  }

  /** Removes `size` visits around a slot, in one run or on both sides of a part that stays. */
  private cut(day: number, slot: number, size: number, inDay: number, out: Places): void {
    const { schedule, random } = this;
    let kept = 0;
    if (size > 1 && inDay > size && random.next() < splits) {
      kept = 1;
      while (size + kept < inDay && random.next() > keepsMore) kept++;
    }
    const span = size + kept;
    const first = Math.min(Math.max(1, slot - random.below(span)), inDay - span + 1);
    if (kept === 0) schedule.remove(day, first, size, out);
    else {
      const before = random.below(size + 1);
      if (before < size) schedule.remove(day, first + before + kept, size - before, out);
      if (before > 0) schedule.remove(day, first, before, out);
    }
    if (!schedule.retime(day, first, first + kept - 1)) this.possible = false;
  }

  private nearest(seed: number, out: Places): void {
    const { schedule, random, struck } = this;
    const { near, width } = this.neighbours;
    const { locked, days } = schedule.problem;
    let wanted = 1 + random.below(this.tuning.removals);
    struck.fill(0);
    for (let k = 0; k < width && wanted > 0; k++) {
      const place = near[seed * width + k] as number;
      const day = schedule.dayOf[place] as number;
      if (day < 0 || locked[day] === 1 || random.next() < passesOver) continue;
      const start = day * schedule.stride;
      let slot = 1;
      while (schedule.times.stops[start + slot] !== place) slot++;
      schedule.remove(day, slot, 1, out);
      struck[day] = 1;
      wanted--;
    }
    for (let day = 0; day < days; day++) {
      if (struck[day] === 0) continue;
      const last = (schedule.times.length[day] as number) - 2;
      if (!schedule.retime(day, 1, last)) this.possible = false;
    }
  }
}
