import { temperatureAt } from "./anneal.ts";
import { findNeighbours } from "./neighbours.ts";
import { bestPrizes, type Plan, type Problem } from "./problem.ts";
import { Random } from "./random.ts";
import { Recreate } from "./recreate.ts";
import { Ruin } from "./ruin.ts";
import { Places, Schedule } from "./schedule.ts";
import { ScheduleCopy } from "./schedule-copy.ts";
import { defaultTuning, type Tuning } from "./tuning.ts";

/** No prize is nothing: it is divided by. */
const leastPrize = 1e-9;

export interface SearchOptions {
  readonly seed?: number;
  /** The plan to begin with: what is still possible of it is kept. */
  readonly from?: Plan;
  readonly tuning?: Partial<Tuning>;
}

/** Ruin and recreate under simulated annealing, round by round: whoever calls holds the clock. */
export class Search {
  rounds = 0;
  private readonly problem: Problem;
  private readonly tuning: Tuning;
  private readonly random: Random;
  private readonly schedule: Schedule;
  private readonly ruin: Ruin;
  private readonly recreate: Recreate;
  private readonly removed: Places;
  private readonly current: ScheduleCopy;
  private readonly best: ScheduleCopy;
  private readonly meanPrize: number;
  /** Prize that a unit of way costs: between plans of one worth the shorter is better. */
  private readonly wayCost: number;

  constructor(problem: Problem, { seed = 1, from, tuning }: SearchOptions = {}) {
    this.problem = problem;
    this.tuning = { ...defaultTuning(problem), ...tuning };
    this.random = new Random(seed);
    const neighbours = findNeighbours(problem);
    this.meanPrize = meanPrizeOf(problem);
    this.wayCost = (this.tuning.wayCost * this.meanPrize) / neighbours.meanStep;
    this.schedule = new Schedule(problem);
    this.removed = new Places(problem.nodes);
    this.ruin = new Ruin(this.schedule, neighbours, this.random, this.tuning);
    this.recreate = new Recreate(
      this.schedule,
      neighbours,
      this.random,
      this.tuning,
      (neighbours.meanStep + meanStayOf(problem)) / this.meanPrize,
    );
    if (from !== undefined) this.enter(from);
    this.fill();
    this.current = new ScheduleCopy(this.schedule);
    this.best = new ScheduleCopy(this.schedule);
    this.schedule.changed.fill(0);
  }

  /** Best plan so far, and its worth with what pins add: it only rises. */
  get bestWorth(): number {
    return this.best.worth;
  }

  bestPlan(): number[][] {
    return this.best.days();
  }

  /** True when no plan can be better: there is no place, or every one is in it, on the day that pays it best. */
  get complete(): boolean {
    if (this.problem.places.length === 0) return true;
    return !this.tuning.shorten && this.best.worth >= this.schedule.mostWorth;
  }

  /** Runs rounds at the temperature that belongs to `progress` (0 to 1). */
  run(rounds: number, progress: number): void {
    const { random, schedule, current, best, removed, wayCost } = this;
    const { places } = this.problem;
    const temperature = this.meanPrize * temperatureAt(this.tuning, progress);
    for (let k = 0; k < rounds; k++) {
      const seed = places[random.below(places.length)] as number;
      removed.size = 0;
      if (this.ruin.around(seed, removed)) {
        this.recreate.after(removed, seed, random.next() < this.tuning.everyPlace);
        const gain = schedule.worth - current.worth;
        const longer = schedule.totalWay() - current.way;
        if (gain - wayCost * longer > temperature * Math.log(random.next())) {
          if (schedule.worth > best.worth + tolerance || this.isShorter()) best.keepAll(schedule);
          current.keepChanged(schedule);
          continue;
        }
        this.recreate.forget();
      }
      current.restoreChanged(schedule);
    }
    this.rounds += rounds;
  }

  private isShorter(): boolean {
    const { best, schedule, tuning } = this;
    return (
      tuning.shorten && schedule.worth > best.worth - tolerance && schedule.totalWay() < best.way
    );
  }

  /** Takes over what is still possible, in order; locked days as they are. */
  private enter(plan: Plan): void {
    const { schedule, problem } = this;
    const free = new Set(problem.places);
    for (const [day, stops] of plan.slice(0, problem.days).entries())
      for (const place of stops) {
        if (!free.delete(place)) continue;
        const fits = schedule.insert(place, day, (schedule.times.length[day] as number) - 2);
        if (fits || problem.locked[day] === 1) continue;
        const last = (schedule.times.length[day] as number) - 2;
        schedule.remove(day, last, 1, this.removed);
        schedule.retime(day, last, last - 1);
        free.add(place);
      }
  }

  private fill(): void {
    this.removed.size = 0;
    this.schedule.changed.fill(1);
    this.recreate.after(this.removed, this.problem.places[0] ?? 0, true);
  }
}

/** Sums of diminished prizes are not exact. */
const tolerance = 1e-6;

function meanPrizeOf(problem: Problem): number {
  const total = bestPrizes(problem).reduce((all, prize) => all + prize, 0);
  return Math.max(leastPrize, total / Math.max(1, problem.places.length));
}

function meanStayOf({ places, stay }: Problem): number {
  return (
    places.reduce((sum, place) => sum + (stay[place] as number), 0) / Math.max(1, places.length)
  );
}
