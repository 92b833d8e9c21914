import type { Neighbours } from "./neighbours.ts";
import { bestPrizes } from "./problem.ts";
import type { Random } from "./random.ts";
import { Places, type Schedule } from "./schedule.ts";
import type { Tuning } from "./tuning.ts";

/** Steps on the way that a place costs beside its own time; no worth is nothing: it is divided by. */
const stepShare = 0.5;
const leastWorth = 0.01;

/**
 * Puts places back, one after the other, each at its cheapest gap: what was removed, and the most
 * promising that are not visited, in an order by worth or by time for worth, with chance in both.
 */
export class Recreate {
  readonly inserted: Places;
  private readonly queue: Places;
  private readonly key: Float64Array;
  /** Round in which a place was last queued; negative where it was one of those removed. */
  private readonly queued: Int32Array;
  private round = 0;
  private readonly schedule: Schedule;
  private readonly neighbours: Neighbours;
  private readonly random: Random;
  private readonly tuning: Tuning;
  private readonly wayForPrize: number;
  /** Prize by which places are ordered, and what they take of a day. */
  private readonly worth: Float64Array;
  private readonly effort: Float64Array;

  constructor(
    schedule: Schedule,
    neighbours: Neighbours,
    random: Random,
    tuning: Tuning,
    wayForPrize: number,
  ) {
    const { places, nodes, stay, must } = schedule.problem;
    this.schedule = schedule;
    this.neighbours = neighbours;
    this.random = random;
    this.tuning = tuning;
    this.wayForPrize = wayForPrize;
    this.inserted = new Places(nodes * 2);
    this.queue = new Places(nodes);
    this.key = new Float64Array(nodes);
    this.queued = new Int32Array(nodes);
    this.worth = new Float64Array(nodes);
    this.effort = new Float64Array(nodes);
    const prizes = bestPrizes(schedule.problem);
    for (const place of places) {
      // Pins go first, whatever chance says.
      const worth = must[place] === 1 ? 1e9 : (prizes[place] as number);
      this.worth[place] = worth;
      this.effort[place] =
        ((stay[place] as number) + stepShare * neighbours.meanStep) / Math.max(leastWorth, worth);
    }
  }

  /** Inserts what fits; `all` considers every place that is not visited. */
  after(removed: Places, seed: number, all: boolean): void {
    const { schedule, queue, queued, tuning } = this;
    this.inserted.size = 0;
    queue.size = 0;
    this.round++;
    for (let k = 0; k < removed.size; k++) this.enqueue(removed.items[k] as number);
    if (all) {
      for (const place of schedule.problem.places)
        if ((schedule.dayOf[place] as number) < 0) this.enqueue(place);
    } else {
      this.enqueuePromising(seed, tuning.nearSeed);
      for (let k = 0; k < removed.size; k++)
        this.enqueuePromising(removed.items[k] as number, tuning.nearRemoved);
    }
    for (let k = 0; k < removed.size; k++) queued[removed.items[k] as number] = -this.round;
    this.sortQueue();
    for (let k = 0; k < queue.size; k++) {
      const place = queue.items[k] as number;
      // What was visited may go anywhere, the others only where something has changed.
      schedule.findGap(place, (queued[place] as number) > 0, this.wayForPrize, this.random);
      if (schedule.foundDay < 0) continue;
      schedule.insert(place, schedule.foundDay, schedule.foundSlot);
      this.inserted.add(place);
    }
  }

  /** Marks as unvisited what `after` inserted. */
  forget(): void {
    const { items, size } = this.inserted;
    for (let k = 0; k < size; k++) this.schedule.dayOf[items[k] as number] = -1;
  }

  private enqueue(place: number): void {
    if (this.queued[place] === this.round) return;
    this.queued[place] = this.round;
    this.queue.add(place);
  }

  private enqueuePromising(node: number, count: number): void {
    const { promising, width } = this.neighbours;
    const { dayOf } = this.schedule;
    let left = count;
    for (let k = 0; k < width && left > 0; k++) {
      const place = promising[node * width + k] as number;
      if ((dayOf[place] as number) >= 0) continue;
      this.enqueue(place);
      left--;
    }
  }

  /** Most wanted first: shell sort, keys and places side by side. */
  private sortQueue(): void {
    const { key, queue, random, worth, effort } = this;
    const { items, size } = queue;
    if (random.next() < 0.5)
      for (let k = 0; k < size; k++)
        key[k] = -(worth[items[k] as number] as number) * (0.4 + random.next());
    else
      for (let k = 0; k < size; k++)
        key[k] = (effort[items[k] as number] as number) * (0.5 + random.next());
    for (let gap = size > 40 ? 23 : size > 10 ? 7 : 1; gap > 0; gap = smallerGap(gap))
      for (let i = gap; i < size; i++) {
        const place = items[i] as number;
        const own = key[i] as number;
        let j = i;
        for (; j >= gap && (key[j - gap] as number) > own; j -= gap) {
          items[j] = items[j - gap] as number;
          key[j] = key[j - gap] as number;
        }
        items[j] = place;
        key[j] = own;
      }
  }
}

function smallerGap(gap: number): number {
  return gap === 23 ? 7 : gap === 7 ? 3 : gap === 3 ? 1 : 0;
}
